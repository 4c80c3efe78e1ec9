// A scored person with the link of a letter on the whole API, and people of the organization who answer.
import { ActionId, CandidateId } from '../../src/core/ids.ts';
import { assessmentUrl } from '../../src/services/compliance/assessment-token.ts';
import { mintSession, sessionCookie } from '../../src/api/auth/sessions.ts';
import { UserId } from '../../src/core/ids.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { home, openApi, publicUrl } from '../api/world.ts';

export const person = CandidateId.parse('c_ines');

export async function openAssessment() {
  const world = await openApi();
  const { ports, call, clock, credentials } = world;
  const score = (signals: JsonObject = { experience_months: 4, prior_jobs: 9 }) =>
    call({
      method: 'POST',
      path: '/v1/retention/score',
      body: { candidate_id: person, job_id: 'job_fe', signals },
    });
  const cookieOf = async (user: string) => {
    if (user === 'admin') return world.session('admin');
    const session = { tenant: home, user: UserId.parse(user), role: 'recruiter' } as const;
    const minted = mintSession('session', session, clock.real.now());
    await credentials.addSession(minted.session);
    return sessionCookie(publicUrl, minted.token).split(';')[0] ?? '';
  };
  const as = async (user: string, path: string, body: JsonObject) =>
    call({
      method: 'POST',
      path,
      body,
      key: null,
      headers: { cookie: await cookieOf(user), 'sec-fetch-site': 'same-origin' },
    });
  /** A letter that carries the link: any follow-up, for its words do not matter. */
  const letter = async (user = 'u_nora') => {
    const sent = await as(user, '/api/v1/tasks', {
      action: 'send_message',
      candidate: person,
      subject: 'How you are assessed',
      text: 'Look at {assessment_link}',
    });
    if (sent.status >= 300) throw new Error(sent.text);
    return ActionId.parse(String(sent.body.action_id));
  };
  const linkOf = (action: ActionId) => {
    const url = assessmentUrl(
      { sealer: ports.sealer, clocks: clock, publicUrl },
      { tenant: home, candidate: person, action },
    );
    return new URL(url).pathname;
  };
  const look = (path: string, query = '') => call({ path: path + query, key: null });
  const press = async (path: string, fields: Record<string, string>) => {
    const answer = await call({
      method: 'POST',
      path,
      key: null,
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const to = String(answer.headers['location'] ?? '');
    return { status: answer.status, said: new URLSearchParams(to.slice(1)).get('said') };
  };
  const requests = async (query = '') => (await call({ path: `/api/v1/assessment-requests${query}` })).body.data;
  const decide = (user: 'admin' | 'u_nora', id: string, given: { outcome: 'granted' | 'declined'; answer?: string }) =>
    as(user, `/api/v1/assessment-requests/${id}/decide`, { answer: 'You are right.', ...given });
  return { ...world, score, letter, linkOf, look, press, requests, decide, as };
}
