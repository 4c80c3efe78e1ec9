// Steps of sequences at the port: a running enrolment keeps its version, a pause holds it and loses nothing, and what stops it.
import { noWebhooks } from '../fakes/webhook-endpoints.ts';
import { expect, test } from 'vitest';
import { openAutomation } from '../../src/automation/automation.ts';
import { openSandbox } from '../../src/connectors/sandbox/system.ts';
import { ActorId, CandidateId, EnrolmentId, JobId } from '../../src/core/ids.ts';
import type { ContactState } from '../../src/core/ports/contact-preferences.ts';
import { Problem } from '../../src/core/problem.ts';
import { Sequence, SequenceId, type SequenceStep } from '../../src/core/sequence.ts';
import { home, openApi } from '../api/world.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { FakeTroubles } from '../fakes/troubles.ts';
import { createTestIds } from '../support/ids.ts';

const enrolment = EnrolmentId.parse('enr_1');
const ines = CandidateId.parse('c_ines');
const by = ActorId.parse('u_nora');
const hourMs = 3_600_000;

type Steps = readonly (Partial<Omit<SequenceStep, 'template'>> & { readonly template: string })[];
const nudge = { template: 'gentle_nudge' };

async function setUp(steps: Steps = [nudge, nudge], stopOn: object = {}) {
  const { ports, clock, log } = await openApi();
  const troubles = new FakeTroubles();
  const ats = ports.ats(home);
  const now = () => clock.business.now();
  const { calendar, texts } = openSandbox({ store: createFakeRecordStore(), now, newId: createTestIds() });
  const automation = openAutomation({
    ...ports,
    webhookEndpoints: noWebhooks,
    systems: () => ({ ats, calendar, texts }),
    sequences: ports.sequenceBook,
    enrolmentSweep: { due: async () => [{ tenant: home, enrolment }] },
    troubles: () => troubles,
    troubleSweep: { tenants: async () => [] },
    unsubscribeUrl: () => 'https://muster.test/unsubscribe/x',
    clocks: clock,
    log,
  });
  const enrolments = ports.enrolments(home);
  const definitions = ports.sequences(home);
  const write = (given: Steps, active = true) =>
    definitions.put({
      id: 'own',
      active,
      removed: false,
      body: Sequence.parse({ ...stopOn, name: 'Own', steps: given.map((step) => ({ wait_hours: 1, ...step })) }),
      by,
      at: now(),
    });
  const { version } = await write(steps);
  const candidate = await ports.ats(home).candidate(ines);
  await enrolments.start({
    id: enrolment,
    key: 'key_1',
    sequence: SequenceId.parse('own'),
    version,
    candidate: ines,
    job: JobId.parse(candidate.job),
    stage: candidate.stage,
    timeZone: 'UTC',
    meeting: null,
    meetingStart: null,
    meetingEnd: null,
    status: 'running',
    step: 0,
    dueAt: now(),
    because: null,
    startedAt: now(),
  });
  const standing = () => enrolments.find(enrolment);
  /** Whatever is due by then. */
  const run = async (afterMs = 0) => {
    clock.advance(afterMs);
    await automation.runStep(home, enrolment);
  };
  /** What the person asked for. */
  const says = (change: Partial<ContactState>) =>
    ports.preferences(home).change({
      person: candidate,
      to: {
        optedOutAt: null,
        heldUntil: null,
        proof: null,
        changedBy: by,
        changedAt: now().toISOString(),
        revision: 'r1',
        ...change,
      },
    });
  const sweep = () => automation.sweepSteps();
  return { enrolments, write, run, sweep, standing, says, now, ats, troubles, ledger: ports.ledger(home) };
}

const weekMs = 7 * 24 * hourMs;

test('a running enrolment goes on in the version it began with, however the sequence is changed', async () => {
  const { enrolments, write, run, standing } = await setUp();
  await run();
  expect(await standing()).toMatchObject({ step: 1, status: 'running' });
  await write([nudge]);
  await run(weekMs);
  expect(await standing()).toMatchObject({ step: 2, status: 'done', version: 1 });
  expect(await enrolments.sent(enrolment)).toHaveLength(2);
});

test('a pause holds what is due, and it is sent once when the sequence goes on', async () => {
  const { enrolments, write, run, standing } = await setUp();
  await write([nudge, nudge], false);
  for (let round = 0; round < 3; round += 1) await run(hourMs);
  expect(await standing()).toMatchObject({ step: 0, status: 'running' });
  expect(await enrolments.sent(enrolment)).toEqual([]);
  await write([nudge, nudge], true);
  for (let round = 0; round < 2; round += 1) await run();
  expect(await standing()).toMatchObject({ step: 1, status: 'running' });
  expect(await enrolments.sent(enrolment)).toHaveLength(1);
});

test('a mail that came back ends it before the next message', async () => {
  const { enrolments, run, standing, now } = await setUp();
  await run();
  await enrolments.noteContact(ines, { bouncedAt: now() });
  await run(weekMs);
  expect(await standing()).toMatchObject({ status: 'stopped', because: 'bounce' });
  expect(await enrolments.sent(enrolment)).toHaveLength(1);
});

test('a step whose condition does not hold is skipped, and one in chat goes to the hiring manager and counts as no message', async () => {
  const atOffer = { ...nudge, only_if: [{ fact: 'candidate.stage' as const, is: 'Offer' }] };
  const { enrolments, run, standing, ledger } = await setUp([atOffer, { ...nudge, channel: 'chat' }]);
  await run();
  expect(await standing()).toMatchObject({ step: 1, status: 'running' });
  expect(await ledger.actions({ limit: 5 })).toEqual([]);
  await run(weekMs);
  expect(await standing()).toMatchObject({ status: 'done' });
  expect(await ledger.actions({ limit: 5 })).toMatchObject([{ tool: 'notify_user', input: { user: 'u_owen' } }]);
  expect(await enrolments.sent(enrolment)).toEqual([]);
});

test('a stage change that no event told of ends it before the next message, and so does an opt-out', async () => {
  const moved = await setUp();
  await moved.run();
  await moved.ats.move({ candidate: ines, from: 'Applied', to: 'Phone Screen', key: 'k1' });
  await moved.run(weekMs);
  expect(await moved.standing()).toMatchObject({ status: 'stopped', because: 'stage_change' });
  const left = await setUp();
  await left.says({ optedOutAt: left.now().toISOString() });
  await left.run();
  expect(await left.standing()).toMatchObject({ status: 'stopped', because: 'opt_out' });
  expect(await left.enrolments.sent(enrolment)).toEqual([]);
});

test('a step waits for the end of a hold, and is sent then', async () => {
  const { says, run, now, standing, enrolments } = await setUp();
  const heldUntil = new Date(now().getTime() + 3 * 24 * hourMs);
  await says({ heldUntil: heldUntil.toISOString() });
  await run();
  expect(await standing()).toMatchObject({ status: 'running', step: 0, dueAt: heldUntil });
  expect(await enrolments.sent(enrolment)).toEqual([]);
  await run(3 * 24 * hourMs);
  expect(await enrolments.sent(enrolment)).toHaveLength(1);
});

test('a bounce or a move on ends only what stops for it, and the end of the candidacy ends everything', async () => {
  const { enrolments, run, standing, now, ats } = await setUp([nudge, nudge, nudge], { stop_on: ['reply'] });
  await enrolments.noteContact(ines, { bouncedAt: now() });
  await ats.move({ candidate: ines, from: 'Applied', to: 'Phone Screen', key: 'k1' });
  await run();
  expect(await standing()).toMatchObject({ status: 'running', step: 1 });
  await ats.move({ candidate: ines, from: 'Phone Screen', to: 'Rejected', key: 'k2' });
  await run(weekMs);
  expect(await standing()).toMatchObject({ status: 'stopped', because: 'stage_change', step: 1 });
});

test('a candidate whom the ATS no longer knows ends it, and an ATS that is away lets it wait where people see it', async () => {
  const gone = await setUp();
  gone.ats.candidate = () => Promise.reject(new Problem('candidate_not_found', 'There is no such candidate.'));
  await gone.run();
  expect(await gone.standing()).toMatchObject({ status: 'stopped', because: 'candidate_gone' });
  const away = await setUp();
  const known = away.ats.candidate.bind(away.ats);
  away.ats.candidate = () => Promise.reject(new Problem('unavailable', 'The ATS does not answer.'));
  await expect(away.run()).rejects.toMatchObject({ code: 'unavailable' });
  expect(await away.standing()).toMatchObject({ status: 'running', step: 0 });
  expect(await away.troubles.list()).toMatchObject([{ subject: 'sequence enr_1', kind: 'waits', code: 'unavailable' }]);
  away.ats.candidate = known;
  await away.run();
  expect(await away.troubles.list()).toMatchObject([{ kind: 'settled' }]);
});

test('the sweep sends what a lost job left behind, and says how many steps it could not send', async () => {
  const { sweep, standing, ats } = await setUp();
  const known = ats.candidate.bind(ats);
  ats.candidate = () => Promise.reject(new Problem('unavailable', 'The ATS does not answer.'));
  await expect(sweep()).rejects.toThrow('1 steps of sequences failed');
  ats.candidate = known;
  await sweep();
  expect(await standing()).toMatchObject({ status: 'running', step: 1 });
});
