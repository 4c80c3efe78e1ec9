// Records and talks of an organization whose people are easy to recognise, wherever they would stand.
import { ActorId, CandidateId, JobId, MeetingId, TemplateId, TurnId, UserId } from '../../../src/core/ids.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import type { Turn, TurnCall } from '../../../src/core/ports/conversations.ts';
import type { Candidate, User } from '../../../src/core/records.ts';
import type { TalkRecords } from '../../../src/services/evaluation/export-talks.ts';

export const rita = UserId.parse('u_rita_zwick');
const colleague = (id: string, name: string, role: User['role'] = 'recruiter'): User => ({
  id: UserId.parse(id),
  name,
  email: `${name.split(' ', 1)[0]?.toLowerCase() ?? ''}@klinikum-zwick.example`,
  role,
});

export function person(id: string, name: string, more: Partial<Candidate> = {}): Candidate {
  const at = '2026-05-01T09:00:00Z';
  return {
    id: CandidateId.parse(id),
    name,
    email: `${id}@mail.example.com`,
    job: JobId.parse('job_zwick_ward'),
    stage: 'Applied',
    appliedAt: at,
    stageSince: at,
    lastContactAt: null,
    signals: {},
    notes: [],
    offer: null,
    rejection: null,
    ...more,
  };
}

export const records: TalkRecords = {
  timeZone: 'America/Chicago',
  users: [
    colleague('u_owen', 'Owen Marchetti'),
    colleague(rita, 'Rita Zwick'),
    colleague('u_dana', 'Dana Völkel', 'hiring_manager'),
  ],
  candidates: [
    person('c_priyanka', 'Priyanka O’Halloran-Öztürk', { stage: 'Phone Screen', email: 'priyanka.oho@web.example' }),
    person('c_will', 'Will Young'),
    person('c_sam1', 'Sam Porterhouse'),
    person('c_sam2', 'Sam Okoroji'),
    person('c_zhang', '张伟', { stage: 'Onsite Interview' }),
  ],
  jobs: [
    {
      id: JobId.parse('job_zwick_ward'),
      title: 'Ward Nurse',
      role: 'nursing',
      jobFamily: 'nursing',
      hiringManager: UserId.parse('u_dana'),
      location: 'Heidelberg',
      salaryRange: '',
      status: 'open',
      description: '',
    },
  ],
  stages: ['Applied', 'Phone Screen', 'Onsite Interview', 'Chat with Dana', 'Offer', 'Hired', 'Rejected'],
  templates: [
    { id: TemplateId.parse('rita_follow_up'), subject: 'A word from Rita', body: '' },
    { id: TemplateId.parse('checking_in'), subject: 'checking in', body: '' },
  ],
  meetings: [
    {
      id: MeetingId.parse('m_priyanka_1'),
      owner: UserId.parse('u_dana'),
      with: [UserId.parse('u_dana')],
      candidate: CandidateId.parse('c_priyanka'),
      title: 'Interview Priyanka',
      location: null,
      start: '2026-06-03T10:00:00-05:00',
      end: '2026-06-03T10:30:00-05:00',
      status: 'confirmed',
    },
  ],
};

let calls = 0;
export function call(tool: string, input: JsonObject, more: JsonObject = {}): TurnCall {
  calls += 1;
  const effect = ['find_candidates', 'show_candidate', 'list_approvals'].includes(tool) ? 'read' : 'write';
  const result = { kind: 'action', action_id: `act_real_${calls}`, effect, ...more };
  return { id: `call_${calls}`, tool, arguments: input, result };
}

let turns = 0;
export const turn = (said: string, made: readonly TurnCall[] = [], more: Partial<Turn> = {}): Turn => ({
  id: TurnId.parse(`t_${(turns += 1)}`),
  said,
  saidBy: ActorId.parse(rita),
  calls: [...made],
  reply: 'Done.',
  asks: false,
  wording: 'own',
  facts: [],
  at: new Date('2026-06-01T14:00:00Z'),
  ...more,
});
