// What stands behind a decision, read when somebody asks: also once it was undone, and where the statement left or failed.
import { expect, test } from 'vitest';
import { agreementOf, decisionOf, decisions } from '../../../src/services/compliance/decisions.ts';
import { admin, openCompliance } from '../../support/compliance.ts';

const ines = 'c_ines';
const setUp = async () => {
  const world = await openCompliance({ location: 'Denver, CO', now: '2027-02-01T15:00:00Z' });
  await world.ask('send_followup', { candidate: ines, message_template: 'notice-us-co-es' });
  world.clock.advance(86_400_000);
  await world.score(ines);
  const { id } = await world.reject(ines);
  const read = async () => decisionOf(world, await world.ledger.action(id), world.settings.settings);
  return { ...world, id, read };
};

test('notice, score and statement stand in it, and nothing is missing', async () => {
  const { read } = await setUp();
  const facts = await read();
  expect(facts).toMatchObject({
    kind: 'rejection',
    jurisdictions: ['us-co'],
    scores: [{ band: 'low' }],
    notices: [{ jurisdiction: 'us-co', language: 'es' }],
    statements: [{ jurisdiction: 'us-co', letter: { status: 'held' } }],
    missing: [],
  });
  expect(agreementOf(facts)).toBe('agrees');
  expect(facts.statements[0]?.dueBy.toISOString()).toBe('2027-03-04T15:00:00.000Z');
});

test('a score made after the decision did not influence it', async () => {
  const { read, score, clock } = await setUp();
  clock.advance(60_000);
  await score(ines);
  expect((await read()).scores.length).toBe(1);
});

test('a statement that could not be delivered is missing', async () => {
  const { read, letters, id } = await setUp();
  const at = new Date('2027-02-03T15:00:00Z');
  const key = `${id}.statement.us-co`;
  await letters.claim({ key, now: at, leaseUntil: at, leaseEndedBy: at });
  await letters.settle({ key, attempt: 1, status: 'failed', uncertain: false, at });
  expect((await read()).missing).toEqual(['us-co.statement']);
});

test('an offer against a low score overrides it', async () => {
  const { read } = await setUp();
  expect(agreementOf({ ...(await read()), kind: 'offer' })).toBe('overrides');
});

test('the list holds what was carried out, also what was undone since', async () => {
  const world = await setUp();
  await world.gate.undoAction(world.id, admin);
  await world.ask('reject_candidate', { candidate: 'c_ravi' });
  const found = await decisions(world, { limit: 10 }, world.settings.settings);
  expect(found.map(({ action, kind }) => `${kind} ${action.status}`)).toEqual(['rejection undone']);
});
