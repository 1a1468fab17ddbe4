/** What the server needs to know of the built client: which files the first page and the tables of
    each game begin with, every file packed as small as it gets, and the worker that keeps the shell. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { LANGUAGES } from './game-words.ts';

type Bundle = Rollup.OutputBundle;

/** The fonts that the first words of a page are written in. */
const FONTS: Record<string, readonly string[]> = {
  en: ['text-basic', 'display-basic'],
  hu: ['text-basic', 'display-basic'],
  el: ['text-greek', 'display-greek'],
  ka: ['text-georgian', 'display-georgian'],
  he: ['text-hebrew', 'display-hebrew'],
};
/** What a game loads for its tables, by the names of its modules. */
const TABLE_MODULES = ['ui', 'table', 'table-icons'];
const PACKED = /\.(js|css|html|svg|json|webmanifest|txt)$/;
const WORKER = 'sw.js';

type Files = string[];
/** By language. */
type Spoken = Record<string, Files>;

/** The file of a module that is loaded by itself. */
function chunkOf(bundle: Bundle, module: string): Files {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId: id }) => id === module)
    .map(({ fileName }) => fileName);
}

const wordsOf = (bundle: Bundle, ...path: string[]): Files =>
  chunkOf(bundle, ['\0virtual:game-words', ...path].join('/'));

const inEach = (files: (language: string) => Files): Spoken =>
  Object.fromEntries(LANGUAGES.map((id) => [id, files(id)]));

/** The words of the first page and its fonts, to be loaded beside the scripts. */
function beginnings(bundle: Bundle): Spoken {
  const names = Object.keys(bundle);
  const fonts = (language: string): Files =>
    (FONTS[language] ?? []).flatMap((font) =>
      names.filter((name) => name.startsWith(`assets/${font}-`)),
    );
  return inEach((language) => [...wordsOf(bundle, language), ...fonts(language)]);
}

/** By game: what its table needs besides, in each language. */
function tables(bundle: Bundle, games: Map<string, Files>, table: Files): Record<string, Spoken> {
  const shell = new Set(closure(bundle, entries(bundle)));
  return Object.fromEntries(
    [...games].map(([game, modules]) => {
      const chunks = [...table, ...modules].flatMap((module) => chunkOf(bundle, module));
      const files = closure(bundle, chunks).filter((file) => !shell.has(file));
      return [game, inEach((language) => [...files, ...wordsOf(bundle, language, game)])];
    }),
  );
}

/** What a table needs before it begins: nothing of its game yet. */
function waiting(bundle: Bundle, table: string): Files {
  const shell = new Set(closure(bundle, entries(bundle)));
  return closure(bundle, chunkOf(bundle, table)).filter((file) => !shell.has(file));
}

const entries = (bundle: Bundle): Files =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk' && file.isEntry)
    .map(({ fileName }) => fileName);

/** These files, all that they import, and their styles. */
function closure(bundle: Bundle, files: Files): Files {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    file.viteMetadata?.importedCss.forEach((css) => found.add(css));
    file.imports.forEach(add);
  };
  files.forEach(add);
  return [...found].toSorted();
}

/** The name of a game by the folder of its client: `games/chess`, or `chess/web`. */
const gameOf = (folder: string): string =>
  basename(folder) === 'web' ? basename(dirname(folder)) : basename(folder);

/** `table`: the module of every table; `clients`: the folders of the games' clients. */
export function shell(worker: string, table: string, clients: readonly string[]): Plugin {
  let folder = '';
  return {
    name: 'shell',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle(_options, bundle) {
      const games = clients.map((folder): [string, Files] => {
        const later = this.getModuleInfo(join(folder, 'index.ts'))?.dynamicallyImportedIds ?? [];
        return [
          gameOf(folder),
          later.filter((id) => TABLE_MODULES.includes(parse(id.split('?')[0] ?? '').name)),
        ];
      });
      const head = {
        first: beginnings(bundle),
        tables: tables(bundle, new Map(games), [table]),
        waiting: waiting(bundle, table),
      };
      this.emitFile({ type: 'asset', fileName: 'head.json', source: JSON.stringify(head) });
      const kept = closure(bundle, entries(bundle)).map((name) => `/${name}`);
      const every = Object.keys(bundle).toSorted().join();
      const version = createHash('sha256').update(every).digest('hex').slice(0, 12);
      const source = readFileSync(worker, 'utf8')
        .replace('__VERSION__', version)
        .replace("['__SHELL__']", JSON.stringify(kept));
      this.emitFile({ type: 'asset', fileName: WORKER, source });
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!PACKED.test(name)) continue;
        const body = readFileSync(join(folder, name));
        const packed = brotliCompressSync(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        });
        writeFileSync(join(folder, `${name}.br`), packed);
      }
    },
  };
}
