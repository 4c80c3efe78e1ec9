// Why something was decided about a candidate, from the ledger alone.
import { expect, test } from 'vitest';
import { CandidateId } from '../../src/core/ids.ts';
import { makeAction, makeApproval, nora, omar } from '../support/ledger-records.ts';
import { openOperations } from '../support/operations.ts';
import { answerOf, readToolNamed } from '../support/tool-calls.ts';

const candidate = CandidateId.parse('c_ines');
const rejection = (part: object = {}) =>
  makeAction({
    tool: 'reject_candidate',
    candidate,
    requestedBy: nora,
    preview: 'Reject Inés Duarte',
    plan: { reason: 'No visa' },
    createdAt: new Date('2026-06-01T09:00:00-05:00'),
    ...part,
  });

async function asked(action: ReturnType<typeof rejection>, approval?: ReturnType<typeof makeApproval>) {
  const world = await openOperations();
  await world.ledger.open({ root: action, members: [], approval });
  const tool = readToolNamed(world, 'explain_decision');
  const answer = tool.output.parse(await answerOf(world, 'explain_decision', { candidate }));
  return { answer, said: tool.summarize(answer) };
}

test('who asked, who approved, when and why', async () => {
  const action = rejection({ status: 'executed', executedAt: new Date('2026-06-01T10:00:00-05:00') });
  const approval = makeApproval(action, {
    status: 'approved',
    decidedBy: omar,
    decidedAt: new Date('2026-06-01T10:00:00-05:00'),
  });
  const { answer, said } = await asked(action, approval);
  expect(answer).toMatchObject({
    decisions: [
      { tool: 'reject_candidate', asked_by: 'Nora Lindqvist', reason: 'No visa', approval: { status: 'approved' } },
    ],
  });
  expect(said).toContain('Nora Lindqvist asked for it on Mon 1 Jun 2026, 09:00 CDT: Reject Inés Duarte.');
  expect(said).toContain('approved it on Mon 1 Jun 2026, 10:00 CDT');
});

test.each([
  [{ action: 'pending_approval', approval: { status: 'pending' } }, 'Nobody has decided yet'],
  [
    {
      action: 'rejected',
      approval: {
        status: 'rejected',
        decidedBy: omar,
        decidedAt: new Date('2026-06-01T10:00:00-05:00'),
        reason: 'Too early',
      },
    },
    'declined it on Mon 1 Jun 2026, 10:00 CDT: Too early',
  ],
  [{ action: 'expired', approval: { status: 'expired' } }, 'expired without a decision'],
] as const)('what waits, was declined or expired is told as it is: %j', async ({ action, approval }, words) => {
  const root = rejection({ status: action });
  const { said } = await asked(root, makeApproval(root, approval));
  expect(said).toContain(words);
});

test('what was done at once and taken back says so', async () => {
  const { said } = await asked(rejection({ tool: 'move_stage', status: 'undone', undoneBy: omar }));
  expect(said).toContain('Nobody had to approve it.');
  expect(said).toContain('took it back.');
});

test('where nothing was decided here, what the ATS shows is the answer', async () => {
  const world = await openOperations();
  await world.ats.move({
    candidate,
    from: 'Applied',
    to: 'Rejected',
    rejection: { reason: 'Position filled', at: '2026-06-01T08:00:00-05:00' },
    key: 'somebody',
  });
  const tool = readToolNamed(world, 'explain_decision');
  const said = tool.summarize(tool.output.parse(await answerOf(world, 'explain_decision', { candidate })));
  expect(said).toBe(
    'Nothing of that kind was done about Inés Duarte here. The ATS shows them in Rejected since Mon 1 Jun 2026, 08:00 CDT, with the reason “Position filled”.',
  );
});
