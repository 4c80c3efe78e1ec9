// A scored person's own link, from outside: the notice brings it, a correction is taken, a person grants it, and the record tells.
import { expect, test, vi } from 'vitest';
import { sandboxService } from '../support/sandbox-service.ts';
import { sandboxState } from '../support/sandbox-state.ts';

const service = sandboxService();
const form = (fields: Record<string, string>) =>
  ({ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }) as const;

test('a notice brings the link, a correction is taken by it, and the decision record tells of it', async () => {
  await service.call('PATCH', '/api/v1/settings', { hold_seconds: 0 });
  const score = { candidate_id: 'c_priya', job_id: 'job_fe', signals: { experience_months: 4, prior_jobs: 9 } };
  expect((await service.call('POST', '/v1/retention/score', score)).status).toBe(200);
  const notice = { action: 'send_followup', candidate: 'c_priya', message_template: 'notice-us-co-es' };
  expect((await service.call('POST', '/api/v1/tasks', notice)).body).toMatchObject({ status: 'executed' });
  const letter = await vi.waitFor(
    async () => {
      const { mailbox } = await sandboxState(service);
      const sent = mailbox.find(({ body, status }) => status === 'sent' && body.includes('/assessment/'));
      if (sent === undefined) throw new Error('the letter has not left');
      return sent;
    },
    { timeout: 30_000, interval: 250 },
  );
  const [url = ''] = /http\S+\/assessment\/\S+/.exec(letter.body) ?? [];
  expect(letter.body).not.toContain('{assessment_link}');
  const link = service.url + new URL(url).pathname;
  expect(await (await fetch(`${link}?lang=es`)).text()).toContain('Meses de experiencia laboral');
  const pressed = await fetch(link, form({ act: 'correct', 'fact.experience_months': '60', note: '', lang: 'es' }));
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '?said=asked&lang=es']);
  const { body: found } = await service.call('GET', '/api/v1/assessment-requests?state=open');
  expect(found.data).toMatchObject([
    { candidate_id: 'c_priya', corrections: [{ signal: 'experience_months', from: 4, to: 60 }] },
  ]);
  const moved = { action: 'move_stage', candidate: 'c_priya', stage: 'Onsite Interview' };
  const { body: decision } = await service.call('POST', '/api/v1/tasks', moved);
  const { body: record } = await service.call('GET', `/api/v1/decisions/${decision.action_id}`);
  expect(record.requests).toMatchObject([{ kind: 'correction', outcome: null }]);
  expect(record.scores[0].contested_at).not.toBeNull();
  const printed = await fetch(`${service.url}/api/v1/decisions/${decision.action_id}/pdf`, {
    headers: { authorization: `Bearer ${service.apiKey}` },
  });
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(service.output()).not.toContain(new URL(url).pathname.slice('/assessment/'.length));
});
