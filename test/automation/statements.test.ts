// A rejection made in the ATS itself: the statement that the law asks for is scheduled, once, and somebody is told where it cannot be; where none is owed the rejection is put on record.
import { expect, test } from 'vitest';
import { statementReactor } from '../../src/automation/statements.ts';
import { CandidateId } from '../../src/core/ids.ts';
import { TriggerEvent } from '../../src/core/trigger-event.ts';
import { JsonObject } from '../../src/core/json.ts';
import { noAddress } from '../../src/core/records.ts';
import { wireDecision } from '../../src/api/wire/decision.ts';
import { decisions } from '../../src/services/compliance/decisions.ts';
import { metricsOf } from '../../src/services/operations/metrics.ts';
import { briefOf } from '../../src/services/operations/brief.ts';
import { collectBrief } from '../../src/services/operations/brief-material.ts';
import { isOutdatedStatement } from '../../src/services/compliance/standing-statement.ts';
import { Killed, Life } from '../gate/mortal.ts';
import { FakeTroubles } from '../fakes/troubles.ts';
import { openCompliance } from '../support/compliance.ts';
import { nora } from '../support/operations.ts';

const ines = CandidateId.parse('c_ines');
const colorado = { location: 'Denver, CO', now: '2027-02-01T15:00:00Z' };

async function setUp(where = colorado) {
  const world = await openCompliance(where);
  const { ats, clock, gate, ledger, settings, obligations } = world;
  const troubles = new FakeTroubles();
  const reactor = statementReactor({
    tenant: nora.tenant,
    gate,
    ledger,
    settings,
    clocks: clock,
    troubles,
    obligations,
  });
  const moveInAts = async (from: string, to: string) => {
    await ats.move({ candidate: ines, from, to, key: `somebody ${from} ${to} ${clock.real.now().getTime()}` });
  };
  let reports = 0;
  const reported = async (change: object = {}) => {
    const at = clock.business.now();
    const event = TriggerEvent.parse({
      id: String((reports += 1)),
      kind: 'candidate.moved',
      candidate: ines,
      job: null,
      from: 'Applied',
      to: 'Rejected',
      meeting: null,
      start: null,
      timeZone: null,
      undone: null,
      cause: null,
      system: 'lever',
      eventId: `e${reports}`,
      occurredAt: at,
      at,
      ...change,
    });
    const intentions = await reactor.intend(event);
    return Promise.all(intentions.map(({ act }) => act()));
  };
  const statements = () => world.sent().filter(({ key }) => key.includes('.statement.'));
  const recorded = async () => {
    const given = (await settings.get()).settings;
    return decisions(
      { ledger, letters: world.letters, ats, scores: world.scores },
      { kind: 'rejection', limit: 9 },
      given,
    );
  };
  return { ...world, troubles, reported, moveInAts, statements, recorded };
}

test('us-co.statement: a rejection that the ATS reports schedules the statement to a scored person, within its days', async () => {
  const { score, moveInAts, reported, statements, clock } = await setUp();
  await score(ines);
  await moveInAts('Applied', 'Rejected');
  expect(await reported()).toMatchObject([{ result: 'done' }]);
  const [letter, ...others] = statements();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    candidate: ines,
    status: 'held',
    text: expect.stringContaining('The law in Colorado'),
  });
  expect(letter?.text).toContain('{assessment_link}');
  // Who decided in the ATS is not known.
  expect(letter?.text).not.toContain('A person made this decision');
  expect(letter?.releaseAt.getTime()).toBe(clock.business.now().getTime() + 24 * 3_600_000);
});

test('the same rejection reported again, by webhook and by a sync, schedules nothing more', async () => {
  const { score, moveInAts, reported, statements } = await setUp();
  await score(ines);
  await moveInAts('Applied', 'Rejected');
  await reported();
  expect(await reported({ system: 'sync' })).toEqual([]);
  expect(statements()).toHaveLength(1);
});

test('what the gate rejected has its statement already', async () => {
  const { score, reject, reported, statements } = await setUp();
  await score(ines);
  await reject('c_ines');
  expect(await reported()).toEqual([]);
  expect(statements()).toHaveLength(1);
});

test.each([
  { who: 'who was never scored', isScored: false },
  { who: 'where no law asks for one', where: { ...colorado, location: 'Austin, TX' } },
  { who: 'before the law holds', where: { ...colorado, now: '2026-12-30T15:00:00Z' } },
])('no statement goes to somebody $who: the rejection is put on record', async (one) => {
  const { where = colorado, isScored = true } = one;
  const { score, moveInAts, reported, statements, recorded } = await setUp(where);
  if (isScored) await score(ines);
  await moveInAts('Applied', 'Rejected');
  expect(await reported()).toMatchObject([{ result: 'done' }]);
  expect(statements()).toEqual([]);
  const [facts, ...others] = await recorded();
  if (facts === undefined) throw new Error('there is no record');
  expect(others).toEqual([]);
  expect(wireDecision(facts)).toMatchObject({ kind: 'rejection', made_in: 'ats', scored: isScored, decided_by: null });
});

test.each([
  { who: 'who only moved on', change: { to: 'Phone Screen' } },
  { who: 'whom Muster moved itself', change: { cause: 'act_1', system: null } },
])('neither a statement nor a record is made of somebody $who', async ({ change }) => {
  const { score, moveInAts, reported, statements, recorded } = await setUp();
  await score(ines);
  await moveInAts('Applied', 'Rejected');
  expect(await reported(change)).toEqual([]);
  expect([statements(), await recorded()]).toEqual([[], []]);
});

test('a rejection that is reported by webhook and by a sync at once has one record', async () => {
  const { moveInAts, reported, recorded } = await setUp();
  await moveInAts('Applied', 'Rejected');
  await Promise.all([reported(), reported({ system: 'sync' })]);
  expect(await reported({ system: 'sync' })).toEqual([]);
  expect(await recorded()).toHaveLength(1);
});

test('what the gate rejected has its record already, scored or not', async () => {
  const { reject, reported, recorded } = await setUp();
  await reject('c_ines');
  expect(await reported()).toEqual([]);
  expect((await recorded()).map(({ action }) => action.tool)).toEqual(['reject_candidate']);
});

test('two rejections in the ATS within minutes have a record each', async () => {
  const { moveInAts, reported, recorded, clock } = await setUp();
  await moveInAts('Applied', 'Rejected');
  await reported();
  clock.advance(60_000);
  await moveInAts('Rejected', 'Applied');
  clock.advance(60_000);
  await moveInAts('Applied', 'Rejected');
  await reported();
  expect(await recorded()).toHaveLength(2);
});

test('a score that was made after the rejection, and before it was reported, had no part in it', async () => {
  const { score, moveInAts, reported, recorded, clock } = await setUp({ ...colorado, location: 'Austin, TX' });
  await moveInAts('Applied', 'Rejected');
  clock.advance(3_600_000);
  await score(ines);
  clock.advance(3_600_000);
  await reported();
  expect((await recorded()).map(({ scores }) => scores)).toEqual([[]]);
});

test('us-ca.records: the record of a scored person is kept for the years of its place', async () => {
  const { score, moveInAts, reported, recorded } = await setUp({ ...colorado, location: 'Oakland, CA' });
  await score(ines);
  await moveInAts('Applied', 'Rejected');
  await reported();
  expect((await recorded())[0]?.action.plan).toMatchObject({ records: { years: 4 } });
});

test('a record can be undone by nobody and saves nobody a task', async () => {
  const { moveInAts, reported, recorded, gate, ledger, clock, settings } = await setUp();
  await moveInAts('Applied', 'Rejected');
  await reported();
  const [facts] = await recorded();
  if (facts === undefined) throw new Error('there is no record');
  const undone = gate.undoAction(facts.action.id, { ...nora, scopes: new Set(['admin']) });
  await expect(undone).rejects.toMatchObject({ code: 'not_undoable' });
  const now = clock.business.now().getTime();
  const range = { from: new Date(now - 86_400_000), to: new Date(now + 86_400_000) };
  expect(await metricsOf(ledger, range, (await settings.get()).settings)).toMatchObject({ tasks_saved: 0 });
});

test('a second rejection after a return is a new decision with a statement of its own', async () => {
  const { score, moveInAts, reported, statements, clock, ats, letters } = await setUp();
  await score(ines);
  await moveInAts('Applied', 'Rejected');
  await reported();
  clock.advance(3_600_000);
  await moveInAts('Rejected', 'Applied');
  const [first] = statements();
  if (first === undefined) throw new Error('there is no statement');
  expect(await isOutdatedStatement(ats, first)).toBe(true);
  await letters.cancel(first.key);
  clock.advance(3_600_000);
  await moveInAts('Applied', 'Rejected');
  expect(await reported()).toMatchObject([{ result: 'done' }]);
  expect(statements()).toHaveLength(1);
});

test('a statement that cannot be sent is told, and nothing is lost of it', async () => {
  const { score, moveInAts, reported, statements, store, troubles } = await setUp();
  await score(ines);
  await store.change(async (records) => {
    const found = await records.get('candidate', ines);
    await records.put({ kind: 'candidate', id: ines, body: { ...JsonObject.parse(found), email: noAddress } });
  });
  await moveInAts('Applied', 'Rejected');
  expect(await reported()).toMatchObject([{ result: 'failed', detail: 'duty_unmet' }]);
  expect(statements()).toEqual([]);
  expect(JSON.stringify([...troubles.rows.values()])).toContain('duty_unmet');
});

test('undo stops the statement while it is held', async () => {
  const { score, moveInAts, reported, statements, gate, ledger } = await setUp();
  await score(ines);
  await moveInAts('Applied', 'Rejected');
  await reported();
  const [action] = await ledger.actions({ tool: 'send_statement', limit: 1 });
  if (action === undefined) throw new Error('nothing was scheduled');
  await gate.undoAction(action.id, { ...nora, scopes: new Set(['admin']) });
  expect(statements()).toEqual([]);
});

test('the brief says which statement is scheduled, and when it leaves', async () => {
  const { score, moveInAts, reported, clock, settings, ...ports } = await setUp();
  await score(ines);
  await moveInAts('Applied', 'Rejected');
  await reported();
  clock.advance(60_000);
  const given = { now: clock.business.now(), settings: (await settings.get()).settings };
  const { items } = briefOf(await collectBrief(ports, undefined, given));
  expect(items).toContainEqual(
    expect.objectContaining({
      title: expect.stringMatching(/^Statement scheduled: Inés Duarte was rejected in the ATS; .*Colorado.* leaves /),
      context: expect.objectContaining({ kind: 'statement' }),
    }),
  );
});

test('us-co.statement, us-co.records: the rejection in the ATS has a record, and says that who decided is not known', async () => {
  const { score, moveInAts, reported, ledger, letters, ats, scores, settings } = await setUp();
  await score(ines);
  await moveInAts('Applied', 'Rejected');
  await reported();
  const given = (await settings.get()).settings;
  const [facts, ...others] = await decisions({ ledger, letters, ats, scores }, { kind: 'rejection', limit: 5 }, given);
  if (facts === undefined) throw new Error('there is no record');
  expect(others).toEqual([]);
  expect(wireDecision(facts)).toMatchObject({ kind: 'rejection', made_in: 'ats', scored: true, candidate_id: ines });
  expect(facts.statements).toMatchObject([{ jurisdiction: 'us-co', letter: { status: 'held' } }]);
  expect(facts.action.plan).toMatchObject({ records: { years: 3 } });
});

test.each(['before', 'after'] as const)(
  'a process that dies %s any step of it leaves one statement behind',
  async (when) => {
    for (let at = 1; at <= 24; at += 1) {
      const { score, moveInAts, statements, start, ledger } = await setUp();
      await score(ines);
      await moveInAts('Applied', 'Rejected');
      const call = {
        tool: 'send_statement',
        input: { candidate: ines },
        by: nora,
        origin: { kind: 'automation', rule: 'statement' },
        idem: 'event 1 statement',
        provenance: 'instructed',
      } as const;
      const life = new Life({ at, when });
      const [first] = await Promise.allSettled([start({ life }).call(call)]);
      if (first.status === 'rejected' && !(first.reason instanceof Killed)) throw first.reason;
      ledger.freeLeases();
      await start().recover();
      // The job comes round again under the same name.
      await start().call(call);
      expect([at, statements().length]).toEqual([at, 1]);
    }
  },
);
