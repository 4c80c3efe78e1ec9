// One instruction is one trace: from the request over planner, gate, tools and systems to the jobs that go on, and over an approval.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type KeptSpan, openTracedService, type TracedService } from '../support/traced-service.ts';

let service: TracedService;
beforeAll(async () => {
  service = await openTracedService();
  await service.call('PATCH', '/api/v1/settings', { body: { hold_seconds: 1, drafts: 'off' } });
});
afterAll(async () => {
  await service.close();
});

const traceOf = (digit: string): string => digit.repeat(32);
const parentOf = (digit: string): string => `00-${traceOf(digit)}-${'b'.repeat(16)}-01`;

async function say(text: string, digit: string) {
  const { body: talk } = await service.call('POST', '/api/v1/conversations', { body: { as_user: 'u_mara' } });
  const path = `/api/v1/conversations/${talk.conversation_id}/messages`;
  return (await service.call('POST', path, { body: { text }, traceparent: parentOf(digit) })).body;
}

const ofTrace = (digit: string): readonly KeptSpan[] => service.spans().filter(({ trace }) => trace === traceOf(digit));
const within = (digit: string, ...names: readonly string[]) =>
  vi.waitFor(() => expect(ofTrace(digit).map(({ name }) => name)).toEqual(expect.arrayContaining([...names])), {
    timeout: 20_000,
  });

test('an instruction is one trace of the caller, from the request to the connected systems', async () => {
  const { actions } = await say('Move Priya to phone screen', '1');
  expect(actions).toMatchObject([{ tool: 'move_stage', status: 'executed' }]);
  await within('1', 'POST /api/v1/conversations/:conversation_id/messages', 'execute_tool move_stage', 'ats.move');
  const spans = ofTrace('1');
  const chain = (name: string): readonly string[] => {
    const span = spans.find((one) => one.name === name);
    const above = spans.find(({ id }) => id === span?.parent);
    return above === undefined ? [name] : [...chain(above.name), name];
  };
  expect(chain('ats.move')).toEqual([
    'POST /api/v1/conversations/:conversation_id/messages',
    'invoke_agent muster',
    'plan',
    'gate.call move_stage',
    'execute_tool move_stage',
    'ats.move',
  ]);
  expect(spans.find(({ name }) => name === 'gate.call move_stage')?.attributes).toMatchObject({
    'muster.status': 'executed',
    'muster.action': actions[0].action_id,
    'muster.actor': 'u_mara',
  });
});

test('what a person approves later goes on in the trace of the instruction, with a link to the approval', async () => {
  await say('reject Bob Harlan', '2');
  const { body: waiting } = await service.call('GET', '/api/v1/approvals');
  const [{ approval_id: approval, digest }] = waiting.data;
  const path = `/api/v1/approvals/${approval}/approve`;
  expect(await service.call('POST', path, { body: { digest }, traceparent: parentOf('3') })).toMatchObject({
    status: 200,
  });
  await within('2', 'approval.wait', 'gate.approve', 'execute_tool reject_candidate');
  await within('3', 'POST /api/v1/approvals/:approval_id/approve');
  expect(ofTrace('2').find(({ name }) => name === 'gate.approve')?.links).toEqual([traceOf('3')]);
  expect(await service.metrics()).toMatch(/^muster_approval_wait_seconds_count\{decision="approve"\} 1$/m);
});

test('the job that sends a held letter belongs to the trace of whoever asked for it', async () => {
  const letter = { action: 'send_message', candidate: 'c_priya', subject: 'Hello', text: 'See you on Monday.' };
  const { body } = await service.call('POST', '/api/v1/tasks', { body: letter, traceparent: parentOf('4') });
  expect(body).toMatchObject({ status: 'executed' });
  await within('4', 'job release-letter', 'mailer.send');
  expect(ofTrace('4').find(({ name }) => name === 'job release-letter')?.attributes).toMatchObject({
    'messaging.system': 'bullmq',
    'muster.job': 'release-letter',
  });
});

test('what comes round by itself is a trace of its own, and log lines name the trace they belong to', async () => {
  await say('Move Priya to onsite', '5');
  await vi.waitFor(() => expect(service.lines()).toContain(`"trace":"${traceOf('5')}"`));
  await vi.waitFor(
    () =>
      expect(service.spans().filter(({ name, parent }) => name.startsWith('job ') && parent === undefined)).not.toEqual(
        [],
      ),
    { timeout: 20_000 },
  );
});
