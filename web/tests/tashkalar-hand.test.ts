import { lay, leave, settled, tidyUp } from './laid';
import { textOf } from './lobby-page';
import { sceneOf } from './scenes';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import axe from 'axe-core';
import Extras from '../src/games/tashkalar/Extras.svelte';
import Hand from '../src/games/tashkalar/Hand.svelte';
import {
  CARD_PICTURES,
  FLARE_PICTURE,
  SCHOOL_COLOURS,
  TASK_PICTURES,
} from '../src/games/tashkalar/pictures';
import Public from '../src/games/tashkalar/Public.svelte';
import SeatFacts from '../src/games/tashkalar/SeatFacts.svelte';
import Strip from '../src/games/tashkalar/Strip.svelte';
import { countsInWords } from '../src/games/tashkalar/tally';
import { viewOf, type TkFacts } from '../src/games/tashkalar/model';
import { owners, wordsOf } from '../game-words';
import icons from 'virtual:game-icons/authors';
import { speak } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';

Element.prototype.scrollIntoView = () => undefined;

// axe needs its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeAll(() => speak('en'));
afterEach(tidyUp);

const nothingWrong = async (page: HTMLElement): Promise<void> => {
  const { violations } = await axe.run(page, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
};

describe('the hand', () => {
  it('counts ways, says what is missing, and leaves 0 in sight', async () => {
    const { page, thing } = await lay(Hand, 'tashkalar');
    expect(textOf(page.querySelector('header'))).toBe('Your hand 2 of 5 can be summoned now');
    expect(textOf(thing('card:knight'))).toContain('4 ways');
    expect(textOf(thing('card:time_mage'))).toContain('+e2 4 ways');
    expect(textOf(thing('card:titan'))).toContain('0 ways');
    expect(thing('card:knight').querySelector('[role=img]')?.getAttribute('aria-label')).toBe(
      'Heroic being',
    );
    await nothingWrong(page);
  });

  it('counts nothing at other levels of help', async () => {
    me.settings = { ...me.settings, help: 'legal' };
    const { page, thing } = await lay(Hand, 'tashkalar');
    expect(textOf(page.querySelector('header'))).toBe('Your hand');
    expect(page.querySelector('.count')).toBeNull();
    expect(textOf(thing('card:knight'))).not.toContain('way');
  });

  it('opens the touched card in its place', async () => {
    const { page, touch, thing } = await lay(Hand, 'tashkalar');
    await touch('card:knight');
    expect(thing('card:knight').getAttribute('aria-label')).toBe(
      'Knight, Heroic being, 4 ways on 3 squares',
    );
    const open = page.querySelector('article');
    expect(textOf(open)).toContain('up to three combat moves');
    expect(textOf(open)).toContain('4 ways on 3 squares');
    expect(page.querySelectorAll('article')).toHaveLength(1);
    await nothingWrong(page);
    await touch('card:knight');
    expect(page.querySelector('article')).toBeNull();
  });

  it('never discards a card that is only touched', async () => {
    me.settings = { ...me.settings, confirm: 'touch' };
    const { touch, sent, store } = await lay(Hand, 'tashkalar');
    await touch('card:time_mage');
    expect(store.armed).toBeNull();
    expect(sent).toEqual([]);
  });

  it('shows the leads that wake a flare', async () => {
    const { thing, page, touch } = await lay(Hand, 'tashkalar');
    const text = textOf(thing('card:flare_11'));
    expect(text).toContain('Wakes when Ελένη leads by');
    expect(text).toContain('2 of 3');
    expect(text).toContain('1 of 4');
    await touch('card:flare_11');
    expect(textOf(page.querySelector('article'))).toContain('Upper, 3 more upgraded:');
    expect(page.querySelector('.half.on')).toBeNull();
  });

  it('opens a flare as a table of opponents and lights the half that works', async () => {
    const { page, touch, store } = await lay(Hand, 'tashkalar-melee');
    await touch('card:flare_03');
    expect(page.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(page.querySelectorAll('td.met')).toHaveLength(2);
    expect(page.querySelectorAll('[data-ref="colour:green"]')).toHaveLength(0);
    await touch('colour:brown');
    expect(textOf(page.querySelector('.half.on'))).toContain('Lower, 5 more pieces:');
    expect(textOf(page.querySelector('article'))).toContain('Bence scores 1 point in red.');
    expect(store.armed?.notation).toBe('flare flare_03 brown');
    await nothingWrong(page);
  });

  it('keeps the half lit that works while the flare is resolved', async () => {
    const { page, store } = await lay(Hand, 'tashkalar-flare', 1);
    expect(viewOf(store)?.playing).toBe('flare_10');
    const lit = (): string[] => [...page.querySelectorAll('.half.on')].map(textOf);
    expect(lit()).toEqual([expect.stringContaining('Lower, ')]);
    store.log = store.log.map((event) =>
      event.kind === 'flare-invoked' ? { ...event, halves: ['upper', 'lower'] } : event,
    );
    await settled();
    expect(lit()).toHaveLength(2);
    store.at = 1;
    await settled();
    expect(lit()).toHaveLength(2);
    store.at = 0; // it was not invoked yet
    await settled();
    expect(lit()).toHaveLength(0);
  });

  it('says with which piece a card would be improvised', async () => {
    const { thing } = await lay(Hand, 'tashkalar-melee');
    expect(textOf(thing('card:knight'))).toContain('f3 for e5');
    expect(textOf(thing('card:high_priestess'))).toContain('f5, summoned onto it');
    expect(thing('card:knight').className).toContain('amber');
    expect(thing('card:swordmaster').className).not.toContain('amber');
  });

  it('says once what several ways would borrow alike', async () => {
    const { thing, store } = await lay(Hand, 'tashkalar-melee');
    const { state } = store;
    const alike = store.options.find(({ notation }) => notation.startsWith('summon knight e5'))!;
    const other = { ...alike, notation: 'summon knight e5 r0 with f3 charging blue' };
    const rest = store.options.filter((option) => option !== alike);
    const decision = { ...state!.decision!, options: [other, alike, ...rest] };
    store.state = { ...state!, decision };
    await settled();
    const loans = [...thing('card:knight').querySelectorAll('.loan')].map(textOf);
    expect(loans).toEqual([
      expect.stringContaining('f3 for e5'),
      expect.stringContaining('for e3'),
    ]);
    expect(textOf(thing('card:knight'))).toContain('3');
  });

  it('answers a square that was touched first', async () => {
    const { page, store, thing, touch } = await lay(Hand, 'tashkalar');
    await store.touch('sq:e3');
    await settled();
    expect(textOf(page.querySelector('header'))).toContain('2 can be summoned on e3');
    expect(textOf(thing('card:knight'))).toContain('e3 here');
    expect(textOf(thing('card:titan'))).not.toContain('here');
    await touch('card:knight');
    expect(store.armed?.notation).toBe('summon knight e3 r180');
  });

  it('shows the card that is being resolved and not its ways', async () => {
    const { page } = await lay(Hand, 'tashkalar-duel', 3);
    const open = page.querySelector('article');
    expect(textOf(open)).toContain('Knight');
    expect(textOf(open)).toContain('played by Dóra');
    expect(open?.querySelector('[data-ref]')).toBeNull();
  });

  it('lists what went under the decks while cards may follow', async () => {
    const { page } = await lay(Hand, 'tashkalar-discard', 2);
    expect(textOf(page.querySelector('.returned'))).toBe('Under the decks Titan');
    expect(page.querySelector('[data-ref="card:titan"]')).toBeNull();
  });

  it('stays hidden from a watcher', async () => {
    const { page } = await lay(Hand, 'tashkalar-watched');
    expect(textOf(page)).toBe('You’re watching. Hands stay hidden.');
  });

  it('offers schools and packs before the first turn', async () => {
    const schools = await lay(Hand, 'tashkalar-school');
    expect(schools.page.querySelectorAll('[data-ref^="school:"]')).toHaveLength(4);
    await schools.touch('school:sylvan');
    expect(schools.store.armed?.notation).toBe('school sylvan');
    await leave();
    const draft = await lay(Hand, 'tashkalar-draft');
    expect(textOf(draft.page.querySelector('header'))).toBe('Your pack 0 of 18 kept');
    expect(draft.page.querySelectorAll('[data-ref^="card:"]')).toHaveLength(18);
  });
});

describe('the bar besides', () => {
  it('offers the beings that could be summoned where a piece is to be placed', async () => {
    const { page, store } = await lay(Extras, 'tashkalar');
    expect(textOf(page)).toBe('');
    await store.touch('sq:e3');
    await settled();
    const chips = [...page.querySelectorAll('button')];
    expect(chips.map(textOf)).toEqual(['Summon Knight here', 'Summon Swordmaster here']);
    chips[1]?.click();
    await settled();
    expect(store.picked).toEqual(['card:swordmaster', 'sq:e3']);
  });
});

describe('what lies open', () => {
  it('is tasks with your progress in High Form', async () => {
    const { page, thing } = await lay(Public, 'tashkalar');
    expect(textOf(thing('task:central_dominance'))).toContain(
      'Met: 5 of 5 pieces, 2 of 2 upgraded',
    );
    expect(thing('task:central_dominance').className).toContain('met');
    expect(thing('task:heroic_destruction').className).not.toContain('met');
    expect(textOf(thing('task:rainbow_dominance'))).toContain(
      'red squares 0 : 1, green squares 0 : 2',
    );
    expect(textOf(thing('task:corner_chain'))).toContain('Next, can’t be claimed yet');
    await nothingWrong(page);
  });

  it('lights a task that can be claimed, and touching it arms the claim', async () => {
    const { touch, store } = await lay(Public, 'tashkalar-claim');
    await touch('task:central_dominance');
    expect(store.armed?.notation).toBe('claim central_dominance');
  });

  it('is the track and the tally in a Duel', async () => {
    const { page, store } = await lay(Public, 'tashkalar-duel', 3);
    expect(textOf(page)).toContain('Nothing destroyed yet this turn.');
    expect(page.querySelectorAll('.marker')).toHaveLength(2);
    await store.touch('sq:d8');
    await settled();
    expect(textOf(page)).toContain('This would score 1 point in total.');
    await leave();
    const shot = await lay(Public, 'tashkalar-aim', 2);
    expect(textOf(shot.page)).toContain('blue: 2 common, scores 1 point');
    await nothingWrong(shot.page);
  });
});

describe('the tally in words', () => {
  it('leaves out the ranks of which there are none', () => {
    expect(countsInWords([2, 0, 0])).toBe('2 common');
    expect(countsInWords([1, 0, 1])).toBe('1 common, 1 legendary');
    expect(countsInWords([0, 3, 0])).toBe('3 heroic');
  });
});

describe('a seat', () => {
  it('tells cards, deck and supply in numbers', async () => {
    const { page } = await lay(SeatFacts, 'tashkalar', 0, { seat: 0 });
    expect(textOf(page)).toBe('Hand 3 · 2 · 1 Deck 15 Supply 10 + 2');
  });

  it('has three tracks in a Melee, the lowest of them emphasised', async () => {
    const { page, store } = await lay(SeatFacts, 'tashkalar-melee', 0, { seat: 2 });
    expect(textOf(page)).toContain('9 pieces, 2 upgraded');
    const tracks = [...page.querySelectorAll('li')];
    expect(tracks.map((track) => track.querySelector('svg')?.getAttribute('aria-label'))).toEqual([
      'red: 4, improvising still possible',
      'blue: 6, improvising still possible',
      'green: 5, already improvised',
    ]);
    expect(tracks.map((track) => track.className.includes('low'))).toEqual([true, false, false]);
    expect(page.querySelector('.gain')).toBeNull();
    await store.touch('card:flare_03');
    await store.touch('colour:brown');
    await settled();
    expect(page.querySelectorAll('.gain')).toHaveLength(1);
    expect(textOf(tracks[0] ?? null)).toBe('4+1');
  });
});

describe('the strip of a phone', () => {
  it('has the scores, and the tasks or the track', async () => {
    const high = await lay(Strip, 'tashkalar');
    expect(high.page.querySelectorAll('.tasks li')).toHaveLength(3);
    expect(high.page.querySelectorAll('.tasks .met')).toHaveLength(1);
    await leave();
    const duel = await lay(Strip, 'tashkalar-duel');
    expect(textOf(duel.page)).toMatch(/9.*11/);
    expect(duel.page.querySelector('.track')).not.toBeNull();
    await leave();
    const melee = await lay(Strip, 'tashkalar-melee');
    expect([...melee.page.querySelectorAll('.names b')].map(textOf)).toEqual(['3', '3', '4', '3']);
  });
});

const english = wordsOf(
  owners('../src/rulebound', []).find(({ name }) => name === 'tashkalar')!,
  'en',
).text;

/** The names of all things of a kind that have words. */
function named(text: RegExp): string[] {
  return [...english.matchAll(text)].map(([, name]) => name ?? '').sort();
}

describe('pictures', () => {
  it('are there for every being and task, each with its author; schools have their colours', async () => {
    const facts = (await sceneOf('tashkalar')).table.facts as unknown as TkFacts;
    const beings = named(/^tashkalar-card-(\w+) = .*\n {4}\.brief/gm);
    expect(beings).toEqual(expect.arrayContaining(Object.keys(facts.beings)));
    expect(Object.keys(CARD_PICTURES).sort()).toEqual(beings);
    expect(Object.keys(SCHOOL_COLOURS).sort()).toEqual(named(/^tashkalar-school-(\w+)/gm));
    expect(SCHOOL_COLOURS).toMatchObject(facts.schools);
    expect(Object.keys(TASK_PICTURES).sort()).toEqual(Object.keys(facts.tasks).sort());
    const used = [...Object.values(CARD_PICTURES), ...Object.values(TASK_PICTURES), FLARE_PICTURE];
    expect(used.filter((icon) => !(icon in icons))).toEqual([]);
  });
});
