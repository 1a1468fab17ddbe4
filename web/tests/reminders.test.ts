import { afterEach, describe, expect, test, vi } from 'vitest';
import { api, Refusal } from '../src/lib/api';
import type { ReminderChoices, Reminders } from '../src/lib/types';
import { Kept } from '../src/pages/reminders/reminders.svelte';

const CHOICES: ReminderChoices = {
  move: [],
  ended: [],
  invited: [],
  daily: [],
  away: 10,
  quiet: null,
  at: 8,
  zone: 'UTC',
};
const NOW = { choices: CHOICES, mail: null, hook: null, push: { here: false, others: 0 } };
const told = (choices: ReminderChoices): Reminders => ({ ...NOW, choices }) as unknown as Reminders;

/** A server that answers when it is told to. */
async function slow() {
  vi.spyOn(api, 'reminders').mockResolvedValue(NOW as unknown as Reminders);
  const asked: { choices: ReminderChoices; answer: (refused?: Refusal) => void }[] = [];
  vi.spyOn(api, 'remind').mockImplementation(
    (choices) =>
      new Promise((resolve, reject) =>
        asked.push({
          choices,
          answer: (refused) => (refused ? reject(refused) : resolve(told(choices))),
        }),
      ),
  );
  const kept = new Kept();
  await kept.look();
  return { kept, asked };
}

afterEach(() => vi.restoreAllMocks());

describe('reminders that are chosen faster than they are kept', () => {
  test('none is lost, and none overtakes another', async () => {
    const { kept, asked } = await slow();
    const first = kept.set({ move: ['mail'] });
    const second = kept.set({ away: 60 });
    await vi.waitFor(() => expect(asked).toHaveLength(1));

    asked[0]?.answer();
    await first;
    expect(kept.now?.choices.away).toBe(60);
    expect(kept.saved).toBe(false);

    const third = kept.set({ ended: ['mail'] });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    asked[1]?.answer();
    await second;
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[2]?.choices).toMatchObject({ move: ['mail'], away: 60, ended: ['mail'] });
    asked[2]?.answer();
    await third;
    expect(kept.saved).toBe(true);
    expect(kept.now?.choices).toMatchObject({ move: ['mail'], away: 60, ended: ['mail'] });
  });

  test('what the server refuses springs back', async () => {
    const { kept, asked } = await slow();
    const refused = kept.set({ away: 60 });
    expect(kept.now?.choices.away).toBe(60);
    await vi.waitFor(() => expect(asked).toHaveLength(1));

    asked[0]?.answer(new Refusal('bad-form', 'no', 400));
    await refused;

    expect(kept.now?.choices.away).toBe(10);
    expect(kept.saved).toBe(false);
  });
});
