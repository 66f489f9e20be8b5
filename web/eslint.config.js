import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  {
    ignores: [
      'dist/',
      'wasm/',
      'node_modules/',
      'src/generated/',
      'src/games/*/generated.ts',
      'e2e/artifacts/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ['scripts/**', 'build/**', 'e2e/**', 'src/games/*/e2e/**', '*.config.*'],
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['build/service-worker.js'],
    languageOptions: { globals: { ...globals.serviceworker, __FILES__: 'readonly' } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteAttribute[key.name="style"]',
          message: 'A style attribute needs unsafe-inline in the CSP; a style: directive goes through the CSSOM.',
        },
      ],
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
    },
  },
  { files: ['scripts/**', 'e2e/**', 'src/games/*/e2e/**'], rules: { 'no-console': 'off' } },
);
