/** What waits on each Field of a way: a visit, guards, whoever is there, and who could come. */
import { rich, t } from '../../../lib/i18n.svelte';
import type { TableStore } from '../../../lib/table.svelte';
import { armyRow, comers, guardRows, standing, type Row } from './inspect';
import { signOf } from './icons';
import { locationName, presentOf, visitText } from './naming';
import { placeAt } from './places';
import type { Way } from './ride.svelte';
import { hexOf, mapFactsOf, stepHelp, worldOf, type Hex } from './world';

export interface Stop {
  name: string;
  title: string;
  sign: string | null;
  guard: number;
  /** Something is visited or met there. */
  brings: boolean;
  rows: Row[];
}

export function stopsOf(store: TableStore, way: Way): Stop[] {
  return way.ride.fields.flatMap((name) => {
    const at = hexOf(name);
    return at ? [stopAt(store, way, name, at)] : [];
  });
}

function stopAt(store: TableStore, way: Way, name: string, at: Hex): Stop {
  const world = worldOf(store);
  const facts = mapFactsOf(store);
  const printed = (world && facts && placeAt(world, facts, at)?.printed) ?? null;
  const present = presentOf(store, at, printed);
  const help = stepHelp(store, way.hero, name);
  const there = world ? standing(store, world, at, way.hero) : [];
  const guards = help?.guards ? guardRows(store, help.guards, way.hero) : [];
  const owner = help?.storm;
  const storm: Row[] =
    owner === undefined
      ? []
      : [
          {
            icon: 'castle',
            text: rich('web-homm3-ride-storm', { name: store.words.name(owner) }),
            rule: 'H3-10.6',
          },
          ...armyRow(store, owner),
        ];
  const visit = help?.visit ? visitText(present.location) : t('web-homm3-ride-nothing');
  const end = way.ride.fields.at(-1) === name;
  return {
    name,
    title: locationName(present.location, printed),
    sign: signOf(printed, present.location),
    guard: help?.guards ? present.guard : 0,
    brings: Boolean(help?.visit) || there.length > 0 || storm.length > 0,
    rows: [
      ...there,
      ...storm,
      ...guards,
      ...(visit ? [{ icon: '', text: visit }] : []),
      ...(end ? comers(store, name) : []),
    ],
  };
}
