// The built-in sample organization: what the sandbox holds when no file is given. A pure function of time and zone, so
// that its meetings always lie ahead and somebody has always waited too long.
import { Temporal } from 'temporal-polyfill';
import { plain, sampleCandidates, type SampleCandidate } from './default-candidates.ts';
import { readSandboxFile } from './read-sandbox-file.ts';
import { sampleFiles } from './sample-resumes.ts';
import type { SandboxFile } from './sandbox-file.ts';

const users = [
  ['u_alex', 'Alex Morgan', 'admin'],
  ['u_nina', 'Nina Petrova', 'recruiter'],
  ['u_theo', 'Theo Castellano', 'recruiter'],
  ['u_maya', 'Maya Robinson', 'recruiter'],
  ['u_dana', 'Dana Whitaker', 'hiring_manager'],
  ['u_samir', 'Samir Khan', 'hiring_manager'],
  ['u_ruth', 'Ruth Abernathy', 'hiring_manager'],
  ['u_bjorn', 'Björn Eriksson', 'hiring_manager'],
  ['u_carla', 'Carla Jiménez', 'hiring_manager'],
  ['u_owen', 'Owen Achebe', 'hiring_manager'],
  ['u_helen', 'Helen Park', 'compliance'],
  ['u_victor', 'Victor Dumitru', 'integrator'],
] as const;

const stages = ['Applied', 'Phone Screen', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'];

const jobs = [
  [
    'job_frontend',
    'Frontend Engineer',
    'engineering',
    'u_dana',
    'Chicago, IL',
    '$105,000-$130,000',
    'TypeScript, accessibility, design systems.',
  ],
  [
    'job_platform',
    'Platform Engineer',
    'engineering',
    'u_dana',
    'Austin, TX',
    '$125,000-$155,000',
    'Linux, PostgreSQL, networks, on-call.',
  ],
  [
    'job_icu_nurse',
    'Registered Nurse, ICU',
    'nursing',
    'u_ruth',
    'Milwaukee, WI',
    '$78,000-$96,000',
    'Critical care, ventilators, night shifts. RN licence.',
  ],
  [
    'job_home_nurse',
    'Home Health Nurse',
    'nursing',
    'u_ruth',
    'Madison, WI',
    '$70,000-$84,000',
    'Home visits, wound care, patient teaching.',
  ],
  [
    'job_logistics',
    'Logistics Coordinator',
    'logistics',
    'u_samir',
    'Joliet, IL',
    '$48,000-$60,000',
    'Inventory control, dispatch, supply chain scheduling.',
  ],
  [
    'job_supervisor',
    'Operations Supervisor',
    'operations',
    'u_bjorn',
    'Gary, IN',
    '$62,000-$76,000',
    'Leads a shift of 25, safety, continuous improvement.',
  ],
  [
    'job_sales',
    'Account Executive',
    'sales',
    'u_carla',
    'Chicago, IL',
    '$68,000-$90,000',
    'Mid-market clients, negotiation, CRM discipline.',
  ],
  [
    'job_analyst',
    'Financial Analyst',
    'finance',
    'u_owen',
    'Minneapolis, MN',
    '$72,000-$88,000',
    'Forecasts, month-end close, spreadsheets and SQL.',
  ],
] as const;

/** Who works on which requisition beside its hiring manager. */
const recruiters: Readonly<Record<(typeof jobs)[number][0], string>> = {
  job_frontend: 'u_nina',
  job_platform: 'u_nina',
  job_icu_nurse: 'u_theo',
  job_home_nurse: 'u_theo',
  job_logistics: 'u_maya',
  job_supervisor: 'u_maya',
  job_sales: 'u_nina',
  job_analyst: 'u_maya',
};

/** Working days from now, start, minutes. Nothing lies between 14:30 and 17:00: afternoons are left for trying things. */
const meetings = [
  ['u_dana', [], null, 'Engineering planning', 1, '10:00', 60],
  ['u_dana', ['u_nina'], 'c_mateo_alvarez', 'Onsite debrief: Mateo Álvarez', 2, '11:00', 45],
  ['u_ruth', [], null, 'Ward handover', 1, '09:00', 30],
  ['u_ruth', ['u_theo'], 'c_aoife_byrne', 'Interview: Aoife Byrne', 2, '13:00', 60],
  ['u_samir', [], null, 'Carrier review', 1, '13:00', 60],
  ['u_bjorn', ['u_maya'], 'c_yuki_tanaka', 'Interview: Yuki Tanaka', 3, '10:30', 60],
  ['u_carla', [], null, 'Pipeline call', 1, '09:30', 30],
  ['u_owen', ['u_maya'], 'c_raul_dominguez', 'Interview: Raúl Domínguez', 2, '09:00', 60],
  ['u_nina', ['u_theo', 'u_maya'], null, 'Recruiting stand-up', 1, '09:15', 15],
] as const;

const templates = [
  [
    'application_received',
    'We received your application for {{job.title}}',
    'Hi {{candidate.first_name}},\n\nThank you for applying for the {{job.title}} role. We read every application and will be in touch soon.\n\nKind regards\n{{recruiter.name}}',
  ],
  [
    'checking_in',
    'Your application for {{job.title}}',
    'Hi {{candidate.first_name}},\n\nA short note that your application for the {{job.title}} role is still with us. Are you still interested?\n\nKind regards\n{{recruiter.name}}',
  ],
  [
    'interview_confirmation',
    'Your interview for {{job.title}}',
    'Hi {{candidate.first_name}},\n\nYour interview for the {{job.title}} role is on {{interview.date}}, {{interview.time}}, with {{interview.with}}.\n\nWhere: {{interview.location}}. If the time does not suit you, just reply to this message.\n\nKind regards\n{{recruiter.name}}',
  ],
  [
    'rejection_kind',
    'Your application for {{job.title}}',
    'Dear {{candidate.first_name}},\n\nThank you for your time and interest. We have decided to go on with other candidates for the {{job.title}} role. We wish you all the best.\n\nKind regards\n{{recruiter.name}}',
  ],
  [
    'offer_letter',
    'Your offer: {{job.title}}',
    'Dear {{candidate.name}},\n\nWe are delighted to offer you the position of {{job.title}} in {{job.location}}: {{offer.terms}}. Please reply to this message with any questions.\n\nKind regards\n{{recruiter.name}}',
  ],
] as const;

const emailOf = (name: string) => `${plain(name).replaceAll('_', '.')}@example.test`;

export function defaultOrganization(now: Date, timeZone: string): SandboxFile {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  return readSandboxFile({
    timezone: timeZone,
    users: users.map(([id, name, role]) => ({ id, name, role, email: emailOf(name) })),
    stages,
    jobs: jobs.map(([id, title, role, manager, location, salary, description]) => ({
      id,
      title,
      role,
      job_family: role,
      hiring_manager: manager,
      recruiter: recruiters[id],
      location,
      salary_range: salary,
      description,
    })),
    candidates: sampleCandidates.map((candidate, index) =>
      candidateAt(candidate, { at: at.subtract({ minutes: 3 * index + 1 }), index }),
    ),
    calendar: meetings.map(([user, others, candidate, title, days, time, minutes], index) => {
      const start = workingDay(at, days).withPlainTime(time);
      return {
        id: `m_${index + 1}`,
        user_id: user,
        with: [...others],
        candidate_id: candidate,
        title,
        start: written(start),
        end: written(start.add({ minutes })),
      };
    }),
    files: sampleCandidates.flatMap((candidate, index) =>
      sampleFiles(candidate, index, written(at.subtract({ hours: 24 * candidate.days.applied }))),
    ),
    templates: templates.map(([id, subject, body]) => ({ id, subject, body })),
  });
}

const written = (at: Temporal.ZonedDateTime) => at.toString({ smallestUnit: 'second', timeZoneName: 'never' });

function candidateAt(
  { id, name, job, stage, days, signals, note }: SampleCandidate,
  { at, index }: { at: Temporal.ZonedDateTime; index: number },
) {
  // Elapsed days of 24 hours, so that a change of the clocks shortens nobody's wait.
  const ago = (count: number) => written(at.subtract({ hours: 24 * count }));
  return {
    id,
    name,
    email: emailOf(name),
    // Numbers that are kept free for made-up people.
    phone: `+1312555${String(100 + (index % 100)).padStart(4, '0')}`,
    job_id: job,
    stage,
    applied_at: ago(days.applied),
    stage_since: ago(days.inStage),
    last_contact_at: days.contact === null ? null : ago(days.contact),
    signals,
    notes: note === undefined ? [] : [{ text: note, at: ago(days.inStage) }],
  };
}

/** The n-th weekday after today. */
function workingDay(at: Temporal.ZonedDateTime, count: number): Temporal.ZonedDateTime {
  let day = at;
  for (let left = count; left > 0;) {
    day = day.add({ days: 1 });
    if (day.dayOfWeek <= 5) left -= 1;
  }
  return day;
}
