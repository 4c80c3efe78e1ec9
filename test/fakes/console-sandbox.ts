// The people, meetings, actions and approvals that the fake console service starts with.
import type { Calendar } from '../../web/console/api/calendar.ts';
import type { Action, Approval, Pipeline, Sandbox, Session } from '../../web/console/api/wire.ts';

const now = '2026-06-01T08:30:00-05:00';
const at = (day: string, time: string): string => `2026-${day}T${time}:00-05:00`;

export const session: Session = {
  user: { id: 'u_nora', name: 'Nora Lindqvist', role: 'recruiter' },
  role: 'recruiter',
  scopes: ['operations:*', 'retention:*', 'veteran:*', 'integrations:read'],
  organization: { id: 'sandbox', name: 'Sandbox', mode: 'sandbox', operator: true },
  idle_minutes: 60,
  expires_at: '2126-06-01T00:00:00Z',
  proof: { fresh: true, sign_in_url: null, by_key: true },
  now,
  time_zone: 'America/Chicago',
};

export const candidate = (id: string, name: string, more: { stage: string; contact: string; job?: string }) => ({
  id,
  name,
  email: `${id.slice(2)}@example.test`,
  job_id: more.job ?? 'job_fe',
  stage: more.stage,
  applied_at: at('05-20', '09:00'),
  stage_since: at('05-20', '09:00'),
  last_contact_at: more.contact,
  signals: {},
  notes: [],
  offer: null,
  rejection: null,
});

export const sandbox = (): Sandbox => ({
  texts: [],
  now,
  timezone: 'America/Chicago',
  stages: ['Applied', 'Phone Screen', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'],
  users: [
    { id: 'u_nora', name: 'Nora Lindqvist', role: 'recruiter' },
    { id: 'u_owen', name: 'Owen Achebe', role: 'hiring_manager' },
    { id: 'u_tess', name: 'Theresa Marlow', role: 'hiring_manager' },
  ],
  jobs: [
    { id: 'job_fe', title: 'Frontend Engineer', role: 'engineering', hiring_manager: 'u_owen', status: 'open' },
    { id: 'job_lg', title: 'Logistics Coordinator', role: 'operations', hiring_manager: 'u_tess', status: 'open' },
  ],
  candidates: [
    candidate('c_ines', 'Inés Duarte', { stage: 'Applied', contact: at('05-24', '10:00') }),
    candidate('c_joe', 'Joseph Bright', { stage: 'Applied', contact: at('05-29', '10:00'), job: 'job_lg' }),
    {
      ...candidate('c_ravi', 'Ravi Menon', { stage: 'Phone Screen', contact: at('05-31', '10:00') }),
      notes: [{ text: 'Prefers mornings. Strong on design systems.', at: at('05-30', '11:00') }],
    },
    candidate('c_li', 'Li Wei Chen', { stage: 'Onsite Interview', contact: at('06-01', '08:00'), job: 'job_lg' }),
    candidate('c_abe', 'Abebe Tesfaye', { stage: 'Rejected', contact: at('05-02', '10:00') }),
  ],
  calendar: [
    {
      id: 'm_1',
      user_id: 'u_owen',
      with: ['u_owen'],
      candidate_id: null,
      location: null,
      title: 'Team planning',
      start: at('06-02', '10:00'),
      end: at('06-02', '11:00'),
      status: 'confirmed',
    },
    {
      id: 'm_2',
      user_id: 'u_tess',
      with: ['u_tess', 'u_nora'],
      candidate_id: 'c_li',
      location: null,
      title: 'Onsite: Li Wei Chen',
      start: at('06-03', '14:00'),
      end: at('06-03', '15:30'),
      status: 'confirmed',
    },
    {
      id: 'm_3',
      user_id: 'u_owen',
      with: ['u_owen'],
      candidate_id: 'c_ravi',
      location: null,
      title: 'Phone screen: Ravi Menon',
      start: at('06-01', '16:00'),
      end: at('06-01', '16:30'),
      status: 'cancelled',
    },
  ],
  mailbox: [
    {
      to: 'ines@example.test',
      subject: 'Still interested, Inés?',
      body: 'Hi Inés,\n\nare you still interested in the Frontend Engineer role?\n\nNora',
      status: 'held',
      at: at('06-01', '08:29'),
    },
    {
      to: 'ravi@example.test',
      subject: 'Your phone screen',
      body: 'Hi Ravi, looking forward to our call.',
      status: 'sent',
      at: at('05-31', '10:00'),
    },
    {
      to: 'joe@example.test',
      subject: 'Still interested, Joseph?',
      body: 'Hi Joseph, are you still interested?',
      status: 'cancelled',
      at: at('05-29', '09:00'),
    },
  ],
  crm: [],
  messages: [{ to_user: 'u_owen', text: 'Ravi Menon moved to Phone Screen.', at: at('05-31', '10:05') }],
});

export const approvals = (): Approval[] => [
  approval(
    '1',
    { candidate: 'c_joe', reason: 'Position filled' },
    'Reject Joseph Bright for Logistics Coordinator. No message is sent.',
  ),
  approval(
    '2',
    { candidate: 'c_ines', salary: 120000, currency: 'USD' },
    'Offer Inés Duarte the Frontend Engineer role at $120,000',
  ),
];

const approval = (id: string, args: Approval['arguments'], preview: string): Approval => ({
  approval_id: `apr_${id}`,
  action_id: `act_waiting_${id}`,
  tool: 'salary' in args ? 'send_offer' : 'reject_candidate',
  arguments: args,
  preview,
  meetings: [],
  letters: [],
  letters_total: 0,
  requested_by: id === '1' ? 'u_nora' : 'key:k_12',
  also_requested_by: [],
  because: 'salary' in args ? 'Offers always need a second look.' : 'Rejections end a candidacy.',
  expires_at: at('06-02', '08:00'),
  status: 'pending',
  approvers: ['u_owen'],
  // The newest stands on top.
  created_at: at('06-01', id === '1' ? '08:10' : '08:00'),
  decided_by: null,
  decided_at: null,
  reason: null,
  act: null,
  channel: null,
  digest_shown: null,
  superseded_by: null,
  digest: `digest-${id}`,
});

export const moveInes: Action = {
  action_id: 'act_move',
  task_id: 'task_1',
  group_id: null,
  tool: 'move_stage',
  arguments: { candidate: 'c_ines', stage: 'Phone Screen' },
  status: 'executed',
  uncertain: false,
  summary: 'Moved Inés Duarte to Phone Screen',
  requested_by: 'u_nora',
  at: now,
  before: { stage: 'Applied' },
  after: { stage: 'Phone Screen' },
  undo: { possible: true, until: null, how: 'exact' },
  candidate: 'c_ines',
  via: 'conversation',
  executed_at: now,
  ats_updated: true,
  candidates_contacted: 0,
  undone_by: null,
  problem: null,
};

const past = (id: number, entry: Partial<Action>): Action => ({
  ...moveInes,
  action_id: `act_${String(id)}`,
  task_id: `task_past_${String(id)}`,
  ...entry,
});

/** Newest first. */
export const actions = (): Action[] => [
  past(9, {
    tool: 'send_followup',
    summary: 'Follow-up to Inés Duarte',
    arguments: { candidate: 'c_ines' },
    before: { last_contact: '2026-05-24' },
    after: { last_contact: '2026-06-01' },
    at: at('06-01', '08:29'),
    undo: { possible: true, until: at('06-01', '08:32'), how: 'exact' },
  }),
  past(8, {
    tool: 'find_candidates',
    summary: 'Found 4 candidates not contacted for 5 days',
    before: null,
    after: null,
    at: at('06-01', '08:20'),
    undo: { possible: false, until: null, how: 'none' },
  }),
  past(7, {
    tool: 'book_meeting',
    status: 'failed',
    summary: 'Book 30 minutes with Owen Achebe',
    before: null,
    after: null,
    at: at('06-01', '08:15'),
    undo: { possible: false, until: null, how: 'none' },
    problem: { code: 'calendar_conflict', detail: 'Owen Achebe is busy from 10:00 to 11:00 (Team planning).' },
  }),
  past(6, {
    tool: 'notify_user',
    status: 'failed',
    uncertain: true,
    summary: 'Message to Theresa Marlow',
    before: null,
    after: null,
    requested_by: 'key:k_12',
    at: at('05-31', '17:00'),
    undo: { possible: false, until: null, how: 'none' },
    problem: { code: 'outcome_unknown', detail: 'The chat tool did not answer in time.' },
  }),
  past(5, { summary: 'Moved Ravi Menon to Phone Screen', at: at('05-31', '10:00') }),
  past(4, {
    summary: 'Moved Li Wei Chen to Onsite Interview',
    status: 'undone',
    before: { stage: 'Phone Screen' },
    after: { stage: 'Onsite Interview' },
    requested_by: 'u_tess',
    at: at('05-30', '09:00'),
    undo: { possible: false, until: null, how: 'none' },
  }),
  past(3, { summary: 'Moved Abebe Tesfaye to Rejected', at: at('05-29', '09:00') }),
];

/** As GET /api/v1/users lists them. */
export const users = (sandbox().users ?? []).map(({ id, ...same }) => ({
  user_id: id,
  ...same,
  email: `${id.slice(2)}@example.test`,
  time_zone: null,
}));

const dayMs = 86_400_000;

/** As GET /api/v1/pipeline shows the sandbox. */
export const pipelineOf = ({ stages = [], jobs = [], candidates }: Sandbox): Pipeline => ({
  stages,
  rejected_stages: stages.filter((stage) => stage === 'Rejected'),
  jobs: jobs.map(({ id, title, role, hiring_manager }) => ({
    job_id: id,
    title,
    role,
    job_family: 'general',
    hiring_manager,
    location: 'Remote',
    status: 'open',
  })),
  candidates: candidates.map(({ id, name, job_id, stage, stage_since, last_contact_at }) => {
    const days = Math.floor((Date.parse(now) - Date.parse(last_contact_at ?? stage_since)) / dayMs);
    const isOver = /hired|rejected/i.test(stage);
    const contact = { last_contact_at, days_since_contact: days, at_risk: days >= 5 && !isOver };
    return { candidate_id: id, name, job_id, stage, stage_since, ...contact };
  }),
  at_risk_days: 5,
});

/** As GET /api/v1/calendar shows the sandbox; its one week of meetings whichever is asked for. */
export const calendarOf = ({ calendar }: Sandbox): Calendar => ({
  from: at('06-01', '00:00'),
  to: at('06-08', '00:00'),
  time_zone: 'America/Chicago',
  working_hours: { from: '09:00', to: '17:00' },
  people: [
    { user_id: 'u_owen', time_zone: 'America/Chicago', working_hours: { from: '09:00', to: '17:00' } },
    { user_id: 'u_tess', time_zone: 'Europe/Madrid', working_hours: { from: '09:00', to: '18:00' } },
  ],
  meetings: calendar
    .filter(({ status }) => status === 'confirmed')
    .map(({ id, title, with: people, candidate_id, location, start, end }) => ({
      meeting_id: id,
      title,
      with: people,
      candidate_id,
      location,
      room: null,
      start,
      end,
    })),
  rooms: [
    { name: 'Boardroom', capacity: 12 },
    { name: 'Focus room', capacity: 4 },
  ],
  busy: [{ user_id: 'u_tess', start: at('06-04', '09:00'), end: at('06-04', '12:00') }],
});
