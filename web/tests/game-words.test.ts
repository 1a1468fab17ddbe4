import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declared, first, rest } from 'virtual:game-words';
import { LANGUAGES, owners, partOf, wordsOf } from '../game-words';

const BOTH = '### en\n\nknight = Knight\n\n### hu\n\nknight = Lovag\n';
let home: string;

function write(path: string, text: string): void {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'words-'));
  write('sources/locale/en/web.ftl', 'hello = Hello\n');
  write('sources/games/chess/__init__.py', '');
  write('sources/games/chess/words/en/game.ftl', '# A comment\nmate = Mate\n');
  write('sources/games/chess/words/hu/rules.ftl', 'rules =\n    Ez.\n\n    Az.\n');
  write('sources/games/chess/words/en/cli.ftl', 'board = Board\n');
  write('sources/games/chess/men/horse/men.ftl', BOTH);
  write('go/rulebound_go/__init__.py', '');
  write('go/rulebound_go/words/en/game.ftl', 'atari = Atari\n');
  write('go/web/index.ts', '');
});
afterAll(() => rmSync(home, { recursive: true }));

describe('words', () => {
  it('are found in the folders of a language and beside the parts of a game', () => {
    const found = owners(join(home, 'sources'), [join(home, 'go/web')]);
    expect(found.map(({ name }) => name)).toEqual(['rulebound', 'chess', 'go']);
    const [ours, chess, go] = found.map((owner) => wordsOf(owner, 'en').text);
    expect(ours).toBe('hello = Hello\n');
    expect(chess?.trim()).toBe('mate = Mate\nknight = Knight');
    expect(go).toBe('atari = Atari\n');
    expect(wordsOf(found[1]!, 'hu').text).toBe('rules =\n    Ez.\n\n    Az.\nknight = Lovag\n');
  });

  it('of a game without a text for the lobby all come with the first page', () => {
    const chess = owners(join(home, 'sources'), [])[1]!;
    expect(wordsOf(chess, 'en', 'first').text.trim()).toBe('mate = Mate\nknight = Knight');
    expect(wordsOf(chess, 'en', 'rest').text).toBe('');
    write('sources/games/chess/words/en/web-set.ftl', 'chess-set = Chess\n');
    expect(wordsOf(chess, 'en', 'first').text.trim()).toBe('chess-set = Chess');
    expect(wordsOf(chess, 'en', 'rest').text.trim()).toBe('mate = Mate\nknight = Knight');
    rmSync(join(home, 'sources/games/chess/words/en/web-set.ftl'));
  });

  it('are parted by the line that names their language', () => {
    expect(partOf(BOTH, 'en').trim()).toBe('knight = Knight');
    expect(partOf(BOTH, 'ka')).toBe('');
  });

  it('are loaded one language at a time', async () => {
    expect(Object.keys(first)).toEqual([...LANGUAGES]);
    const hebrew = (await rest.he['tashkalar']?.()) ?? '';
    expect(hebrew).toMatch(/^tashkalar-card-clan_axeman = [֐-׿]/m);
    expect(hebrew).not.toContain('Clan Axeman');
    expect(declared['tashkalar']?.things).toHaveProperty('card');
  });

  it('of the first page are our own and what the lobby says of a game', async () => {
    const english = await first.en();
    expect(english).toMatch(/^web-name = /m);
    expect(english).toMatch(/^homm3-set = /m);
    expect(english).toMatch(/^truc-set = /m);
    expect(english).not.toMatch(/^(homm3-log|tashkalar-card|urbno-option)-/m);
    expect(Object.keys(rest.en)).toEqual(['homm3', 'tashkalar', 'urbno']);
    expect(await rest.en['homm3']?.()).not.toMatch(/^homm3-set = /m);
  });
});
