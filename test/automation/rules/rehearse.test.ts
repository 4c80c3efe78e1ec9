// What a rule would have done with what happened lately: shown before it acts, and nothing is done.
import { expect, test } from 'vitest';
import { rehearse } from '../../../src/automation/rules/reactor.ts';
import { CandidateId } from '../../../src/core/ids.ts';
import { Rule } from '../../../src/core/rule.ts';
import { noDetails } from '../../../src/core/trigger-event.ts';
import { automationOver } from '../../support/automation.ts';
import { openOperations } from '../../support/operations.ts';

const dayMs = 86_400_000;
const tell = { user: '{{job.hiring_manager}}', text: '{{candidate.name}} from {{event.from}}' };

async function setUp() {
  const world = await openOperations();
  const { context, eventLog } = await automationOver(world);
  const occurredAt = world.clocks.business.now();
  const origin = { undone: null, cause: null, system: 'lever', occurredAt };
  const happened = (candidate: string, more: object = {}) =>
    eventLog.add({
      ...noDetails,
      ...origin,
      kind: 'candidate.moved',
      candidate: CandidateId.parse(candidate),
      from: 'Applied',
      to: 'Offer',
      eventId: candidate,
      ...more,
    });
  const rehearsed = (conditions: object[], args: object = tell, days = 7) =>
    rehearse(
      context,
      {
        body: Rule.parse({
          name: 'Tell',
          when: { event: 'candidate.moved', conditions },
          do: { tool: 'notify_user', arguments: args },
        }),
      },
      days,
    );
  return { happened, rehearsed, clock: world.clock };
}

test('each event that the conditions hold for is shown with its arguments', async () => {
  const { happened, rehearsed } = await setUp();
  await happened('c_ines');
  await happened('c_ravi', { to: 'Hired' });
  await happened('c_ines', { kind: 'message.received', eventId: 'other' });
  const { seen, isCut, matches } = await rehearsed([{ fact: 'event.to', is: 'Offer' }]);
  expect({ seen, isCut }).toEqual({ seen: 2, isCut: false });
  expect(matches).toMatchObject([
    { tool: 'notify_user', arguments: { user: 'u_owen', text: 'Inés Duarte from Applied' }, problem: null },
  ]);
});

test('what would have failed says why', async () => {
  const { happened, rehearsed } = await setUp();
  await happened('c_ines', { from: null });
  expect((await rehearsed([])).matches).toMatchObject([{ problem: 'Nothing is known for event.from.' }]);
  const odd = await rehearsed([], { user: 'u_owen', words: 'hello' });
  expect(odd.matches).toMatchObject([{ problem: 'The arguments do not fit notify_user.' }]);
  const gone = await setUp();
  await gone.happened('c_nobody');
  expect((await gone.rehearsed([])).matches).toMatchObject([{ problem: expect.stringContaining('c_nobody') }]);
});

test('only the last days are looked at, and five hundred events', async () => {
  const { happened, rehearsed, clock } = await setUp();
  await happened('c_ines');
  clock.advance(8 * dayMs);
  expect(await rehearsed([])).toEqual({ seen: 0, isCut: false, matches: [] });
  for (let count = 0; count < 501; count += 1) await happened('c_ines', { eventId: `e${count}`, to: 'Hired' });
  expect(await rehearsed([{ fact: 'event.to', is: 'Offer' }])).toEqual({ seen: 500, isCut: true, matches: [] });
});
