// Events of an ATS: signed or refused, and turned into scores and outcomes.
import { expect, test } from 'vitest';
import { handleRetentionEvent, RetentionEvent } from '../../../../src/services/retention/intake/retention-event.ts';
import { signatureOf, verifyWebhook } from '../../../../src/services/retention/intake/verify-webhook.ts';
import { setUpRetention, tenant } from '../../../support/retention.ts';

const secret = `whsec_${Buffer.from('a secret of some length').toString('base64')}`;
const now = new Date('2026-06-01T12:00:00Z');
const timestamp = String(now.getTime() / 1000);
const event = { id: 'msg_1', timestamp, body: '{"a":1}' };
const signed = { ...event, signature: signatureOf(secret, event) };

test('a signed event passes, also beside a signature of another secret', () => {
  expect(() => verifyWebhook(signed, [secret], now)).not.toThrow();
  expect(() =>
    verifyWebhook({ ...signed, signature: `v1,AAAA ${signed.signature}` }, ['whsec_b2xk', secret], now),
  ).not.toThrow();
});

test.each([
  { name: 'another body', change: { body: '{"a":2}' } },
  { name: 'another id', change: { id: 'msg_2' } },
  { name: 'no signature', change: { signature: undefined } },
  { name: 'a time that is none', change: { timestamp: 'soon' } },
  { name: 'a signature of ten minutes ago', change: { timestamp: String(now.getTime() / 1000 - 600) } },
])('$name is refused', ({ change }) => {
  expect(() => verifyWebhook({ ...signed, ...change }, [secret], now)).toThrow(
    expect.objectContaining({ code: 'unauthorized' }),
  );
});

test('the signature is the published example’s', () => {
  const example = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: '1614265330', body: '{"test": 2432232314}' };
  expect(signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', example)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});

test('an application is scored, and a report of employment becomes an outcome', async () => {
  const { scoring, recordOutcomes, stores } = setUpRetention();
  const work = {
    score: scoring.score.bind(scoring),
    record: (_tenant: unknown, reports: Parameters<typeof recordOutcomes>[0]) => recordOutcomes(reports),
  };
  const about = { candidate_id: 'c_1', job_id: 'job_sales' };
  const base = { event_id: 'e1', occurred_at: '2026-05-01T00:00:00Z' };
  const received = { ...base, kind: 'application.received', data: { ...about, signals: { prior_jobs: 2 } } };
  const reported = { ...base, kind: 'employment.reported', data: { ...about, hired_at: '2026-05-02' } };
  await handleRetentionEvent(work, tenant, RetentionEvent.parse(received));
  await handleRetentionEvent(work, tenant, RetentionEvent.parse(reported));
  expect(stores.journal.scores).toHaveLength(1);
  expect([...stores.journal.outcomes.values()]).toMatchObject([{ jobFamily: 'sales', leftAt: null }]);
});
