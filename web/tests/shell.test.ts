import { button, place, press, settled, sit, text, type Seating, type Sitting } from './table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, Refusal } from '../src/lib/api';
import { bots } from '../src/lib/bots.svelte';
import { ended } from '../src/lib/i18n.svelte';
import { me } from '../src/lib/settings.svelte';
import type { DecisionOut, StateOut } from '../src/lib/types';
import { BOTS } from './bots';
import { PATIENCE } from './patience';

let table: Sitting;
const open = async (scene: string, seating?: Seating): Promise<HTMLElement> => {
  table = await sit(scene, seating);
  await settled();
  return table.page;
};
const touch = async (...refs: string[]): Promise<void> => {
  for (const ref of refs) await table.store.touch(ref);
  await settled();
};
const chips = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('.opts .chip')].map((chip) => chip.textContent?.trim() ?? '');
const ask = (page: HTMLElement): string => text(page, '.bar .ask');
const theirs: DecisionOut = {
  seat: 1,
  prompt: null,
  options: [],
  since: new Date().toISOString(),
  until: null,
  stands_in: false,
};

beforeEach(() => {
  me.settings = { ...me.settings, confirm: 'button', keys: true, help: 'full' };
  history.replaceState(null, '', '/table/x');
});
afterEach(() => {
  vi.useRealTimers();
  table.leave();
});

describe('your decision', () => {
  it('is spoken in sentences that end once', async () => {
    const page = await open('tashkalar');
    const spoken = (): string => text(page, '[role=status]').replace(/[\u2068\u2069]/g, '');
    expect(spoken()).toMatch(/^Your turn, last action\. .*[.?] \d+ options\.$/);
    await touch('card:knight', 'sq:e3');
    expect(spoken()).toMatch(/ Summon Knight on e3[^.]*\. \d+ options\.$/);
    expect(ended('Your turn. Trick 2 of 7.')).toBe('Your turn. Trick 2 of 7.');
  });

  it('is never told to be somebody else’s: a choice that came too late is forgotten', async () => {
    const page = await open('tashkalar');
    table.refuse('not-your-turn');
    await table.store.act(table.store.options[0]);
    await settled();
    expect(text(page, '.bar')).not.toContain('not your turn');
    table.state({ decision: theirs });
    table.refuse('not-your-turn');
    await table.store.undo();
    await table.store.nudge();
    table.state({ decision: table.scene.states[0]?.decision });
    expect(table.store.trouble).toBeNull();
  });

  it('has no filled button before something is chosen', async () => {
    const page = await open('tashkalar');
    expect(page.querySelector('.bar.paper')).not.toBeNull();
    expect(page.querySelector('.bar .cta')).toBeNull();
  });

  it('arms with the last touch and acts with the button', async () => {
    const page = await open('tashkalar');
    await touch('card:knight', 'sq:e3');
    expect(ask(page)).toMatch(/Knight.*e3/);
    expect(table.sent).toEqual([]);
    page.querySelector<HTMLElement>('.bar .cta')?.click();
    await settled();
    expect(table.sent).toEqual([{ t: 'choose', at: 0, notation: 'summon knight e3 r180' }]);
  });

  it('acts with the last touch for who wants that, but never where it cannot be taken back', async () => {
    me.settings.confirm = 'touch';
    await open('tashkalar');
    await touch('card:knight', 'sq:e3');
    expect(table.sent).toHaveLength(1);
    table.leave();
    await open('tashkalar-claim');
    await touch('task:central_dominance');
    expect(table.sent).toHaveLength(0);
  });

  it('shows the other targets as chips, and the ways as a stepper', async () => {
    const page = await open('tashkalar');
    await touch('card:knight', 'sq:e5');
    expect(page.querySelector('.chip.on')?.textContent).toContain('e5');
    expect(chips(page)).toHaveLength(3);
    expect(text(page, '.stepper')).toContain('way 1 of 2');
    button(page, 'Next way').click();
    await settled();
    expect(text(page, '.stepper')).toContain('way 2 of 2');
    page.querySelector<HTMLElement>('.bar .cta')?.click();
    expect(table.sent).toEqual([{ t: 'choose', at: 0, notation: 'summon knight e5 m0' }]);
  });

  it('goes to another target by its chip', async () => {
    const page = await open('tashkalar');
    await touch('card:knight', 'sq:e5');
    [...page.querySelectorAll<HTMLElement>('.opts .chip')]
      .find((chip) => chip.textContent?.includes('e3'))
      ?.click();
    await settled();
    expect(table.store.picked).toEqual(['card:knight', 'sq:e3']);
  });

  it('lights the thing of a chip that is pointed at', async () => {
    const page = await open('tashkalar');
    await touch('card:knight');
    const chip = page.querySelector<HTMLElement>('.opts .chip');
    chip?.dispatchEvent(new Event('pointerenter'));
    expect([...table.store.lit][0]).toMatch(/^sq:/);
    chip?.dispatchEvent(new Event('pointerleave'));
    expect(table.store.lit.size).toBe(0);
  });

  it('keeps the lights of a guide when a chip was pointed at', async () => {
    await open('tashkalar');
    table.store.lit = new Set(['sq:a5']);
    table.store.spot = new Set(['sq:e5']);
    expect([...table.store.lit]).toEqual(['sq:a5', 'sq:e5']);
    table.store.spot = new Set();
    expect([...table.store.lit]).toEqual(['sq:a5']);
  });

  it('offers what needs no further touch beside what does', async () => {
    const page = await open('tashkalar');
    await touch('card:knight');
    expect(chips(page).some((chip) => chip.startsWith('Discard'))).toBe(true);
    button(page, 'Discard Knight').click();
    await settled();
    expect(table.store.armed?.notation).toBe('discard knight');
  });

  it('does not take two different acts for two ways of one', async () => {
    const both = ['flare', 'discard'].map((kind) => ({
      kind,
      refs: ['card:flare_11'],
      notation: `${kind} flare_11`,
    }));
    const place = { kind: 'place', refs: ['sq:a5'], notation: 'place a5' };
    const page = await open('tashkalar');
    const decision = table.store.state?.decision as DecisionOut;
    table.state({ decision: { ...decision, options: [...both, place] } });
    await touch('card:flare_11');
    expect(table.store.armed).toBeNull();
    expect(chips(page)).toHaveLength(2);
  });

  it('folds many possibilities into a list', async () => {
    const page = await open('tashkalar-duel', {});
    const decision = table.store.state?.decision as DecisionOut;
    const options = 'cdefg'.split('').flatMap((file) => [
      { kind: 'destroy', refs: [`sq:${file}1`], notation: `destroy ${file}1` },
      { kind: 'destroy', refs: [`sq:${file}9`], notation: `destroy ${file}9` },
    ]);
    table.state({
      decision: {
        ...decision,
        prompt: { id: 'tashkalar-ask-destroy', args: { card: 'knight', may: 'no' } },
        options,
      },
    });
    expect(chips(page)).toEqual(['All 10 possibilities']);
    button(page, 'All 10').click();
    await settled();
    button(page.querySelector('dialog') as HTMLElement, 'e9').click();
    await settled();
    expect(table.store.picked).toEqual(['sq:e9']);
    expect(page.querySelector('dialog')).toBeNull();
  });

  it('has a quiet button that does what it says', async () => {
    const page = await open('tashkalar-duel');
    table.state(table.scene.states[1] ?? {});
    button(page, /Stop|Skip|No move/).click();
    await settled();
    expect(table.sent.at(-1)).toMatchObject({ t: 'choose', notation: 'skip' });
  });

  it('only arms by a quiet button what cannot be taken back', async () => {
    const page = await open('tashkalar-claim');
    button(page, 'End the turn').click();
    await settled();
    expect(table.sent).toEqual([]);
    expect(table.store.armed?.notation).toBe('end');
    expect(page.querySelector('.cta svg[role=img]')).not.toBeNull();
  });

  it('steps through numbers', async () => {
    const page = await open('urbno');
    table.state(table.scene.states[1] ?? {});
    expect(text(page, '.stepper .value')).toBe('0');
    button(page, 'More').click();
    await settled();
    expect(table.store.armed?.notation).toBe('cubes +1');
    button(page, 'Fewer').click();
    button(page, 'Fewer').click();
    await settled();
    expect(table.store.armed?.notation).toBe('cubes -1');
    button(page, 'More').click();
    await settled();
    expect(table.store.chosen).toBeNull();
  });

  it('says the question and the number of options to who cannot see', async () => {
    const page = await open('tashkalar');
    expect(text(page, '[role=status]')).toMatch(/62 options/);
  });
});

describe('undo', () => {
  it('says what it takes back', async () => {
    const page = await open('tashkalar');
    await touch('card:knight', 'sq:e3');
    await table.store.act();
    const { decision } = table.scene.states[0] as StateOut;
    const undo = decision?.options.find(({ notation }) => notation === 'summon knight e3 r180');
    table.state({ ...table.scene.states[0], seq: 1, choices: 1, undo });
    expect(text(page, '.undo')).toContain('Summon Knight on e3');
    page.querySelector<HTMLElement>('.undo')?.click();
    expect(table.sent.at(-1)).toEqual({ t: 'undo', at: 1 });
  });

  it('says the same after a reload', async () => {
    const placed = { at: 1, kind: 'placed', seat: 0, square: 'f3', colour: 'red', rank: 'common' };
    const log = { start: 0, events: [placed] };
    const page = await open('tashkalar', { state: { choices: 1, undo: place('f3'), log } });
    expect(text(page, '.undo small')).toBe('Place a piece on f3');
  });

  it('stays and says why it is not possible', async () => {
    const page = await open('tashkalar', { table: { options: { takeback: 'none' } } });
    const undo = page.querySelector('.undo');
    expect(undo?.getAttribute('aria-disabled')).toBe('true');
    expect(undo?.textContent).toContain('not at this table');
  });

  it('goes back to the start of the turn when it is held', async () => {
    vi.useFakeTimers();
    const page = await open('tashkalar', { state: { undo: place('f3'), choices: 2 } });
    const undo = page.querySelector('.undo') as HTMLElement;
    undo.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(700);
    undo.click();
    expect(table.sent).toEqual([{ t: 'undo', at: 0 }]);
    table.state({ undo: place('e3'), choices: 1, seq: 1 });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.sent.at(-1)).toEqual({ t: 'undo', at: 1 });
    table.state({ undo: null, choices: 0, seq: 2 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.sent).toHaveLength(2);
  });
});

describe('refusals', () => {
  it('say that the table had moved on', async () => {
    const page = await open('tashkalar');
    await touch('card:knight', 'sq:e3');
    table.refuse('stale');
    await table.store.act();
    await settled();
    expect(text(page, '.note')).toBe('The game has moved on. Have another look.');
    expect(table.store.picked).toEqual(['card:knight', 'sq:e3']);
  });

  it('word what the client does not know in general', async () => {
    const page = await open('tashkalar');
    table.store.trouble = new Refusal('strange-code', 'x', 0);
    await settled();
    expect(text(page, '.note')).toBe('The server didn’t allow that.');
  });
});

describe('why not', () => {
  it('is answered beside the thing, with the rule', async () => {
    await open('tashkalar');
    await touch('card:titan');
    const pop = document.querySelector('[popover]') as HTMLElement;
    expect(text(pop, 'h2')).toBe('Titan');
    expect(pop.textContent).toContain('do not form the pattern');
    expect(pop.textContent).not.toContain('(TK-3.5)');
    button(pop, /TK-3\.5/).click();
    // The book is loaded by and by, on a busy machine slowly.
    await vi.waitFor(
      () => expect(text(document, 'dialog [data-rule="TK-3.5"]')).toMatch(/^TK-3.5/),
      PATIENCE,
    );
    expect(text(document, 'dialog section.first h3')).toMatch(/TK-3/);
    expect(document.querySelector('[popover]')).toBeNull();
  });

  it('offers what is possible instead', async () => {
    await open('tashkalar');
    await touch('card:knight', 'sq:d8');
    const pop = document.querySelector('[popover]') as HTMLElement;
    expect(pop.textContent).toContain('Possible now');
    expect(table.store.picked).toEqual(['card:knight']);
    press('Escape');
    expect(document.querySelector('[popover]')).toBeNull();
    expect(table.store.picked).toEqual(['card:knight']);
  });
});

describe('somebody else', () => {
  it('is waited for in the colour of the panels', async () => {
    const page = await open('tashkalar', { state: { decision: theirs } });
    expect(page.querySelector('.bar.wait')).not.toBeNull();
    expect(ask(page)).toBe('Ελένη is choosing');
    expect(page.querySelector('.bar .cta')).toBeNull();
  });

  it('may be nudged after two minutes, not before', async () => {
    const since = (minutes: number): string =>
      new Date(Date.now() - minutes * 60_000).toISOString();
    let page = await open('tashkalar', { state: { decision: { ...theirs, since: since(1) } } });
    expect(page.textContent).not.toContain('Nudge');
    table.leave();
    page = await open('tashkalar', { state: { decision: { ...theirs, since: since(3) } } });
    button(page, 'Nudge').click();
    expect(table.sent).toEqual([{ t: 'nudge' }]);
  });

  it('is a bot, and says so once', async () => {
    bots.all = BOTS;
    const page = await open('tashkalar', { state: { decision: theirs } });
    const chairs = table.store.table?.chairs ?? [];
    const sharp = { name: 'sharp', title: 'Sharp', step: 5 };
    const bot = { ...chairs[1], name: null, kind: 'bot', bot: sharp } as (typeof chairs)[0];
    table.table({ chairs: [chairs[0] as typeof bot, bot] });
    expect(text(page, '.left .seat .who')).toBe('Bot');
    expect(text(page, '.left .seat .sub')).toMatch(/, Sharp$/);
    expect(text(page, '.left .seat .sub')).not.toContain('Bot');
  });

  it('is a bot that thinks, or is stuck', async () => {
    bots.all = BOTS;
    const page = await open('tashkalar', { state: { decision: theirs } });
    const chairs = table.store.table?.chairs ?? [];
    const bot = {
      ...chairs[1],
      kind: 'bot',
      bot: { name: 'sharp', title: 'Sharp', step: 5 },
      stuck: false,
    } as (typeof chairs)[0];
    table.table({ chairs: [chairs[0] as typeof bot, bot] });
    expect(ask(page)).toBe('Ελένη is thinking');
    expect(text(page, '.bar .eyebrow')).toContain('Bot, Sharp');
    expect(text(page, '.left .seat .sub')).toContain('Bot, Sharp');
    table.table({ chairs: [chairs[0] as typeof bot, { ...bot, stuck: true }] });
    expect(ask(page)).toBe('Ελένη is stuck');
    button(page, 'Wake the bot').click();
    button(page, 'Replace the bot').click();
    expect(table.sent).toEqual([
      { t: 'mend', seat: 1, bot: 'sharp' },
      { t: 'mend', seat: 1, bot: 'steady' },
    ]);
  });

  it('is seen by a watcher, who is asked nothing', async () => {
    const page = await open('tashkalar-watched');
    expect(text(page, '.bar .eyebrow')).toBe('You’re watching · Dóra and Ελένη are level at 1.');
    expect(page.querySelector('.undo')).toBeNull();
  });

  it('asks whether you are there', async () => {
    const page = await open('tashkalar');
    table.listener.frame({ t: 'nudge', by: 'Ελένη' });
    await settled();
    expect(text(page, '.note')).toContain('Ελένη asks');
  });
});

describe('a lost connection', () => {
  it('keeps the board and lets nothing be chosen', async () => {
    const page = await open('tashkalar');
    table.listener.connection('lost', null);
    await settled();
    expect(page.querySelector('.topbar.lost')).not.toBeNull();
    expect(page.querySelector('[data-region=board]')).not.toBeNull();
    expect(page.querySelector('.bar.wait')).not.toBeNull();
    expect(ask(page)).toBe('Reconnecting');
  });

  it('is said with its time after half a minute', async () => {
    const page = await open('tashkalar');
    table.listener.connection('lost', null);
    table.store.lostSince = Date.now() - 31_000;
    await settled();
    expect(ask(page)).toMatch(/No connection since \d\d:\d\d/);
  });

  it('tells how many moves were missed and leads there', async () => {
    const page = await open('tashkalar');
    table.state({ choices: 12, seq: 12 });
    await settled();
    expect(text(page, '.toast')).toContain('12 moves since then');
    expect(table.store.fresh.events).toEqual([]);
  });

  it('says nothing of a single move', async () => {
    const page = await open('tashkalar');
    table.state({ choices: 1 });
    expect(page.querySelector('.toast')).toBeNull();
  });

  it('ends at an address without a table', async () => {
    const page = await open('tashkalar');
    table.listener.connection('gone', 'no-such-table');
    await settled();
    expect(text(page, 'h1')).toBe('No table at this address');
  });

  it('ends at a table that is not open to watchers', async () => {
    const page = await open('tashkalar');
    table.listener.connection('gone', 'watching-closed');
    await settled();
    expect(page.textContent).toContain('not open to watchers');
  });
});

describe('a match of older rules', () => {
  const outdated: Seating['state'] = { decision: null, outdated: true };

  it('is read, and can be ended by those who play it', async () => {
    const end = vi.spyOn(api, 'close').mockRejectedValue(new Refusal('not-open', '', 409));
    const page = await open('tashkalar', { state: outdated });
    expect(ask(page)).toContain('The rules have changed');
    expect(page.querySelector('[data-region="board"] svg, .board')).not.toBeNull();
    expect(page.querySelector('.replay')).toBeNull();
    button(page, 'End the match').click();
    await settled();
    expect(end).toHaveBeenCalledOnce();
    expect(text(page, '.note')).toContain('has already started');
    end.mockRestore();
  });

  it('is only read by others', async () => {
    const page = await open('tashkalar', {
      state: { ...outdated, seat: null },
      table: { you: null, owner: false },
    });
    expect(ask(page)).toContain('The rules have changed');
    expect(text(page, '.bar')).not.toContain('End the match');
  });

  it('has no winner when it was ended', async () => {
    const reason = { id: 'web-table-over-rules', args: {} };
    const page = await open('tashkalar', {
      state: { ...outdated, reason },
      table: { status: 'finished' },
    });
    expect(ask(page)).toBe('Nobody wins: the rules changed and the match couldn’t go on.');
    expect(button(page, 'Rematch')).toBeTruthy();
  });
});

describe('the end', () => {
  const over: Seating['state'] = {
    decision: null,
    result: { ranking: [[0], [1]], scores: [9, 4], reason: 'tashkalar-over-score' },
    reason: { id: 'tashkalar-over-score', args: {} },
  };

  it('is told in a sentence, with the reason', async () => {
    const page = await open('tashkalar', { state: over, table: { status: 'finished' } });
    expect(ask(page)).toBe('You win. The end score was reached.');
    expect(page.querySelectorAll('.count li')).toHaveLength(2);
  });

  it.each([
    ['who resigned', 0, 'Ελένη wins. Dóra resigned.'],
    ['the other one', 1, 'You win. Dóra resigned.'],
    ['who watches', null, 'Ελένη wins. Dóra resigned.'],
  ])('names the one who resigned to %s', async (_, seat, said) => {
    const result = { ranking: [[1], [0]], scores: [9, 4], reason: '' };
    const reason = { id: 'tashkalar-over-resigned', args: { seat: [0], count: 1 } };
    const page = await open('tashkalar', {
      state: { ...over, seat, result, reason },
      table: { status: 'finished' },
    });
    expect(ask(page)).toBe(said);
  });

  it('names both of a team that resigned', async () => {
    const result = {
      ranking: [
        [1, 3],
        [0, 2],
      ],
      scores: [1, 1, 1, 1],
      reason: '',
    };
    const reason = { id: 'tashkalar-over-resigned', args: { seat: [0, 2], count: 2 } };
    const page = await open('tashkalar-teams', { state: { ...over, result, reason } });
    expect(ask(page)).toContain('Both resigned: Dóra, Bence.');
  });

  it('may be a draw or the victory of others', async () => {
    const draw = { ranking: [[0, 1]], scores: [1, 1], reason: '' };
    const page = await open('tashkalar', { state: { ...over, result: draw, reason: null } });
    expect(ask(page)).toBe('Nobody wins: it’s a draw.');
    table.state({ result: { ...draw, ranking: [[1], [0]] } });
    expect(ask(page)).toBe('Ελένη wins.');
  });

  it('asks for a rematch and can take that back', async () => {
    const page = await open('tashkalar', { state: over, table: { status: 'finished' } });
    button(page, 'Rematch').click();
    expect(table.sent).toEqual([{ t: 'rematch', yes: true }]);
    table.table({ rematch_asked: [0] });
    expect(ask(page)).toBe('Waiting for Ελένη to say yes');
    button(page, 'Cancel request').click();
    expect(table.sent.at(-1)).toEqual({ t: 'rematch', yes: false });
    table.table({ rematch_asked: [1] });
    expect(text(page, '.note')).toContain('requested by Ελένη');
  });

  it('leads to the rematch', async () => {
    const page = await open('tashkalar', {
      state: over,
      table: { status: 'finished', rematch: 'abcdefgh', rematch_asked: [0, 1] },
    });
    expect(button(page, 'Go to the rematch').getAttribute('href')).toBe('/table/abcdefgh');
  });
});

describe('grave things', () => {
  it('are behind "More" and asked once again', async () => {
    const page = await open('tashkalar');
    button(page, 'More').click();
    await settled();
    button(document, 'Resign').click();
    await settled();
    expect(ask(page)).toBe('Resign?');
    button(page, 'No, keep playing').click();
    await settled();
    expect(table.sent).toEqual([]);
    button(page, 'More').click();
    await settled();
    button(document, 'Resign').click();
    await settled();
    page.querySelector<HTMLElement>('.bar .cta')?.click();
    expect(table.sent).toEqual([{ t: 'aside', at: 0, notation: 'resign' }]);
  });

  it('say what they mean in a scenario', async () => {
    const page = await open('homm3-town');
    button(page, 'More').click();
    await settled();
    button(document, 'Give up').click();
    await settled();
    expect(ask(page)).toBe('Give up and end the scenario?');
    expect(text(page, '.bar .cta')).toBe('Give up');
    page.querySelector<HTMLElement>('.bar .cta')?.click();
    expect(table.sent).toEqual([{ t: 'aside', at: 0, notation: 'resign' }]);
  });
});
