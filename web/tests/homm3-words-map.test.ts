import { play } from './scenes';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import homm3 from '../src/games/homm3/ui';
import { whenOf } from '../src/games/homm3/cards';
import { showFace } from '../src/games/homm3/map/face.svelte';
import { directionTo } from '../src/games/homm3/map/places';
import { RESOURCE_ICONS } from '../src/games/homm3/map/icons';
import { mapIcon } from '../src/games/homm3/map/looking';
import { signOf } from '../src/games/homm3/map/dice';
import { markOfSeat, ownSide, seatMarks, sideMarks, type H3View } from '../src/games/homm3/model';
import { about, describeTable } from '../src/games/homm3/telling';
import { plain, speak } from '../src/lib/i18n.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import { screen } from '../src/table/layout.svelte';
import type { GameEvent } from '../src/lib/types';
import { bar } from '../src/table/asking';

beforeAll(async () => {
  await speak('en');
  // A desk: in the hand the town is a tab.
  vi.spyOn(screen, 'compact', 'get').mockReturnValue(false);
});

const asked = (store: TableStore): string => plain(homm3.question(store));
const told = (store: TableStore, event: Partial<GameEvent> & { kind: string }): string =>
  plain(store.words.event({ at: 1, ...event }));

describe('the bar on the map', () => {
  it('counts the movement of both heroes and asks where to ride', async () => {
    const { store } = await play('homm3-town');
    expect(homm3.eyebrow(store)).toBe('Your turn, 3 and 2 movement left');
    expect(asked(store)).toBe('Where does Catherine ride?');
    expect(homm3.where?.(store)).toBe('Round 3 of 9');
  });

  it('selects a hero, so that chips stand for Fields; other things are touched as well', async () => {
    const { store } = await play('homm3-town');
    expect(store.picked).toEqual(['hero:main']);
    const texts = bar(store).chips.map(({ text }) => text);
    expect(texts).toHaveLength(4);
    expect(texts.every((text) => !/-?\d,-?\d/.test(text))).toBe(true);
    await store.touch('building:castle_city_hall');
    expect(asked(store)).toBe('Build the City Hall');
    expect(homm3.verb(store, store.armed!)).toBe('Build');
  });

  it('names what is ridden to, and says whether one fights', async () => {
    const { store } = await play('homm3-town');
    const go = store.options.find(({ notation }) => notation === 'go main -5,-1')!;
    await store.touch('field:-5,-1');
    expect(store.armed?.notation).toBe(go.notation);
    expect(asked(store)).toMatch(/^Ride to the /);
    const verb = homm3.verb(store, go);
    expect(['Ride', 'Fight']).toContain(verb);
    expect(homm3.final(go, store)).toBe(verb === 'Fight');
  });

  it('turns a tile by steps and names the Field beside the hero', async () => {
    const { store } = await play('homm3-town-tile', 1);
    expect(store.ways).toHaveLength(6);
    expect(homm3.eyebrow(store)).toBe('Tile revealed, rotate it as you like');
    const said = new Set<string>();
    for (let n = 0; n < 6; n += 1) {
      said.add(asked(store));
      store.turn(1);
    }
    expect([...said].every((text) => text.startsWith('Place it with '))).toBe(true);
    expect(said.size).toBeGreaterThan(2);
    expect(homm3.verb(store, store.armed!)).toBe('Place the tile');
  });

  it('never acts at once where nothing can be taken back', async () => {
    const { store } = await play('homm3-town');
    const of = (notation: string) => store.options.find((option) => option.notation === notation)!;
    expect(homm3.final(of('end-turn'), store)).toBe(true);
    expect(homm3.final(of('discover second -3,1'), store)).toBe(true);
    expect(homm3.final(of('build castle_city_hall'), store)).toBe(false);
    expect(homm3.short?.(store, of('end-turn'))).toBe('End turn');
    expect(homm3.short?.(store, of('population'))).toBe('Population');
  });

  it('asks for the town while the Town Board is open', async () => {
    const { store } = await play('homm3-town');
    showFace(store, 'town');
    expect(asked(store)).toBe('What do you build or recruit?');
    expect(bar(store).chips).toEqual([]);
    showFace(store, 'map');
  });

  it('has a coloured edge in a window between the actions of others', async () => {
    const { store } = await play('homm3-town-window', 1);
    expect(homm3.reaction?.(store)).toBe(true);
    expect(homm3.eyebrow(store)).toBe('Someone else’s turn, Town actions');
    expect(bar(store).quiet.map(({ kind }) => kind)).toEqual(['pass']);
  });

  it('keeps the wishes for windows out of the grave things', async () => {
    const { store } = await play('homm3-town');
    const asides = store.state?.asides ?? [];
    const wishes = asides.filter((option) => !(homm3.grave?.(option) ?? true));
    expect(wishes.map(({ notation }) => notation.split(' ')[1]).toSorted()).toEqual([
      'announced',
      'closing',
      'others',
      'turns',
    ]);
    expect(asides.some((option) => homm3.grave?.(option))).toBe(true);
  });

  it('says what giving up means, though its button is short', async () => {
    const { store } = await play('homm3-town');
    const resign = store.state?.asides.find(({ notation }) => notation === 'resign');
    expect(plain(store.words.option(resign!))).toBe('Give up and end the scenario');
    expect(homm3.short?.(store, resign!)).toBe('Give up');
    expect(plain(store.words.option({ ...resign!, kind: 'resign-side' }))).toBe(
      'Give up with your whole side and end the scenario',
    );
  });
});

describe('cards on the map', () => {
  it('say when they have a use', async () => {
    const { store } = await play('homm3-town');
    expect(whenOf(store, 'attack')).toBe('in combat');
    expect(whenOf(store, 'legs_of_legion')).not.toBe('in combat');
  });
});

describe('the log of a scenario', () => {
  it('tells ways by what lies there, under headings of Rounds and turns', async () => {
    const { store } = await play('homm3-town');
    expect(told(store, { kind: 'went', seat: 0, hero: 'main', field: '-6,2' })).toBe(
      'Catherine rides to the Town.',
    );
    expect(told(store, { kind: 'went', seat: 0, hero: 'second', field: '-6,2' })).toBe(
      'Dóra’s Secondary Hero rides to the Town.',
    );
    expect(told(store, { kind: 'turn', seat: 0, round: 3 })).toBe('Your turn');
    expect(told(store, { kind: 'turn', seat: 1, round: 3 })).toBe('Ελένη’s turn');
    expect(told(store, { kind: 'round', number: 4 })).toBe('Round 4');
    expect(told(store, { kind: 'paid', seat: 0, gold: 8, materials: 0, valuables: 1 })).toBe(
      'Dóra pays 8 gold and 1 valuable.',
    );
    expect(homm3.heading({ at: 1, kind: 'turn' })).toBe(true);
    expect(homm3.silent?.({ at: 1, kind: 'rotated' })).toBe(true);
  });

  it('says who attacks whom, and where', async () => {
    const { store } = await play('homm3-town');
    const announced = { kind: 'announced', seat: 0, hero: 'second', rover: '', level: 5 };
    expect(told(store, { ...announced, foe: 'guards', field: '-6,2' })).toBe(
      'Dóra’s Secondary Hero attacks the guards (V) at the Town.',
    );
    const army = { seat: -1, hero: '', rover: 'necromancer', level: 0 };
    expect(told(store, { ...announced, ...army, foe: 'hero', field: '-6,2' })).toBe(
      'An enemy army attacks a hero at the Town: the necromancer.',
    );
    expect(told(store, { kind: 'rover-went', rover: 'necromancer', field: '-6,2' })).toBe(
      'An enemy army goes to the Town: the necromancer (H3-10.121).',
    );
  });

  it('lights Fields, buildings and units', () => {
    expect(homm3.eventRefs({ at: 1, kind: 'flagged', seat: 0, field: '1,2' })).toContain(
      'field:1,2',
    );
    expect(homm3.eventRefs({ at: 1, kind: 'built', building: 'castle_citadel' })).toContain(
      'building:castle_citadel',
    );
    expect(homm3.eventRefs({ at: 1, kind: 'discovered', field: '3,1', tile: 'F4' })).toContain(
      'tile:3,1',
    );
  });

  it('belongs to the seat that did it, in a combat or not', async () => {
    const { store } = await play('homm3-town');
    expect(homm3.actor(store.view!, { at: 1, kind: 'built', seat: 1 })).toBe(1);
    expect(homm3.lineMark?.(store.view!, { at: 1, kind: 'built', seat: 1 })).toEqual(
      homm3.mark(store.view!, 1),
    );
  });
});

describe('things of the map', () => {
  it('explain themselves', async () => {
    const { store } = await play('homm3-town');
    expect(about(store, 'field:-6,2')?.title).toBe('Town');
    expect(about(store, 'field:-6,2')?.texts[0]).toContain('Flag it.');
    expect(about(store, 'tile:-3,1')?.texts[0]).toContain('IV–V');
    expect(about(store, 'resource:gold')?.texts[0]).toBe('gold: 27, income 10');
    expect(about(store, 'token:build')?.texts[0]).toContain('H3-7.6');
    expect(about(store, 'hero:main')?.title).toBe('Catherine');
    expect(about(store, 'scenario:crossroads')?.texts.length).toBeGreaterThan(1);
  });

  it('are told in one paragraph', async () => {
    const { store } = await play('homm3-town');
    const all = describeTable(store);
    expect(all).toContain('Crossroads, Round 3 of 9. Dóra’s turn.');
    expect(all).toContain('Gold 27, building materials 6, valuables 2');
    expect(all).toContain('Buildings: Towers, Citadel.');
    expect(all).not.toMatch(/-?\d,-?\d/);
  });

  it('lie beside each other in six directions', () => {
    expect(directionTo([0, 0], [1, -1])).toBe(0);
    expect(directionTo([2, 1], [1, 1])).toBe(4);
    expect(directionTo([0, 0], [2, 0])).toBeNull();
  });

  it('are dice with a sign and a number', async () => {
    const { store } = await play('homm3-map');
    expect(signOf(store, 'gold-6')).toEqual({ icon: 'two-coins', count: 6 });
    expect(signOf(store, 'xp').count).toBe(1);
    expect(signOf(store, 'artifact').count).toBeNull();
  });

  it('are exchanges with the picture of what is given and got', async () => {
    const { store } = await play('homm3-map');
    expect(mapIcon(store, 'sell:gold-6')).toBe(RESOURCE_ICONS.gold);
    expect(mapIcon(store, 'buy:valuables-1')).toBe(RESOURCE_ICONS.valuables);
  });
});

describe('the marks of seats', () => {
  it('differ in hue and in silhouette, whatever the factions', () => {
    const groups = [
      ['castle', 'dungeon', 'inferno', 'necropolis'],
      ['rampart', 'fortress', 'tower', 'cove'],
      ['necropolis', 'conflux', 'dungeon', 'inferno'],
    ];
    for (const factions of groups) {
      const marks = seatMarks(factions);
      expect(new Set(marks.map(({ colour }) => colour)).size).toBe(4);
      expect(new Set(marks.map(({ shape }) => shape)).size).toBe(4);
    }
  });

  it('stay with the seats in a combat; whoever holds no seat gives way', async () => {
    const { store } = await play('homm3-town');
    const view = {
      ...store.view,
      players: store.view!['players'].map((player: object, seat: number) => ({
        ...player,
        side: seat === 0 ? 1 : null,
      })),
      battle: {
        armies: [
          { player: null, seat: 0 },
          { player: 0, seat: 0 },
        ],
        units: [],
        guards: 3,
      },
    } as unknown as H3View;
    const [guards, own] = sideMarks(view);
    expect(own).toEqual(markOfSeat(view, 0));
    expect(guards.colour).not.toBe(own.colour);
    expect(guards.shape).not.toBe(own.shape);
  });

  it('a seat that chooses for guards stands on their side', () => {
    const view = {
      you: 1,
      players: [
        { seat: 0, side: 0 },
        { seat: 1, side: null },
      ],
      battle: {
        armies: [
          { side: 0, seat: 0, player: 0 },
          { side: 1, seat: 1, player: null },
        ],
      },
    } as unknown as H3View;
    expect(ownSide(view)).toBe(1);
  });
});
