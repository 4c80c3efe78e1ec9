// The declared routes, with what a test needs to call each of them well: an address that exists and a body that fits.
import { openAuthenticator } from '../../src/api/auth/authenticate.ts';
import { openTokens } from '../../src/api/auth/tokens.ts';
import { openSignedReader } from '../../src/api/http/signed-body.ts';
import type { Route } from '../../src/api/route.ts';
import { flowExample } from '../../src/api/routes/flow-draft.ts';
import { routesOf } from '../../src/api/routes/index.ts';
import { type Answer, goodLink, onlyAtHome, type Request, type World } from './world.ts';

const noDocument = () => {
  throw new Error('only the list is wanted here');
};

export function routesOfWorld({ ports }: World): readonly Route[] {
  const { credentials, directory, clocks, log } = ports;
  const { publicUrl } = ports.config;
  const tokens = openTokens({ credentials, clock: clocks.real, publicUrl });
  const authenticator = openAuthenticator({ credentials, directory, tokens, clock: clocks.real, log, publicUrl });
  const signed = openSignedReader({ sources: ports.eventSources, clock: clocks.real });
  const stopping = new AbortController().signal;
  return routesOf({ ...ports, tokens, authenticator, signed, stopping, document: noDocument, collection: noDocument });
}

export const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

export const isGuarded = ({ access }: Route): boolean => !('public' in access);
/** Uploads take files of text; a suite of their own speaks to them. */
/** A route of another protocol refuses in that protocol's words, and one for sessions no key reaches: `test/api/mcp` speaks to both. */
/** SCIM passes over what it does not know and errs in its own shape: `test/api/scim.test.ts`. */
export const takesBody = ({ method, path, body, uploads, protocol, scim, access }: Route): boolean =>
  ['POST', 'PUT', 'PATCH'].includes(method) &&
  body !== undefined &&
  uploads === undefined &&
  protocol === undefined &&
  scim === undefined &&
  !('session' in access) &&
  !isForeign(path);
/** What other systems send has their shape, and is refused for its proof before it is read; `receive.test.ts` speaks to it. */
const isForeign = (path: string): boolean => path.startsWith('/api/v2/hooks/');

const connection = (tenant: string) => ({
  system: 'rest',
  tenant_id: tenant,
  config: {
    base_url: 'https://hr.example.test',
    collections: { people: { path: '/people', write: { method: 'PUT', path: '/people/{id}' } } },
  },
});
const syncBody = {
  source: { system: 'rest', tenant_id: 'source', endpoint: 'people' },
  destination: { system: 'rest', tenant_id: 'destination' },
};
const rule = {
  name: 'Tell Owen',
  when: { event: 'candidate.moved' },
  do: { tool: 'notify_user', arguments: { user: 'u_owen', text: '{{candidate.name}} moved to {{event.to}}.' } },
};

const flow = { ...flowExample, name: 'Nightly' };

const webhookEndpoint = { url: 'https://hooks.example.test/muster', events: ['candidate.moved'] };
const offering = {
  name: 'People to payroll',
  summary: 'Every hire stands there the same day.',
  source: { system: 'bamboohr', endpoint: 'employees' },
  destination: { system: 'rest', endpoint: 'people' },
};

const interviewPlan = {
  name: 'Onsite',
  stage: 'Onsite Interview',
  events: [{ title: 'Design', minutes: 60, seats: [{ user: 'u_owen' }] }],
};
const interviewerPool = { name: 'Design', members: [{ user: 'u_owen' }] };

/** A body that each route takes; routes without one need none. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/v1/tasks': { action: 'find_candidates' },
  'PUT /api/v1/me/notifications': { topics: {}, mail: 'daily', digest_time: '08:00', quiet_hours: null },
  'PUT /api/v1/me/views': { views: [] },
  'PUT /api/v1/me/inbox': { seen_until: null },
  'POST /api/v1/tasks/preview': { action: 'add_note', candidate: 'c_ines', text: 'x' },
  'POST /api/v1/booking-links': { candidate: 'c_ines', with: ['u_owen'] },
  'POST /api/v1/approvals/:approval_id/approve': {},
  'POST /api/v1/approvals/:approval_id/reject': {},
  'POST /api/v1/approvals/:approval_id/edit': { arguments: { candidate: 'c_joe', reason: 'Other skills' } },
  'POST /api/v1/conversations': {},
  'POST /api/v1/conversations/:conversation_id/messages': { text: 'read' },
  'PATCH /api/v1/drafts/:draft_id': { text: 'Hello' },
  'POST /api/v1/templates': { template_id: 'fresh', subject: 'Hi', body: 'Hello' },
  'PUT /api/v1/templates/:template_id': { subject: 'Hi', body: 'Hello' },
  'PATCH /api/v1/templates/:template_id': { subject: 'Hi' },
  'POST /api/v1/templates/:template_id/preview': { candidate: 'c_ines' },
  'POST /api/v1/templates/:template_id/restore': { version: 1 },
  'POST /api/v1/settings/restore': { version: 1 },
  'PATCH /api/v1/settings': { hold_seconds: 20 },
  'POST /api/v1/data/export': { candidate: 'c_ines' },
  'POST /api/v1/data/erase': { candidate: 'c_ines' },
  'POST /api/v1/data/holds': { candidate: 'c_lena', because: 'Charge 1' },
  'POST /api/v1/assessment-requests/:request_id/decide': { outcome: 'declined', answer: 'No.' },
  'POST /api/v1/data/kept': { candidate: 'c_ines' },
  'POST /api/v1/keys': { name: 'ci', kind: 'live', scopes: ['operations:read'] },
  'POST /api/v1/oauth-clients': { name: 'portal', scopes: ['operations:read'] },
  'POST /oauth/token': { grant_type: 'client_credentials' },
  'POST /api/v1/users': { name: 'Dana Fields', email: 'dana@example.test', role: 'recruiter' },
  'POST /scim/v2/Users': { userName: 'scim@example.test' },
  'PUT /scim/v2/Users/:user_id': { userName: 'only@example.test' },
  'PATCH /scim/v2/Users/:user_id': { Operations: [{ op: 'replace', path: 'displayName', value: 'Only' }] },
  'PATCH /scim/v2/Groups/:group_id': { Operations: [{ op: 'replace', path: 'displayName', value: 'Only' }] },
  'PUT /api/v1/identity-provider': {
    issuer: 'https://login.example.test',
    client_id: 'muster',
    person: { by: 'email', domains: ['example.test'] },
  },
  'PATCH /api/v1/users/:user_id': { name: 'Nora L.' },
  'POST /api/v1/organizations': { name: 'Northwind' },
  'POST /v1/retention/score': { candidate_id: 'c', job_id: 'j', signals: { prior_jobs: 1 } },
  'POST /v1/retention/scores': { items: [{}] },
  'POST /v1/retention/outcomes': { candidate_id: 'c', job_id: 'j', hired_at: '2026-01-01' },
  'POST /v1/retention/audits': {},
  'POST /v1/retention/self-identification': { items: [{ candidate_id: 'c' }] },
  'POST /v1/veteran/translate': { mos_code: '11B', branch: 'Army' },
  'POST /v1/veteran/describe': {
    client_id: 'sandbox',
    description: 'I drove trucks in convoys and kept them running.',
  },
  'POST /v1/veteran/chat': { client_id: 'sandbox', message: 'Army 11B' },
  'POST /v1/veteran/fitting-codes': { req_id: 'job_lg' },
  'POST /v1/veteran/resume': { mos_code: '68W', branch: 'Army' },
  'POST /v1/veteran/reviews/:review_id': { decision: 'accept' },
  'POST /v1/veteran/applications': { client_id: 'sandbox', req_id: 'job_lg' },
  'POST /v1/veteran/flow': { stage: 'hire', branch: 'Army' },
  'PUT /v1/veteran/self-identifications/:application_id': { stage: 'pre_offer', answer: 'declined' },
  'POST /api/v2/connections': connection('one'),
  'PATCH /api/v2/connections/:connection_id': { name: 'Payroll' },
  'POST /api/v2/integrations/:source/sync': syncBody,
  'POST /api/v2/integrations': syncBody,
  'PUT /api/v2/integrations/:integration_id': syncBody,
  'PATCH /api/v2/integrations/:integration_id': { name: 'Nightly' },
  'POST /api/v2/integrations/:integration_id/run': {},
  'POST /api/v2/syncs/:sync_id/resync': { record_ids: ['r1'] },
  'POST /api/v2/syncs/:sync_id/retry': {},
  'POST /api/v2/records/:id/settle': { outcome: 'not_there' },
  'PUT /api/v2/connections/:connection_id/hook': {},
  'POST /api/v2/connect-links': { system: 'hubspot' },
  'POST /api/v2/offerings': offering,
  'POST /api/v2/webhooks/endpoints': webhookEndpoint,
  'POST /api/v2/webhooks/endpoints/:endpoint_id/replay': { since: '2020-01-01T00:00:00Z' },
  'PATCH /api/v2/webhooks/endpoints/:endpoint_id': { status: 'paused' },
  'POST /api/v2/webhooks/subscriptions': { target_url: webhookEndpoint.url, event: 'candidate.moved' },
  'PUT /api/v2/offerings/:offering_id': offering,
  'PATCH /api/v2/offerings/:offering_id': { status: 'published' },
  'POST /api/v2/offerings/:offering_id/clients/:client_id/connect': { side: 'source' },
  'POST /api/v2/add-ons/:offering_id/connect': { side: 'source' },
  'POST /api/v2/flows/:flow_id/embed-tokens': {},
  'POST /api/v2/flows': { document: flow },
  'POST /api/v2/flows/import': { document: flow },
  'POST /api/v2/flows/check': { document: flow },
  'PUT /api/v2/flows/:flow_id/draft': { document: flow, revision: 1 },
  'PATCH /api/v2/flows/:flow_id': { enabled: false },
  'POST /api/v2/flows/:flow_id/duplicate': {},
  'POST /api/v2/flows/:flow_id/publish': {},
  'POST /api/v2/flows/:flow_id/rollback': { version: 1 },
  'POST /api/v2/flows/:flow_id/test': { records: [{ id: 'a' }] },
  'POST /api/v2/flows/:flow_id/run': {},
  'POST /api/v1/channels/install-links': { platform: 'slack' },
  'PUT /api/v1/users/:user_id/absence': {
    delegate: 'u_nora',
    from: '2026-03-10T00:00:00Z',
    to: '2026-03-20T00:00:00Z',
  },
  'POST /console/session': { token: 'nothing' },
  'POST /v1/retention/events/:system': {
    event_id: 'evt_r',
    kind: 'application.received',
    occurred_at: '2026-06-01T08:30:00-05:00',
    data: { candidate_id: 'c', job_id: 'j', signals: { prior_jobs: 1 } },
  },
  'POST /api/v1/sequences': {
    sequence_id: 'fresh',
    name: 'Fresh',
    steps: [{ wait_hours: 1, template: 'gentle_nudge' }],
  },
  'PUT /api/v1/sequences/:sequence_id': { name: 'Fresh', steps: [{ wait_hours: 1, template: 'gentle_nudge' }] },
  'PATCH /api/v1/sequences/:sequence_id': { name: 'Fresher' },
  'POST /api/v1/sequences/:sequence_id/restore': { version: 1 },
  'POST /api/v1/sequences/:sequence_id/preview': { candidate: 'c_ines' },
  'POST /api/v1/interview-plans': { plan_id: 'fresh', ...interviewPlan },
  'PUT /api/v1/interview-plans/:plan_id': interviewPlan,
  'POST /api/v1/interview-plans/:plan_id/restore': { version: 1 },
  'POST /api/v1/interviewer-pools': { pool_id: 'fresh', ...interviewerPool },
  'PUT /api/v1/interviewer-pools/:pool_id': interviewerPool,
  'POST /api/v1/interviewer-pools/:pool_id/restore': { version: 1 },
  'POST /api/v1/rules': { rule_id: 'fresh', ...rule },
  'PUT /api/v1/rules/:rule_id': rule,
  'PATCH /api/v1/rules/:rule_id': { active: false },
  'POST /api/v1/rules/:rule_id/restore': { version: 1 },
  'POST /api/v1/rules/dry-run': { rule, days: 2 },
  'POST /api/v1/rules/:rule_id/dry-run': { days: 2 },
  'POST /api/v1/events/:system': {
    event_id: 'evt_1',
    kind: 'candidate.at_risk',
    occurred_at: '2026-06-01T08:00:00-05:00',
    data: { candidate_id: 'c_ines' },
  },
};
export const bodyFor = (route: Route): object | undefined => bodies[nameOf(route)];

export type Made = Readonly<Record<string, string>>;

/** What making one thing of each kind asks of a service, on fakes or running. */
export type Maker = Pick<World, 'call' | 'signed' | 'session'>;

/** One thing of each kind in the caller's organization, by the name of the parameter that leads to it. */
export async function makeOneOfEach(world: Maker): Promise<Made> {
  const { call } = world;
  const made = async (request: Request): Promise<Answer['body']> => {
    const { status, body, text } = await call({ method: 'POST', ...request });
    if (status > 202) throw new Error(`${request.path}: ${text}`);
    return body;
  };
  const done = await made({
    path: '/api/v1/tasks',
    body: { action: 'add_note', candidate: 'c_ines', text: 'Called.' },
  });
  const waits = await made({ path: '/api/v1/tasks', body: { action: 'reject_candidate', candidate: 'c_joe' } });
  const invited = await made({ path: '/api/v1/booking-links', body: bodies['POST /api/v1/booking-links'] });
  const talk = await made({ path: '/api/v1/conversations', body: {} });
  const key = await made({ path: '/api/v1/keys', body: bodies['POST /api/v1/keys'] });
  const client = await made({ path: '/api/v1/oauth-clients', body: bodies['POST /api/v1/oauth-clients'] });
  await made({ path: '/api/v1/templates', body: { template_id: 'only_here', subject: 'Hi', body: 'Hello' } });
  await made({
    path: '/api/v1/users',
    body: { user_id: 'u_only_here', name: 'Only Here', email: 'only@example.test', role: 'viewer' },
  });
  const source = await made({ path: '/api/v2/connections', body: connection('source') });
  await made({ path: '/api/v2/connections', body: connection('destination') });
  const integration = await made({ path: '/api/v2/integrations', body: syncBody });
  const sync = await made({ path: '/api/v2/integrations/rest/sync', body: syncBody });
  const begun = await made({ path: '/api/v2/flows', body: { document: flow } });
  const offered = await made({ path: '/api/v2/offerings', body: offering });
  await made({ method: 'PATCH', path: `/api/v2/offerings/${offered.offering_id}`, body: { status: 'published' } });
  const endpoint = await made({ path: '/api/v2/webhooks/endpoints', body: webhookEndpoint });
  const erasure = await made({ path: '/api/v1/data/erase', body: { candidate: 'c_lena' } });
  const hold = await made({ path: '/api/v1/data/holds', body: { candidate: 'c_joe', because: 'Charge 2' } });
  const described = await made({ path: '/v1/veteran/describe', body: bodies['POST /v1/veteran/describe'] });
  const resume = await made({ path: '/v1/veteran/resume', body: bodies['POST /v1/veteran/resume'] });
  await made({ path: '/api/v1/interview-plans', body: { plan_id: 'only-here', ...interviewPlan } });
  await made({ path: '/api/v1/interviewer-pools', body: { pool_id: 'only-here', ...interviewerPool } });
  await made({ path: '/api/v1/rules', body: { ...rule, rule_id: 'only-here' } });
  await made({
    path: '/api/v1/sequences',
    body: { ...bodies['POST /api/v1/sequences'], sequence_id: 'only-here' },
  });
  await world.session();
  const { body: signedIn } = await call({ path: '/api/v1/sessions?whose=everybody' });
  return {
    session_id: signedIn.data[0].session_id,
    review_id: described.review_id,
    token: resume.token,
    branch: 'Army',
    mos_code: '11B',
    application_id: 'app_1',
    task_id: done.task_id,
    action_id: done.action_id,
    decision_id: waits.action_id,
    hold_id: hold.hold_id,
    booking_link_id: invited.booking_link.booking_link_id,
    approval_id: waits.approval_id,
    conversation_id: talk.conversation_id,
    key_id: key.key_id,
    client_id: client.client_id,
    template_id: 'only_here',
    user_id: 'u_only_here',
    group_id: 'recruiter',
    erasure_id: erasure.erasure_id,
    system: 'sandbox',
    rule_id: 'only-here',
    sequence_id: 'only-here',
    plan_id: 'only-here',
    pool_id: 'only-here',
    candidate_id: onlyAtHome,
    link: goodLink,
    event_id: await idOfOneEvent(world),
    platform: 'slack',
    team: 'T1',
    code: 'not_found',
    connector: 'rest',
    source: 'rest',
    delivery_id: 'nothing',
    endpoint_id: endpoint.endpoint_id,
    subscription_id: endpoint.endpoint_id,
    connection_id: source.connection_id,
    flow_id: begun.flow_id,
    offering_id: offered.offering_id,
    flow_template: 'hires-to-hris',
    integration_id: integration.integration_id,
    sync_id: sync.sync_id,
  };
}

async function idOfOneEvent({ call, signed }: Maker): Promise<string> {
  const path = '/api/v1/events/sandbox';
  const raw = JSON.stringify({ ...bodies['POST /api/v1/events/:system'], event_id: 'evt_0' });
  const { body } = await call({ method: 'POST', path, key: null, raw, headers: signed(raw) });
  return body.id;
}

export const addressOf = ({ path }: Pick<Route, 'path'>, made: Made): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(made[name] ?? 'nothing'));
