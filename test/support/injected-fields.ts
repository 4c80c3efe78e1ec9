// The fields that a file of the sandbox cannot hold, filled over the API: names, reasons, letters, reported events, links. A text that is
// refused is as good as one that is shown; of each kind of field some are taken.
import { injections } from './injection-corpus.ts';
import type { RunningService } from './service.ts';
import { signedHeaders } from './signed-events.ts';
import { sandboxState } from './sandbox-state.ts';

interface Field {
  readonly path: string;
  readonly body: (text: string, index: number) => object;
}

const person = (index: number): string => `c_hostile_${String(index)}`;
const name = (text: string): string => text.slice(0, 80);
const endpoint = { system: 'rest', connection: null, collection: 'people' } as const;

/** Each is sent with every text of the corpus. */
const fields: Readonly<Record<string, Field>> = {
  key: { path: '/api/v1/keys', body: (text) => ({ name: name(text), kind: 'test', scopes: ['operations:read'] }) },
  template: {
    path: '/api/v1/templates',
    body: (text, index) => ({ template_id: `t_${String(index)}`, subject: name(text), body: text }),
  },
  webhook: {
    path: '/api/v2/webhooks/endpoints',
    body: (text) => ({ url: 'https://hooks.example.com/x', events: ['candidate.moved'], description: name(text) }),
  },
  rule: {
    path: '/api/v1/rules',
    body: (text) => ({
      name: name(text),
      when: { event: 'candidate.moved', conditions: [{ fact: 'event.to', is: name(text) }] },
      do: { tool: 'notify_user', arguments: { user: 'u_owen', text } },
    }),
  },
  sequence: {
    path: '/api/v1/sequences',
    body: (text, index) => ({
      sequence_id: `s-${String(index)}`,
      name: name(text),
      trigger: 'candidate.moved',
      only_if: [{ fact: 'event.to', is: name(text) }],
      steps: [{ wait_hours: 4, template: `t_${String(index)}` }],
    }),
  },
  flow: {
    path: '/api/v2/flows',
    body: (text) => ({
      name: name(text),
      document: {
        format: 1,
        name: name(text),
        trigger: { kind: 'manual' },
        source: endpoint,
        start: 'write',
        steps: [{ id: 'write', kind: 'write', to: endpoint, action: 'upsert', next: null }],
      },
    }),
  },
  connection: {
    path: '/api/v2/connections',
    body: (text) => ({
      system: 'rest',
      name: name(text),
      config: { base_url: 'https://payroll.example.com', collections: { people: { path: '/people', items: 'data' } } },
      credentials: { bearer: 'the token' },
    }),
  },
  hold: { path: '/api/v1/data/holds', body: (because, index) => ({ candidate: person(index), because }) },
  reason: {
    path: '/api/v1/tasks',
    body: (reason, index) => ({ action: 'reject_candidate', candidate: person(index), reason }),
  },
  mail: {
    path: '/api/v1/tasks',
    body: (text, index) => ({ action: 'send_message', candidate: person(index), subject: name(text), text }),
  },
  note: { path: '/api/v1/tasks', body: (text, index) => ({ action: 'add_note', candidate: person(index), text }) },
  crm: {
    path: '/api/v1/tasks',
    body: (text, index) => ({ action: 'log_crm', candidate: person(index), kind: name(text), text }),
  },
  person: {
    path: '/scim/v2/Users',
    body: (text, index) => ({
      userName: `hostile${String(index)}@people.test`,
      displayName: text,
      roles: ['recruiter'],
    }),
  },
  pool: {
    path: '/api/v1/interviewer-pools',
    body: (text, index) => ({
      pool_id: `p-${String(index)}`,
      name: text,
      skill: text,
      members: [{ user: 'u_owen' }],
    }),
  },
  plan: {
    path: '/api/v1/interview-plans',
    body: (text, index) => ({
      plan_id: `i-${String(index)}`,
      name: text,
      stage: 'Phone Screen',
      location: text,
      events: [{ title: text.slice(0, 120), minutes: 30, seats: [{ user: 'u_owen' }] }],
    }),
  },
  bell: { path: '/api/v1/tasks', body: (text) => ({ action: 'notify_user', user: 'u_owen', text }) },
};

export const fieldKinds = [...Object.keys(fields), 'event'];

/** Which kinds of fields took a text. */
export async function fillByApi(service: RunningService): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const [index, text] of injections.entries()) {
    for (const [kind, { path, body }] of Object.entries(fields))
      if ((await service.call('POST', path, body(text, index))).status < 300) taken.add(kind);
    if (index % 4 !== 0) continue;
    const talk = await service.call('POST', '/api/v1/conversations', {});
    const id = String(talk.body?.conversation_id ?? '');
    await service.call('POST', `/api/v1/conversations/${id}/messages`, { text: `Note: ${text}` });
  }
  if (await reportEvents(service)) taken.add('event');
  return taken;
}

/** A system reports stages and places that it names itself. */
async function reportEvents(service: RunningService): Promise<boolean> {
  const path = '/api/v1/events/sandbox';
  const { secret } = (await service.call('PUT', `${path}/secret`)).body;
  const statuses = await Promise.all(
    injections.map(async (text, index) => {
      const data = { candidate_id: person(index), from: name(text), to: name(text), location: text };
      const event = { event_id: name(text), kind: 'candidate.moved', occurred_at: '2026-05-01T10:00:00Z', data };
      const raw = JSON.stringify(event);
      const headers = signedHeaders(secret, raw, new Date());
      return (await fetch(`${service.url}${path}`, { method: 'POST', body: raw, headers })).status;
    }),
  );
  return statuses.includes(202);
}

const linkIn = (text: string): string | undefined => /https?:\/\/\S+\/(?:assessment|unsubscribe)\/\S+/.exec(text)?.[0];

/** Pages that strangers are sent to by a link: to pick a time, to connect an account, to see how they are assessed. */
export async function linkedPages(service: RunningService): Promise<readonly string[]> {
  const found: string[] = [];
  const keep = (url: unknown): void => {
    if (typeof url === 'string') found.push(new URL(url).pathname);
  };
  await service.call('PATCH', '/api/v1/settings', { hold_seconds: 0 });
  const times = { with: ['u_owen'], duration_minutes: 45, notice_hours: 24 };
  for (const index of [0, 2, 11]) {
    const text = name(injections[index] ?? '');
    const booking = { ...times, candidate: person(index), title: text, places: [text] };
    keep((await service.call('POST', '/api/v1/booking-links', booking)).body.url);
    const brand = { name: text.slice(0, 60), accent: '#0a7f5a' };
    keep((await service.call('POST', '/api/v2/connect-links', { system: 'hubspot', name: text, brand })).body.url);
    const scored = { candidate_id: person(index), job_id: 'job_fe', signals: { experience_months: 4 } };
    await service.call('POST', '/v1/retention/score', scored);
    const letter = { action: 'send_message', candidate: person(index), subject: 'x', text: 'Look: {assessment_link}' };
    await service.call('POST', '/api/v1/tasks', letter);
  }
  for (let look = 0; look < 100 && !found.some((path) => path.startsWith('/assessment/')); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const { body } of (await sandboxState(service)).mailbox) keep(linkIn(body));
  }
  return [...new Set(found)];
}
