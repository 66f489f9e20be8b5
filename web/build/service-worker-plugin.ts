/**
 * Emits `sw.js`: the page works offline after the first visit.
 *
 * Why by hand: the whole need is "keep this build's files", which is forty lines; the usual tool brings three hundred packages.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Files of `public/`, which the bundler does not list. */
const PUBLIC = ['./', './theme.js', './icon.svg', './manifest.webmanifest'];

export function serviceWorker(): Plugin {
  return {
    name: 'crema-service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => file.startsWith('assets/'))
        .sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const template = readFileSync(fileURLToPath(new URL('./service-worker.js', import.meta.url)), 'utf8');
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: template.replace('__VERSION__', version).replace('__FILES__', JSON.stringify([...PUBLIC, ...files])),
      });
    },
  };
}
