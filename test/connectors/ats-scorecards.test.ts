// Scorecards of connected systems, as their documentation shows them.
import { expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { scorecardsOf } from '../../src/connectors/unified/ats-scorecards.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { User } from '../../src/core/records.ts';
import { createFakeDirectory } from '../fakes/directory.ts';

const owen = User.parse({ id: 'u_owen', name: 'Owen Achebe', email: 'Owen@example.test', role: 'hiring_manager' });

/** The system answers with that list, whatever it is asked. */
async function read(system: string, items: readonly JsonObject[]) {
  const ats = connectors.find((one) => one.system === system)?.unified.ats;
  if (ats === undefined) throw new Error(`${system} is no ATS`);
  const asked: JsonObject[] = [];
  const remote = {
    list: async ({ values }: { values: JsonObject }) => {
      asked.push(values);
      return { items, next: null };
    },
  };
  const user = { id: 'usr_1', body: { email: 'owen@example.test' }, deleted: false };
  const mirror = () => ({ all: async () => new Map([['usr_1', user]]) });
  const parts = { remote, mapping: ats, mirror, directory: createFakeDirectory([owen]) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the system only the list is asked for
  const cards = await scorecardsOf(parts as unknown as Parameters<typeof scorecardsOf>[0], { id: 'cand_1' });
  return { cards, asked };
}

test('Lever: the form of a user, submitted or not, with its fields', async () => {
  const { cards, asked } = await read('lever', [
    { id: 'f2', user: 'usr_1', completedAt: null, fields: [] },
    {
      id: 'f1',
      user: 'usr_1',
      completedAt: 1_780_000_000_000,
      fields: [
        { type: 'textarea', text: 'Strengths', value: 'Calm.' },
        { type: 'score', text: 'Rating', value: null },
      ],
    },
  ]);
  expect(asked).toMatchObject([{ id: 'cand_1' }]);
  expect(cards).toMatchObject([
    { id: 'f1', author: 'u_owen', answers: [{ question: 'Strengths', text: 'Calm.' }] },
    { id: 'f2', author: 'u_owen', submittedAt: null, answers: [] },
  ]);
});

test('Ashby: by the address of who submitted it, with the answers by field', async () => {
  const { cards } = await read('ashby', [
    {
      id: 'a1',
      submittedByUser: { email: 'OWEN@example.test' },
      submittedAt: '2026-05-29T19:00:00.000Z',
      submittedValues: { notes: 'Clear.', overall: 3 },
    },
  ]);
  expect(cards).toMatchObject([
    {
      author: 'u_owen',
      submittedAt: expect.stringContaining('2026-05-29'),
      answers: [{ question: 'notes', text: 'Clear.' }],
    },
  ]);
});

test('Merge: who recommends what, without the words', async () => {
  const { cards } = await read('merge', [
    { id: 'm1', interviewer: 'usr_1', submitted_at: '2026-05-29T19:00:00Z', overall_recommendation: 'YES' },
    { id: 'm2', interviewer: 'usr_9', submitted_at: '2026-05-29T20:00:00Z', overall_recommendation: 'NO' },
  ]);
  expect(cards).toMatchObject([
    { author: 'u_owen', recommendation: 'YES', answers: [] },
    { author: null, recommendation: 'NO' },
  ]);
});
