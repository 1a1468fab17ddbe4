/** Words for the client, the same Fluent files as the terminal's: for each language one module with
    our own and what the lobby says of the games, and one a game with the rest of its words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

export const LANGUAGES = ['en', 'el', 'hu', 'ka', 'he'] as const;
const NAME = 'virtual:game-words';
/** What the lobby says of a game. One without such a file has all its words on the first page. */
const FOR_LOBBY = 'web-set.ftl';
const LANGUAGE = new RegExp(`^### (${LANGUAGES.join('|')})$`, 'm');

/** Whose words they are: a folder of folders by language, and a package with words beside its parts. */
export interface Owner {
  name: string;
  words: string;
  package: string | null;
}

/** Ourselves, the games in our package, and those whose clients stand elsewhere: their packages
    stand beside the folder of the client. */
export function owners(sources: string, elsewhere: readonly string[]): Owner[] {
  const owner = (name: string, folder: string): Owner => ({
    name,
    words: join(folder, 'words'),
    package: folder,
  });
  const games = join(sources, 'games');
  return [
    { name: 'rulebound', words: join(sources, 'locale'), package: null },
    ...packagesIn(games).map((folder) => owner(basename(folder), folder)),
    ...elsewhere
      .map((client) => resolve(client, '..'))
      .flatMap((home) => packagesIn(home).map((folder) => owner(basename(home), folder))),
  ];
}

const packagesIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, '__init__.py')));

/** The part of a file with all languages that is in one of them. */
export function partOf(text: string, language: string): string {
  const [, ...parts] = text.split(LANGUAGE);
  const at = parts.findIndex((part, i) => i % 2 === 0 && part === language);
  return at < 0 ? '' : (parts[at + 1] ?? '');
}

const textsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ftl') && !/^(cli|remind)/.test(basename(file)))
        .sort()
        .map((file) => join(folder, file))
    : [];

export type Part = 'first' | 'rest' | 'all';

/** Whether a file of an owner belongs to a part of its words. */
function isOf(part: Part, owner: Owner, files: readonly string[]): (file: string) => boolean {
  const forLobby = (file: string): boolean => basename(file) === FOR_LOBBY;
  if (part === 'all') return () => true;
  if (owner.package === null || !files.some(forLobby)) return () => part === 'first';
  return (file) => forLobby(file) === (part === 'first');
}

/** The words of an owner in a language, without comments and blank lines between, and the files that they are from. */
export function wordsOf(
  owner: Owner,
  language: string,
  part: Part = 'all',
): { text: string; files: string[] } {
  const folder = textsIn(join(owner.words, language));
  const wanted = isOf(part, owner, folder);
  const files = folder.filter(wanted);
  const beside = textsIn(owner.package ?? '')
    .filter((file) => !file.startsWith(owner.words + sep))
    .filter(wanted);
  const text = [
    ...files.map((file) => readFileSync(file, 'utf8')),
    ...beside.map((file) => partOf(readFileSync(file, 'utf8'), language)),
  ].join('\n');
  return {
    text: text.replace(/^#.*\n/gm, '').replace(/\n+(?=\S)/g, '\n'),
    files: [...files, ...beside],
  };
}

export function gameWords(sources: string, elsewhere: readonly string[]): Plugin {
  const all = owners(sources, elsewhere);
  return {
    name: 'game-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return index(all);
      const [name, language, of] = id.slice(1).split('/');
      if (!id.startsWith('\0') || name !== NAME || !language) return undefined;
      const part = of ? 'rest' : 'first';
      const found = all
        .filter((each) => !of || each.name === of)
        .map((owner) => wordsOf(owner, language, part));
      found.flatMap(({ files }) => files).forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(found.map(({ text }) => text).join('\n'))};`;
    },
  };
}

/** By language: how to load the words of the first page, and the rest of each game; and what the
    arguments of messages mean. */
function index(all: readonly Owner[]): string {
  const loader = (path: string): string => `() => import('${NAME}/${path}').then((m) => m.default)`;
  const first = LANGUAGES.map((language) => `${language}: ${loader(language)}`);
  const rest = LANGUAGES.map((language) => {
    const each = all
      .filter((owner) => owner.package && wordsOf(owner, language, 'rest').text.trim())
      .map(({ name }) => `${JSON.stringify(name)}: ${loader(`${language}/${name}`)}`);
    return `${language}: {${each.join(', ')}}`;
  });
  const meanings = all
    .map(({ name, words }) => [name, join(words, 'arguments.json')] as const)
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => `${JSON.stringify(name)}: ${readFileSync(file, 'utf8')}`);
  return `export const first = {${first.join(', ')}};\nexport const rest = {${rest.join(', ')}};\nexport const declared = {${meanings.join(', ')}};`;
}
