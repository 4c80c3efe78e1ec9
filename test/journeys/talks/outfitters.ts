// A sandbox file of an outfitter in Adelaide (half an hour off the full hour, a manager in Berlin) on Thursday 15 October 2026:
// two Anas, two Sams, accents, five open requisitions, standing meetings and four templates.
const here = (wall: string) => `${wall}:00+10:30`;

const users = [
  ['imogen', 'Imogen Thackeray', 'recruiter'],
  ['marcia', 'Márcia Quispe', 'recruiter'],
  ['dev', 'Devraj Pillai', 'hiring_manager'],
  ['marcus', 'Marcus Oyelaran', 'hiring_manager'],
  ['sabine', 'Sabine Kröger', 'hiring_manager', 'Europe/Berlin'],
  ['ruth', 'Ruth Castellanos', 'admin'],
] as const;

const jobs = [
  ['be', 'Backend Developer', 'engineering', 'dev', 'A$105,000-A$130,000', 'open'],
  ['fe', 'Frontend Developer', 'engineering', 'dev', 'A$95,000-A$120,000', 'open'],
  ['soft', 'Softgoods Designer', 'design', 'sabine', 'A$85,000-A$105,000', 'open'],
  ['store', 'Store Manager, Glenelg', 'retail', 'marcus', 'A$72,000-A$88,000', 'open'],
  ['wh', 'Warehouse Team Lead', 'logistics', 'marcus', 'A$68,000-A$80,000', 'open'],
  ['pay', 'Payroll Officer', 'finance', 'ruth', 'A$70,000-A$82,000', 'closed'],
] as const;

/** With the day in October on which somebody last spoke to them. */
const candidates = [
  ['mei', 'Mei-Lin Zhou', 'be', 'Phone Screen', '12'],
  ['samuel', 'Samuel Okoro', 'be', 'Workshop', '09'],
  ['samantha', 'Samantha Reyes', 'store', 'Phone Screen', '13'],
  ['beltran', 'Ana Beltrán', 'fe', 'Applied', '05'],
  ['kowal', 'Ana Kowalczyk', 'wh', 'Applied', '11'],
  ['zoe', 'Zoë Baptiste', 'soft', 'Final Panel', '14'],
  ['jurgen', 'Jürgen Stahl', 'wh', 'Workshop', '02'],
  ['william', 'William Tran', 'store', 'Applied', '10'],
  ['liz', 'Elizabeth Nakamura', 'be', 'Final Panel', '13'],
  ['tomasz', 'Tomasz Wójcik', 'soft', 'Phone Screen', '08'],
  ['fiona', 'Fiona Abernathy', 'store', 'Workshop', '11'],
  ['hugo', 'Hugo Lindgren', 'fe', 'Phone Screen', '14'],
  ['priyanka', 'Priyanka Nair', 'wh', 'Phone Screen', '12'],
  ['leo', 'Leonardo Conti', 'soft', 'Applied', '04'],
  ['nia', 'Nia Campbell', 'fe', 'Final Panel', '13'],
  ['omar', 'Omar Haddadi', 'be', 'Applied', '09'],
  ['grace', 'Grace Mbeki', 'store', 'Offer', '14'],
  ['dan', 'Daniel Frost', 'be', 'Rejected', '01'],
  ['rosa', 'Rosa Ivanova', 'pay', 'Hired', '01'],
] as const;

const calendar = [
  ['budget', 'ruth', [], null, 'Budget review', '2026-10-15T13:00', '2026-10-15T14:00'],
  ['standup', 'dev', [], null, 'Developers’ stand-up', '2026-10-16T10:00', '2026-10-16T10:30'],
  ['stocktake', 'marcus', [], null, 'Stocktake', '2026-10-16T14:00', '2026-10-16T16:00'],
  ['hugo', 'dev', [], 'c_hugo', 'Phone screen: Hugo Lindgren', '2026-10-16T15:00', '2026-10-16T15:30'],
  ['zoe', 'sabine', ['u_dev'], 'c_zoe', 'Final panel: Zoë Baptiste', '2026-10-19T16:00', '2026-10-19T17:00'],
  ['fiona', 'marcus', [], 'c_fiona', 'Workshop: Fiona Abernathy', '2026-10-20T11:00', '2026-10-20T12:00'],
] as const;

const templates = [
  ['checking_in', 'Still interested, {{candidate.first_name}}?', 'is the {{job.title}} role still of interest to you?'],
  ['workshop_invite', 'Your workshop with us', 'we would like to see you at a workshop for {{job.title}}.'],
  ['not_this_time', 'Your application for {{job.title}}', 'thank you for your time. We go on with others.'],
  ['references', 'Two references, please', 'could you send us two references before the next step?'],
] as const;

export const outfitters = {
  now: here('2026-10-15T09:10'),
  timezone: 'Australia/Adelaide',
  users: users.map(([id, name, role, timezone]) => ({
    id: `u_${id}`,
    name,
    email: `${id}@outfitters.test`,
    role,
    ...(timezone === undefined ? {} : { timezone }),
  })),
  stages: ['Applied', 'Phone Screen', 'Workshop', 'Final Panel', 'Offer', 'Hired', 'Rejected'],
  jobs: jobs.map(([id, title, role, manager, range, status]) => ({
    id: `job_${id}`,
    title,
    role,
    job_family: role,
    hiring_manager: `u_${manager}`,
    location: 'Adelaide',
    salary_range: range,
    status,
    description: '',
  })),
  candidates: candidates.map(([id, name, job, stage, contacted]) => ({
    id: `c_${id}`,
    name,
    email: `${id}@people.test`,
    job_id: `job_${job}`,
    stage,
    applied_at: '2026-09-01T10:00:00+09:30',
    last_contact_at: here(`2026-10-${contacted}T08:00`),
    signals: {},
  })),
  calendar: calendar.map(([id, owner, others, candidate, title, start, end]) => ({
    id: `m_${id}`,
    user_id: `u_${owner}`,
    with: others,
    ...(candidate === null ? {} : { candidate_id: candidate }),
    title,
    start: here(start),
    end: here(end),
  })),
  templates: templates.map(([id, subject, body]) => ({ id, subject, body: `Hi {{candidate.first_name}}, ${body}` })),
};
