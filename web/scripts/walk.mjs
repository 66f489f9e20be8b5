import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder. */
export function walk(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
