import { play } from './scenes';
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { faceOf, showFace } from '../src/games/homm3/map/face.svelte';
import ArmyPanel from '../src/games/homm3/map/ArmyPanel.svelte';
import GoalPanel from '../src/games/homm3/map/GoalPanel.svelte';
import HeroPanel from '../src/games/homm3/map/HeroPanel.svelte';
import {
  armsBill,
  billOf,
  nextPayment,
  rebatesOn,
  strike,
  tiersOf,
  toggleRebate,
  totalOf,
  want,
  type Path,
} from '../src/games/homm3/map/plan.svelte';
import Population from '../src/games/homm3/map/Population.svelte';
import Standing from '../src/games/homm3/map/Standing.svelte';
import Stock from '../src/games/homm3/map/Stock.svelte';
import { estateOf, nextIncome, slotsOf, tokensOf, trackOf } from '../src/games/homm3/map/town';
import TownBoard from '../src/games/homm3/map/TownBoard.svelte';
import TownPanel from '../src/games/homm3/map/TownPanel.svelte';
import { speak } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { screen } from '../src/table/layout.svelte';

beforeAll(async () => {
  await speak('en');
  // A desk: in the hand the town is a tab.
  vi.spyOn(screen, 'compact', 'get').mockReturnValue(false);
});

let mounted: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.replaceChildren();
});

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever its props
function show(part: Component<any>, props: Record<string, unknown>): HTMLElement {
  mounted = mount(part, { target: document.body, props });
  flushSync();
  return document.body;
}

const pathOf = (store: TableStore, kind: string): Path => {
  const path = tiersOf(store)
    .flatMap(({ paths }) => paths)
    .find((each) => each.kind === kind);
  if (!path) throw new Error(`no path for ${kind}`);
  return path;
};

/** Let a unit go so far, as a touch on the sheet does. */
function touch(store: TableStore, kind: string, size: 'few' | 'pack'): void {
  const path = pathOf(store, kind);
  const stop = path.stops.find((each) => each.size === size);
  if (stop) want(store, path, stop);
}

describe('the Town Board', () => {
  it('knows what stands, what can be built and what is missing', async () => {
    const { store } = await play('homm3-town');
    const slots = slotsOf(store, estateOf(store)!);
    expect(slots.map(({ role }) => role)).toEqual([
      'dwelling_bronze',
      'dwelling_silver',
      'dwelling_gold',
      'citadel',
      'special_gears',
      'city_hall',
      'mage_guild',
      'special_tent',
    ]);
    const by = Object.fromEntries(slots.map((slot) => [slot.id, slot]));
    expect(by['castle_towers']?.state).toBe('built');
    expect(by['castle_city_hall']?.state).toBe('can');
    expect(by['castle_holy_grounds']).toMatchObject({
      state: 'not',
      requires: [{ building: 'castle_towers', stands: true }],
      short: [{ resource: 'valuables', count: 1 }],
    });
    expect(by['castle_glory_of_erathia']?.requires[0]?.stands).toBe(false);
    expect(by['castle_towers']?.twin).toBe('castle_blacksmith');
    expect(by['castle_blacksmith']?.twin).toBe('castle_towers');
    expect(by['castle_citadel']?.twin).toBeNull();
  });

  it('lays both sides of a tile side by side where the upper one is not in the first row', async () => {
    const { store } = await play('homm3-town-window', 1);
    const slots = slotsOf(store, estateOf(store)!);
    expect(slots.slice(-2).map(({ role }) => role)).toEqual(['mage_guild', 'special_gears']);
  });

  it('answers in the foot: what stands first, the cost, what is short', async () => {
    const { store } = await play('homm3-town');
    const page = show(TownBoard, { store });
    const foot = (id: string): string =>
      page
        .querySelector(`[data-ref="building:${id}"] .foot`)
        ?.textContent?.replace(/\s+/g, ' ')
        .trim() ?? '';
    expect(foot('castle_holy_grounds')).toBe('Towers built 863 1 valuable short');
    expect(foot('castle_glory_of_erathia')).toContain('Holy Grounds first');
    expect(foot('castle_towers')).toBe('built');
    expect(page.querySelector('.tie')?.textContent).toContain('same tile');
    expect(page.querySelectorAll('.arrow')).toHaveLength(2);
    expect(page.querySelectorAll('.arrow.done')).toHaveLength(1);
    page
      .querySelector<HTMLElement>('[data-ref="building:castle_city_hall"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(store.armed?.notation).toBe('build castle_city_hall');
  });

  it('has a cube on every income track, beyond the printed spaces too', () => {
    expect(trackOf('gold', 15, 5)).toEqual([10, 15, 20, 25, 30, 35, 40, 45]);
    expect(trackOf('gold', 5, 5)[0]).toBe(5);
    expect(trackOf('valuables', 9, 1)).toContain(9);
    expect(trackOf('materials', 1, 2)).toContain(1);
    expect([1, 2, 3].map(nextIncome)).toEqual([3, 3, 5]);
  });

  it('says which tokens are ready', async () => {
    const { store } = await play('homm3-town-spent');
    const ready = tokensOf(store, estateOf(store)!).map(({ token, ready: can }) => [token, can]);
    expect(ready).toEqual([
      ['build', false],
      ['population', false],
      ['book', true],
    ]);
    const page = show(TownPanel, { store });
    expect(page.querySelector('[data-ref="token:book"]')?.textContent).toContain('ready, 6 gold');
    expect(page.querySelectorAll('.acts .used')).toHaveLength(2);
    expect(page.querySelectorAll('.b.can')).toHaveLength(0);
  });

  it('is opened by a token and closed by the switch', async () => {
    const { store } = await play('homm3-town');
    const page = show(TownPanel, { store });
    page
      .querySelector('[data-ref="token:build"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(faceOf(store)).toBe('town');
    showFace(store, 'map');
    expect(faceOf(store)).toBe('map');
  });

  it('shows the sheet of the Population Token where no rail does', async () => {
    const layout = vi.spyOn(screen, 'layout', 'get').mockReturnValue('column');
    const { store } = await play('homm3-town');
    const page = show(TownBoard, { store });
    const token = page.querySelector<HTMLElement>('[data-ref="token:population"]');
    expect(page.querySelector('[data-sheet="population"]')).toBeNull();
    token?.click();
    flushSync();
    expect(page.querySelector('[data-sheet="population"]')).not.toBeNull();
    expect(page.querySelector('.slots')).toBeNull();
    token?.click();
    flushSync();
    expect(page.querySelector('[data-sheet="population"]')).toBeNull();
    expect(page.querySelector('.slots')).not.toBeNull();
    showFace(store, 'map');
    layout.mockRestore();
  });
});

describe('Population', () => {
  it('is a path for every unit: owned, free, closed by a missing Dwelling', async () => {
    const { store } = await play('homm3-town');
    const states = (kind: string) => pathOf(store, kind).stops.map(({ state }) => state);
    expect(states('castle_halberdiers')).toEqual(['owned', 'owned']);
    expect(states('castle_marksmen')).toEqual(['owned', 'free']);
    expect(states('castle_griffins')).toEqual(['free', 'free']);
    expect(states('castle_zealots')).toEqual(['closed', 'closed']);
    expect(tiersOf(store).map(({ open }) => open)).toEqual([true, false, false]);
  });

  it('names the missing Dwelling of a closed tier once', async () => {
    const { store } = await play('homm3-town');
    const page = show(Population, { store });
    const said = [...page.querySelectorAll('.tier h3 .no')].map((each) => each.textContent?.trim());
    expect(said).toEqual(['Holy Grounds not built', 'Glory of Erathia not built']);
  });

  it('writes a bill, with the way to a Pack over the Few', async () => {
    const { store } = await play('homm3-town');
    touch(store, 'castle_griffins', 'pack');
    touch(store, 'castle_marksmen', 'pack');
    expect(billOf(store).map(({ kind, step }) => `${step} ${kind}`)).toEqual([
      'reinforce castle_marksmen',
      'recruit castle_griffins',
      'reinforce castle_griffins',
    ]);
    expect(totalOf(store).gold).toBe(15);
    expect(armsBill(store)).toBe(true);
    expect(pathOf(store, 'castle_griffins').stops.map(({ state }) => state)).toEqual([
      'via',
      'wanted',
    ]);
  });

  it('is taken apart step by step', async () => {
    const { store } = await play('homm3-town');
    touch(store, 'castle_griffins', 'pack');
    strike(store, billOf(store).at(-1)!);
    expect(billOf(store).map(({ step }) => step)).toEqual(['recruit']);
    strike(store, billOf(store)[0]!);
    expect(billOf(store)).toEqual([]);
    expect(store.armed).toBeNull();
  });

  it('is dropped by going back or by choosing something else', async () => {
    const { store } = await play('homm3-town');
    touch(store, 'castle_griffins', 'few');
    store.back();
    expect(billOf(store)).toEqual([]);
    touch(store, 'castle_griffins', 'few');
    await store.touch('building:castle_city_hall');
    expect(billOf(store)).toEqual([]);
    expect(armsBill(store)).toBe(false);
  });

  it('does not let one want more than the purse holds', async () => {
    const { store } = await play('homm3-map');
    touch(store, 'castle_griffins', 'few');
    // 12 gold: 4 for the Griffins leave 8; without a Citadel nothing is reinforced.
    expect(pathOf(store, 'castle_marksmen').stops.map(({ state }) => state)).toEqual([
      'owned',
      'closed',
    ]);
    expect(totalOf(store).gold).toBe(4);
  });

  it('pays everything with one press: the token, the steps, the end', async () => {
    const { store, sent } = await play('homm3-town');
    touch(store, 'castle_griffins', 'few');
    touch(store, 'castle_marksmen', 'pack');
    await store.act();
    for (let next = nextPayment(store); next; next = nextPayment(store)) await store.act(next);
    expect(sent).toEqual([
      'population',
      'reinforce castle_marksmen',
      'recruit castle_griffins',
      'done',
    ]);
    expect(billOf(store)).toEqual([]);
  });

  it('is forgotten once it is paid: a unit that falls is not wanted once more', async () => {
    const { store } = await play('homm3-town');
    touch(store, 'castle_griffins', 'few');
    touch(store, 'castle_marksmen', 'pack');
    await store.act();
    for (let next = nextPayment(store); next; next = nextPayment(store)) await store.act(next);
    const { troops } = estateOf(store)!.player;
    const fallen = troops.findIndex(({ kind }) => kind === 'castle_griffins');
    expect(fallen).toBeGreaterThanOrEqual(0);
    troops.splice(fallen, 1);
    expect(billOf(store)).toEqual([]);
  });

  it('pays nothing by itself when the token was used without a bill', async () => {
    const { store } = await play('homm3-town', 1);
    expect(nextPayment(store)).toBeNull();
  });

  it('lets a card make only the next unit cheaper', async () => {
    const { store } = await play('homm3-town-legion');
    touch(store, 'castle_griffins', 'pack');
    expect(billOf(store).map(({ cost }) => cost.gold)).toEqual([0, 6]);
  });

  it('knows what a unit saves by itself', async () => {
    const { store } = await play('homm3-town-stables');
    // Champions as a Pack cost 20 gold, 6 less while the hero stands on Stables.
    touch(store, 'castle_champions', 'pack');
    expect(billOf(store).map(({ cost }) => cost.gold)).toEqual([14]);
    expect(pathOf(store, 'castle_champions').stops.at(-1)?.cost.gold).toBe(14);
  });

  it('takes the rebate of a building off where it saves most, and pays with it', async () => {
    const { store, sent } = await play('homm3-town-pub');
    touch(store, 'cove_seamen', 'pack');
    expect(totalOf(store).gold).toBe(2);
    touch(store, 'cove_sea_dogs', 'pack');
    expect(billOf(store).map(({ step, cost, by }) => [step, cost.gold, by])).toEqual([
      ['reinforce', 2, 'cove_pub'],
      ['recruit', 4, null],
      ['reinforce', 6, null],
    ]);
    const page = show(Population, { store });
    expect(page.querySelector('.bill')?.textContent).toContain('Seamen, reinforce (Pub)');
    strike(store, billOf(store)[1]!);
    await store.act();
    const next = nextPayment(store);
    expect(next?.notation).toBe('reinforce-cheaper cove_seamen cove_pub');
    await store.act(next!);
    expect(sent).toEqual(['population', 'reinforce-cheaper cove_seamen cove_pub']);
  });

  it('keeps the rebate for later if one wants', async () => {
    const { store } = await play('homm3-town-pub');
    touch(store, 'cove_seamen', 'pack');
    expect(rebatesOn(store)).toEqual([{ building: 'cove_pub', gold: 3, on: true }]);
    const page = show(Standing, { store });
    const chip = [...page.querySelectorAll('button')].find((each) =>
      each.textContent?.includes('Pub: 3 gold less'),
    );
    chip?.click();
    expect(rebatesOn(store)[0]?.on).toBe(false);
    expect(totalOf(store).gold).toBe(5);
    toggleRebate(store, 'cove_pub');
    expect(totalOf(store).gold).toBe(2);
  });

  it('lets other resources stand in for gold where a building allows it', async () => {
    const { store } = await play('homm3-town-guild');
    const states = (kind: string): string[] => pathOf(store, kind).stops.map(({ state }) => state);
    // 1 gold, 2 building materials and 1 valuable: enough for Orcs, not for Wolf Raiders as well.
    expect(states('stronghold_orcs')[0]).toBe('free');
    touch(store, 'stronghold_orcs', 'few');
    expect(states('stronghold_wolf_raiders')[0]).toBe('dear');
    const page = show(Population, { store });
    expect(page.querySelector('.bill')?.textContent).toContain(
      'Other resources stand in for 3 gold',
    );
    expect(page.querySelector('.bill .rest')?.textContent).toContain('no gold');
  });
});

describe('the rail', () => {
  it('shows purse and army as they would be, hatched', async () => {
    const { store } = await play('homm3-town');
    touch(store, 'castle_griffins', 'pack');
    const page = show(Stock, { store, seat: 0 });
    expect(page.querySelector('.gold.hatched .will')?.textContent).toBe('then 17');
    await unmount(mounted!);
    mounted = null;
    document.body.replaceChildren();
    show(ArmyPanel, { store, seat: 0 });
    const will = document.querySelectorAll('li.will');
    expect(will).toHaveLength(1);
    expect(will[0]?.textContent).toContain('joins as Pack');
    expect(document.querySelector('h2')?.textContent).toContain('3 units, then 4');
  });

  it('shows the hero: experience in twelve steps, boots for both heroes', async () => {
    const { store } = await play('homm3-town');
    const page = show(HeroPanel, { store, seat: 0 });
    expect(page.querySelectorAll('.steps i')).toHaveLength(12);
    expect(page.querySelectorAll('.steps .f')).toHaveLength(4);
    const boots = [...page.querySelectorAll('.boots')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(boots).toEqual([
      'Main Hero: 3 movement points left',
      'Secondary Hero: 2 movement points left',
    ]);
  });

  it('shows the scenario with its Round and points', async () => {
    const { store } = await play('homm3-town');
    const page = show(GoalPanel, { store });
    expect(page.querySelector('h2')?.textContent).toBe('Crossroads');
    expect(page.querySelector('.rd')?.textContent?.replace(/\s+/g, ' ')).toBe('3of 9');
    expect(page.textContent).toContain('Take the enemy Town');
  });
});
