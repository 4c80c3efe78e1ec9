// The tools that only read, and those that decide on other actions.
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Receipt } from '../../src/core/ports/action-gate.ts';
import { makeAction, makeApproval, nora as actor, omar } from '../support/ledger-records.ts';
import { nora, openOperations } from '../support/operations.ts';
import { answerOf, readToolNamed, toolNamed } from '../support/tool-calls.ts';

const controlled = async (name: string, receipt: Partial<Receipt> = {}) => {
  const asked: unknown[] = [];
  const answer = async (id: unknown, by: unknown) => {
    asked.push({ id, by });
    const root = makeAction({ status: 'executed' });
    return { root, members: [], approval: undefined, result: undefined, summary: 'Moved.', ...receipt };
  };
  const world = await openOperations({ gate: { undoAction: answer } });
  const tool = toolNamed(world, name);
  if (tool.effect !== 'control') throw new Error(`${name} does not decide`);
  return { world, tool, asked };
};

test('candidates are found by part of the name, without accents or case', async () => {
  const found = await answerOf(await openOperations(), 'find_candidates', { name: 'ines' });
  expect(found).toEqual({
    candidates: [
      {
        candidate: 'c_ines',
        name: 'Inés Duarte',
        job: 'job_fe',
        job_title: 'Frontend Engineer',
        role: 'engineering',
        stage: 'Applied',
        last_contact_at: '2026-05-24T10:00:00-05:00',
        days_since_contact: 7,
        at_risk: true,
        applied_at: '2026-05-20T10:00:00-05:00',
        stage_since: '2026-05-20T10:00:00-05:00',
        location: 'Chicago, IL',
      },
    ],
    filters: 'name with “ines”',
    total: 1,
    by_stage: [{ stage: 'Applied', count: 1 }],
    by_job: [{ job: 'job_fe', title: 'Frontend Engineer', count: 1 }],
    remarks: [],
  });
});

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

test('how many fit is counted by stage and by requisition, the largest first', async () => {
  const counts = z.array(z.looseObject({ count: z.number() })).transform((all) => all.map(({ count }) => count));
  const answer = await answerOf(await openOperations(), 'find_candidates', {});
  const {
    by_stage: stages,
    by_job: jobs,
    total,
  } = z.object({ by_stage: counts, by_job: counts, total: z.int() }).parse(answer);
  expect([sum(stages), sum(jobs)]).toEqual([total, total]);
  expect(stages).toEqual(stages.toSorted((one, other) => other - one));
});

test('what was found is said in one line', async () => {
  const world = await openOperations();
  const tool = readToolNamed(world, 'find_candidates');
  const say = async (input: unknown) =>
    tool.summarize(await tool.execute(tool.input.parse(input), world.context('read')));
  expect(await say({ stage: 'applied' })).toBe(
    '2 candidates (in applied): Inés Duarte (Applied), Joseph Bright (Applied).',
  );
  expect(await say({ name: 'Nobody' })).toBe('No candidate fits (name with “Nobody”).');
});

test('a candidate is shown with notes, offer and coming meetings', async () => {
  const world = await openOperations();
  const { ats, calendar } = world;
  const ines = (await ats.candidates())[0]?.id;
  const [owen] = (await world.directory.users()).filter(({ id }) => id === 'u_owen');
  if (ines === undefined || owen === undefined) throw new Error('the sample has changed');
  await ats.addNote({ candidate: ines, text: 'Prefers mornings', at: '2026-06-01T08:00:00-05:00', key: 'a' });
  const span = { start: '2026-06-03T10:00:00-05:00', end: '2026-06-03T10:30:00-05:00' };
  await calendar.book({ with: [owen.id], candidate: ines, title: 'Interview', location: null, ...span, key: 'b' });
  expect(await answerOf(world, 'show_candidate', { candidate: ines })).toMatchObject({
    name: 'Inés Duarte',
    stage: 'Applied',
    notes: [{ text: 'Prefers mornings' }],
    meetings: [{ title: 'Interview', with: ['u_owen'], ...span }],
    offer: null,
  });
});

test('the brief is for the person who asks', async () => {
  const brief = await answerOf(await openOperations(), 'morning_brief', {});
  expect(brief).toMatchObject({ for: 'u_nora', generated_at: '2026-06-01T08:30:00-05:00' });
});

test('the log of actions and the waiting approvals are listed', async () => {
  const world = await openOperations();
  const root = makeAction({
    status: 'pending_approval',
    preview: 'Reject Inés',
    createdAt: world.clock.business.now(),
  });
  await world.ledger.open({ root, members: [], approval: makeApproval(root) });
  expect(await answerOf(world, 'list_actions', { period: 'today' })).toMatchObject({
    actions: [{ action_id: root.id, status: 'pending_approval', summary: 'Reject Inés' }],
  });
  expect(await answerOf(world, 'list_actions', { period: 'yesterday' })).toMatchObject({ actions: [] });
  expect(await answerOf(world, 'list_approvals', {})).toMatchObject({
    approvals: [{ action_id: root.id, preview: 'Reject Inés', because: 'It matters.' }],
  });
});

test('an answer about a period says which, in whose time zone', async () => {
  const world = await openOperations();
  const about = world.tools.flatMap((tool) =>
    tool.effect === 'read' && Object.hasOwn(z.toJSONSchema(tool.input, { io: 'input' }).properties ?? {}, 'period')
      ? [tool]
      : [],
  );
  // The state of integrations and a brief are of now; a period changes nothing in them.
  const now = ['integration_health', 'morning_brief'];
  const told = about.filter(({ name }) => !now.includes(name));
  expect(told.map(({ name }) => name).toSorted()).toEqual([
    'explain_decision',
    'list_actions',
    'list_approvals',
    'show_interview_load',
    'show_metrics',
  ]);
  for (const tool of told) {
    const answer = await tool.execute(tool.input.parse({ period: 'yesterday' }), world.context('read'));
    expect(tool.summarize(tool.output.parse(answer))).toContain('yesterday (America/Chicago)');
  }
});

test('undo_action acts by the rights of the caller', async () => {
  const { world, tool, asked } = await controlled('undo_action');
  const output = await tool.execute(tool.input.parse({ action: 'act_1' }), world.context('run'));
  expect(asked).toEqual([{ id: 'act_1', by: nora }]);
  expect(tool.output.parse(output)).toMatchObject({ tool: 'move_stage', status: 'executed', summary: 'Moved.' });
});

test('undo without an action means the caller’s last one that can be undone, and stays that one', async () => {
  const { world, tool } = await controlled('undo_action');
  const open = async (part: Parameters<typeof makeAction>[0]) => {
    const root = makeAction({ requestedBy: actor, ...part });
    await world.ledger.open({ root, members: [], approval: undefined });
    return root.id;
  };
  await open({ status: 'executed' });
  const wanted = await open({ status: 'executed' });
  await open({ status: 'undone' });
  await open({ status: 'executed', reversal: 'none' });
  await open({ status: 'executed', requestedBy: omar });
  const pinned = await tool.pin(tool.input.parse({}), world.context('plan', { ...nora, id: actor }));
  expect(pinned).toEqual({ action: wanted });
});

test('undo where nothing can be undone says so', async () => {
  const { world, tool } = await controlled('undo_action');
  await expect(tool.pin(tool.input.parse({}), world.context('plan'))).rejects.toMatchObject({ code: 'not_undoable' });
});
