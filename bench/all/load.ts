// What a lane of a mixed load asks of a service, one after the other: reads, scores, tasks, conversation turns and events.
import { z } from 'zod';
import type { RunningService } from '../../test/support/service.ts';
import { signedHeaders } from '../../test/support/signed-events.ts';
import { lanePeople } from './started.ts';

export interface Request {
  /** As the capacity model calls it. */
  readonly kind: string;
  readonly name: string;
  run(service: RunningService, lane: number): Promise<void>;
}

export async function expectOk(
  service: RunningService,
  [method, path, body]: [string, string, object?],
): Promise<unknown> {
  const answer = await service.call(method, path, body);
  if (answer.status < 300) return answer.body;
  throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

const TakenTalk = z.looseObject({ conversation_id: z.string() });

/** Requests that know where they left the people whom they move. */
export function mixedRequests(secret: string): readonly Request[] {
  const stages = new Map<number, string>();
  const next = (lane: number): string => {
    const stage = stages.get(lane) === 'Phone Screen' ? 'Applied' : 'Phone Screen';
    stages.set(lane, stage);
    return stage;
  };
  let events = 0;
  return [
    {
      kind: 'show',
      name: 'show a candidate',
      run: async (on, lane) => void (await expectOk(on, ['GET', personAt(lane)])),
    },
    {
      kind: 'list',
      name: 'list actions',
      run: async (on) => void (await expectOk(on, ['GET', '/api/v1/actions?limit=20'])),
    },
    {
      kind: 'score',
      name: 'retention score',
      run: async (on, lane) => {
        const signals = { experience_months: 30 + lane, assessment_score: 71, interview_rating: 4 };
        const body = { candidate_id: `c_lane${lane}`, job_id: 'job_be', signals };
        await expectOk(on, ['POST', '/v1/retention/score', body]);
      },
    },
    {
      kind: 'task',
      name: 'task: move a candidate',
      run: async (on, lane) => {
        const body = { action: 'move_stage', candidate: `c_lane${lane}`, stage: next(lane) };
        await expectOk(on, ['POST', '/api/v1/tasks', body]);
      },
    },
    {
      kind: 'turn',
      name: 'conversation turn that moves a candidate',
      run: async (on, lane) => {
        const talk = TakenTalk.parse(await expectOk(on, ['POST', '/api/v1/conversations', { as_user: 'u_mara' }]));
        const text = `Move ${lanePeople[lane]} to ${next(lane).toLowerCase()}`;
        await expectOk(on, ['POST', `/api/v1/conversations/${talk.conversation_id}/messages`, { text }]);
      },
    },
    {
      kind: 'event',
      name: 'event of a connected system',
      run: async (on) => {
        events += 1;
        await sendEvent(on, secret, events);
      },
    },
  ];
}

const personAt = (lane: number): string => `/api/v1/candidates/c_lane${lane}`;

const eventsPath = '/api/v1/events/sandbox';

/** What the sandbox's events are signed with from now on. */
export async function newSecret(service: RunningService): Promise<string> {
  return z.looseObject({ secret: z.string() }).parse(await expectOk(service, ['PUT', `${eventsPath}/secret`])).secret;
}

/** Each a millisecond after the one before, so that every earlier one is overtaken. */
async function sendEvent({ url }: RunningService, secret: string, number: number): Promise<void> {
  const body = JSON.stringify({
    event_id: `evt_${number}`,
    kind: 'candidate.moved',
    occurred_at: new Date(Date.UTC(2026, 0, 5) + number).toISOString(),
    data: { candidate_id: 'c_tomas', from: 'Applied', to: 'Phone Screen' },
  });
  const headers = signedHeaders(secret, body, new Date());
  const { status } = await fetch(url + eventsPath, { method: 'POST', body, headers });
  if (status !== 202) throw new Error(`an event was answered with ${status}`);
}
