import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const parserOptions = { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig };

export default defineConfig(
  globalIgnores(['**/wire.ts', '**/public/**']), // made by make wire; pictures and fonts
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions } },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-dynamic-delete': 'off', // records by id are dictionaries here
      'no-undef': 'off', // TypeScript knows better
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check decides what is warned of
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space that Svelte would drop
      'svelte/prefer-svelte-reactivity': 'off', // collections are built, then handed over whole
    },
  },
  {
    files: ['**/tests/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off', // what is not there fails the test
      '@typescript-eslint/no-empty-function': 'off', // stand-ins do nothing
    },
  },
);
