// What is done in an older release before its database is kept, and under which keys. No secret: only made-up people are sealed.
import { z } from 'zod';
import type { RunningService } from './service.ts';
import { startTalk } from './talk.ts';

export const releaseEnvironment = {
  SANDBOX_FILE: 'examples/sandbox.json',
  ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 28).toString('base64')}`,
};

const sequenceId = 'phone-screen';

const Enrolments = z.object({ data: z.array(z.looseObject({ status: z.string() })) });

/** Those of the story's sequence. */
export async function enrolmentsOf(service: Pick<RunningService, 'call'>) {
  const { body } = await service.call('GET', `/api/v1/sequences/${sequenceId}/enrolments`);
  return Enrolments.parse(body).data;
}

/** One person moved, which starts a sequence, and one rejection that waits for approval. */
export async function playRelease(service: Pick<RunningService, 'call'>): Promise<void> {
  const { status, body } = await service.call('POST', '/api/v1/sequences', {
    sequence_id: sequenceId,
    name: 'Phone screen booked',
    trigger: 'candidate.moved',
    only_if: [{ fact: 'event.to', is: 'Phone Screen' }],
    steps: [{ wait_hours: 4, template: 'checking_in' }],
  });
  if (status !== 201) throw new Error(`the sequence was answered with ${status}: ${JSON.stringify(body)}`);
  const talk = await startTalk(service);
  const statuses = [
    ...(await talk.say('Move Priya to phone screen')).actions,
    ...(await talk.say('Reject Bob Harlan')).actions,
  ].map((action) => action.status);
  if (statuses.join() !== 'executed,pending_approval') throw new Error(`the actions are ${statuses.join(', ')}`);
  for (let look = 0; (await enrolmentsOf(service)).length === 0; look += 1) {
    if (look === 600) throw new Error('the sequence did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
