/** What every client of a game has to bring. */
import { beforeAll, describe, expect, it } from 'vitest';
import first from 'virtual:game-icons';
import { GAMES, gameOf, prepare, tableOf } from '../src/games/registry';
import { GLYPHS } from '../src/lib/glyphs';
import { has, speak } from '../src/lib/i18n.svelte';
import { Draft } from '../src/lobby/draft.svelte';
import {
  fullName,
  gameName,
  gameNote,
  guideNote,
  lessonName,
  optionLabel,
} from '../src/lobby/labels';
import type { GameInfo } from '../src/lib/types';
import games from './fixtures/games.json';

const infos = games as unknown as GameInfo[];

beforeAll(() => speak('en'));

it('finds a client for every game, in the order of the lobby', () => {
  expect(infos.map(({ id }) => gameOf(id).id)).toEqual(infos.map(({ id }) => id));
  const places = GAMES.map(({ order }) => order ?? Infinity);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('plays a game without a client from a list', async () => {
  await prepare('unheard-of', false);
  expect(gameOf('unheard-of').plan.tiles).toBeNull();
  expect(tableOf('unheard-of')?.chip).toBeTypeOf('function');
});

describe.each(GAMES.map((game) => [game.id, game] as const))('the client of %s', (id, game) => {
  it('has a sign and words for the lobby', () => {
    expect([...Object.keys(first), ...Object.keys(GLYPHS)]).toContain(game.sign);
    expect(has(`${id}-set`)).toBe(true);
    for (const words of [gameName(id), fullName(id), gameNote(id)]) {
      expect(words).not.toMatch(/-set(\.|$)/);
    }
  });

  it('brings its table', async () => {
    const { default: ui } = await game.table();
    for (const part of [ui.Board, ui.Hand, ui.Public, ui.SeatFacts, ui.Strip]) {
      expect(part).toBeTypeOf('function');
    }
    expect(new Set(ui.tabs.map((tab) => tab.id)).size).toBe(ui.tabs.length);
  });

  const { course: guide } = game;
  if (guide)
    it('teaches every lesson in words', async () => {
      expect(guideNote(id)).not.toContain('-set');
      const { default: course } = await guide();
      const besides = course.besides ?? {};
      expect(Object.keys(besides)).toEqual(game.lessons ?? []);
      for (const lesson of Object.keys(besides)) {
        expect(lessonName(id, lesson)).not.toContain('-set');
      }
      for (const each of [course, ...Object.values(besides)]) {
        const steps = each.lessons.flatMap((lesson) => lesson.steps.map(({ text }) => text));
        const titles = each.lessons.map(({ title }) => title);
        for (const name of [each.end, ...titles, ...steps]) expect(has(name), name).toBe(true);
        expect(each.opens).toBeLessThan(each.lessons.length);
      }
    });

  const info = infos.find((each) => each.id === id);
  if (info)
    it('sets a table from the schema', () => {
      const draft = new Draft(info);
      const names = new Set(draft.info.options.map(({ name }) => name));
      const { plan } = game;
      const spoken = [...plan.main, ...plan.elsewhere, ...plan.noted, ...Object.keys(plan.rows)];
      const those = [plan.tiles, plan.starter].filter((name) => name);
      for (const name of [...spoken, ...those]) expect(names, String(name)).toContain(name);
      for (const { name } of [...draft.rows(true), ...draft.rows()]) {
        expect(optionLabel(id, name)).not.toMatch(/^[a-z0-9]+-set-/);
      }
      draft.chairs.forEach((_, seat) => {
        expect(game.mark(draft.options, seat).colour).toMatch(/^var\(--/);
      });
      expect(draft.form('x')).toMatchObject({ game: id });
    });
});
