// How a thing that an example refers to is made by one request, and where its answer holds the name of it.
import { platformThings } from './platform-things.ts';
import { type VariableSource, type Variable, post } from './variable.ts';

const task = (body: object, take: string): VariableSource => post('/api/v1/tasks', body, take);
const note = { action: 'add_note', candidate: 'c_priya_raman', text: 'Called; prefers mornings.' };
const rejection = { action: 'reject_candidate', candidate: 'c_omar_haddad', reason: 'Position filled' };

const operations: Readonly<Record<string, Variable>> = {
  task_id: { sample: 'tsk_01J9Z3', from: task(note, 'task_id') },
  action_id: { sample: 'act_01J9Z4', from: task(note, 'action_id') },
  approvable_id: {
    sample: 'apr_01J9Z5',
    from: task({ action: 'reject_candidate', candidate: 'c_olivia_hart', reason: 'Position filled' }, 'approval_id'),
  },
  approval_id: { sample: 'apr_01J9Z5', from: task(rejection, 'approval_id') },
  hold_id: {
    sample: 'hold_01J9ZG',
    from: post('/api/v1/data/holds', { candidate: 'c_priya_raman', because: 'Charge 2026-114' }, 'hold_id'),
  },
  decision_id: { sample: 'act_01J9ZF', from: task(rejection, 'action_id') },
  draft_id: {
    sample: 'act_01J9ZD',
    from: post(
      '/api/v1/conversations/{{conversation_id}}/messages',
      { text: 'Email Aoife Byrne that we will get back to her by Friday' },
      'actions.0.action_id',
    ),
  },
  conversation_id: { sample: 'con_01J9Z6', from: post('/api/v1/conversations', {}, 'conversation_id') },
  template_id: {
    sample: 'gentle_nudge',
    from: post(
      '/api/v1/templates',
      { template_id: 't{{$randomInt}}_{{$timestamp}}', subject: 'Hi', body: 'Are you still interested?' },
      'template_id',
    ),
  },
  sequence_id: {
    sample: 'phone-screen',
    from: post(
      '/api/v1/sequences',
      { name: 'Phone screen', steps: [{ wait_hours: 0, template: 'checking_in' }] },
      'sequence_id',
    ),
  },
  rule_id: {
    sample: 'finalists',
    from: post(
      '/api/v1/rules',
      {
        name: 'Tell Dana',
        when: { event: 'candidate.moved' },
        do: { tool: 'notify_user', arguments: { user: 'u_dana', text: '{{candidate.name}} moved.' } },
      },
      'rule_id',
    ),
  },
  booking_link_id: {
    sample: 'act_01J9ZL',
    from: post(
      '/api/v1/booking-links',
      { candidate: 'c_priya_raman', with: ['u_owen'], duration_minutes: 45, send_letter: false },
      'booking_link.booking_link_id',
    ),
  },
  plan_id: {
    sample: 'onsite',
    from: post(
      '/api/v1/interview-plans',
      {
        name: 'Onsite',
        stage: 'Onsite Interview',
        events: [{ title: 'Values', minutes: 45, seats: [{ user: 'u_nina' }] }],
      },
      'plan_id',
    ),
  },
  pool_id: {
    sample: 'system-design',
    from: post('/api/v1/interviewer-pools', { name: 'Design', members: [{ user: 'u_owen' }] }, 'pool_id'),
  },
  begun_sequence: {
    sample: 'seq_01J9Z7',
    from: task({ action: 'start_sequence', candidate: 'c_wei_zhang', sequence: '{{sequence_id}}' }, 'task_id'),
  },
  unsubscribe_link: {
    sample: 'v1.k1.Bc08faOg',
    from: {
      method: 'GET',
      path: '/api/v1/sandbox',
      after: 'begun_sequence',
      take: '',
      match: '/unsubscribe/([A-Za-z0-9._-]+)',
      tries: 30,
    },
  },
  event_secret: {
    sample: 'whsec_…',
    from: { method: 'PUT', path: '/api/v1/events/sandbox/secret', take: 'secret' },
  },
  event_signature: { sample: 'v1,…', from: { signs: 'event_secret' } },
  event_id: { sample: 'evt_01J9Z8', from: { method: 'GET', path: '/api/v1/event-log?limit=1', take: 'data.0.id' } },
};

const people: Readonly<Record<string, Variable>> = {
  leaver_id: {
    sample: 'u_dana_fields',
    from: post(
      '/api/v1/users',
      { name: 'Lee Fields', email: 'lee{{$randomInt}}{{$timestamp}}@example.com', role: 'viewer' },
      'user_id',
    ),
  },
  key_id: {
    sample: 'Kb7XSOAPGZQI',
    from: post('/api/v1/keys', { name: 'nightly job', kind: 'live', scopes: ['operations:read'] }, 'key_id'),
  },
  oauth_client_id: {
    sample: 'mk_oauth_client',
    from: post('/api/v1/oauth-clients', { name: 'hr portal', scopes: ['operations:read'] }, 'client_id'),
  },
  oauth_id: {
    sample: 'mk_oauth_client',
    from: {
      ...post('/api/v1/oauth-clients', { name: 'hr portal', scopes: ['operations:read'] }, 'client_id'),
      keeps: { oauth_secret: 'client_secret' },
    },
  },
  oauth_secret: { sample: 'shown when the client is created', from: { beside: 'oauth_id' } },
  absent_user_id: {
    sample: 'u_maya',
    from: {
      method: 'PUT',
      path: '/api/v1/users/u_maya/absence',
      body: { delegate: 'u_nina', from: '2030-01-07T00:00:00-06:00', to: '2030-01-12T00:00:00-06:00' },
      take: 'user_id',
    },
  },
  program_id: {
    sample: 'the client_id of POST /oauth/register',
    from: {
      ...post(
        '/oauth/register',
        { client_name: 'Desk assistant', redirect_uris: ['http://127.0.0.1:33418/callback'] },
        'client_id',
      ),
      open: true,
    },
  },
  organization_id: {
    sample: 'northwind',
    from: post('/api/v1/organizations', { name: 'Contoso Care' }, 'client_id'),
  },
  admin_key: {
    sample: 'the API key, once more',
    from: post('/api/v1/keys', { name: 'Once more', kind: 'live', scopes: ['admin'] }, 'key'),
  },
  login_token: {
    sample: 'the token of the login link',
    from: { ...post('/api/v1/users/u_maya/sign-in-links', {}, 'url'), match: '#login=(.+)$' },
  },
  session_cookie: {
    sample: 'muster_session=…',
    from: {
      method: 'POST',
      path: '/console/session',
      body: { token: '{{login_token}}' },
      take: { header: 'set-cookie' },
      match: '^([^;]+)',
      open: true,
    },
  },
  session_id: {
    sample: 'ses_01J9Z9',
    from: {
      method: 'GET',
      path: '/api/v1/sessions?whose=everybody',
      after: 'session_cookie',
      take: 'data.0.session_id',
    },
  },
  erasure_id: {
    sample: 'era_01J9ZA',
    from: post('/api/v1/data/erase', { candidate: 'c_chidi_okonkwo' }, 'erasure_id'),
  },
};

const models: Readonly<Record<string, Variable>> = {
  job_id: {
    sample: 'train_01J9ZB',
    from: { method: 'POST', path: '/v1/retention/models/general/retrain', take: 'job_id' },
  },
  audit_id: { sample: 'audit_01J9ZC', from: post('/v1/retention/audits', {}, 'audit_id') },
  prediction_id: {
    sample: 'pred_01J9ZD',
    from: post(
      '/v1/retention/score',
      { candidate_id: 'c_priya_raman', job_id: 'job_frontend', signals: { experience_months: 38 } },
      'prediction_id',
    ),
  },
  scored_candidate_id: {
    sample: 'c_priya_raman',
    from: { method: 'GET', path: '/v1/retention/scores/{{prediction_id}}', take: 'candidate_id' },
  },
  review_id: {
    sample: 'rev_01J9ZE',
    from: post(
      '/v1/veteran/describe',
      { description: 'I drove trucks in convoys and kept them running.', client_id: 'sandbox' },
      'review_id',
    ),
  },
  token: { sample: 'r3sUm3', from: post('/v1/veteran/resume', { mos_code: '68W', branch: 'Army' }, 'token') },
};

export const madeThings: Readonly<Record<string, Variable>> = {
  ...operations,
  ...people,
  ...models,
  ...platformThings,
};
