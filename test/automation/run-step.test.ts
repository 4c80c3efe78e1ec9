// Steps of sequences at the port: a running enrolment keeps its version, a pause holds it and loses nothing, and what stops it.
import { expect, test } from 'vitest';
import { openAutomation } from '../../src/automation/automation.ts';
import { openSandbox } from '../../src/connectors/sandbox/system.ts';
import { ActorId, CandidateId, JobId } from '../../src/core/ids.ts';
import { Sequence, SequenceId } from '../../src/core/sequence.ts';
import { home, openApi } from '../api/world.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { FakeTroubles } from '../fakes/troubles.ts';
import { createTestIds } from '../support/ids.ts';

const ines = CandidateId.parse('c_ines');
const by = ActorId.parse('u_nora');
const hourMs = 3_600_000;

async function setUp() {
  const { ports, clock, log } = await openApi();
  const now = () => clock.business.now();
  const { calendar } = openSandbox({ store: createFakeRecordStore(), now, newId: createTestIds() });
  const automation = openAutomation({
    ...ports,
    systems: (tenant) => ({ ats: ports.ats(tenant), calendar }),
    sequences: ports.sequenceBook,
    enrolmentSweep: { due: async () => [] },
    troubles: () => new FakeTroubles(),
    troubleSweep: { tenants: async () => [] },
    unsubscribeUrl: () => 'https://muster.test/unsubscribe/x',
    clocks: clock,
    log,
  });
  const enrolments = ports.enrolments(home);
  const definitions = ports.sequences(home);
  const write = (templates: readonly string[], active = true) =>
    definitions.put({
      id: 'own',
      active,
      removed: false,
      body: Sequence.parse({ name: 'Own', steps: templates.map((template) => ({ wait_hours: 1, template })) }),
      by,
      at: now(),
    });
  const { version } = await write(['gentle_nudge', 'gentle_nudge']);
  const candidate = await ports.ats(home).candidate(ines);
  await enrolments.start({
    id: 'enr_1',
    key: 'key_1',
    sequence: SequenceId.parse('own'),
    version,
    candidate: ines,
    job: JobId.parse(candidate.job),
    stage: candidate.stage,
    timeZone: 'UTC',
    status: 'running',
    step: 0,
    dueAt: now(),
    because: null,
    startedAt: now(),
  });
  const standing = () => enrolments.find('enr_1');
  /** Whatever is due by then. */
  const run = async (afterMs = 0) => {
    clock.advance(afterMs);
    await automation.runStep(home, 'enr_1');
  };
  return { enrolments, write, run, standing, now };
}

const weekMs = 7 * 24 * hourMs;

test('a running enrolment goes on in the version it began with, however the sequence is changed', async () => {
  const { enrolments, write, run, standing } = await setUp();
  await run();
  expect(await standing()).toMatchObject({ step: 1, status: 'running' });
  await write(['gentle_nudge']);
  await run(weekMs);
  expect(await standing()).toMatchObject({ step: 2, status: 'done', version: 1 });
  expect(await enrolments.sent('enr_1')).toHaveLength(2);
});

test('a pause holds what is due, and it is sent once when the sequence goes on', async () => {
  const { enrolments, write, run, standing } = await setUp();
  await write(['gentle_nudge', 'gentle_nudge'], false);
  for (let round = 0; round < 3; round += 1) await run(hourMs);
  expect(await standing()).toMatchObject({ step: 0, status: 'running' });
  expect(await enrolments.sent('enr_1')).toEqual([]);
  await write(['gentle_nudge', 'gentle_nudge'], true);
  for (let round = 0; round < 2; round += 1) await run();
  expect(await standing()).toMatchObject({ step: 1, status: 'running' });
  expect(await enrolments.sent('enr_1')).toHaveLength(1);
});

test('a mail that came back ends it before the next message', async () => {
  const { enrolments, run, standing, now } = await setUp();
  await run();
  await enrolments.noteContact(ines, { bouncedAt: now() });
  await run(weekMs);
  expect(await standing()).toMatchObject({ status: 'stopped', because: 'bounce' });
  expect(await enrolments.sent('enr_1')).toHaveLength(1);
});
