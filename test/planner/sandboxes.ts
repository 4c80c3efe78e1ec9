// Six small organizations for measuring the planner: other people, pipelines, zones and templates in each.
import type { Sandbox } from '../../evals/harness/test-world.ts';

const user = (id: string, name: string, role: 'recruiter' | 'hiring_manager' | 'admin') => ({
  id: `u_${id}`,
  name,
  role,
});
const job = (id: string, title: string, place: string) => {
  const [role = '', manager = ''] = place.split(' of ');
  return { id: `job_${id}`, title, role, hiring_manager: `u_${manager}` };
};
const person = (id: string, name: string, place: string) => {
  const [work = '', stage = ''] = place.split(': ');
  return { id: `c_${id}`, name, job_id: `job_${work}`, stage };
};
const template = (id: string) => ({ id, subject: id.replaceAll('_', ' ') });

export const sandboxes = {
  clinic: {
    now: '2026-06-01T08:30:00-05:00',
    timezone: 'America/Chicago',
    users: [
      user('rita', 'Rita Osei', 'recruiter'),
      user('dana', 'Dana Whitfield', 'hiring_manager'),
      user('paul', 'Paul Adeyemi', 'hiring_manager'),
    ],
    stages: ['Applied', 'Phone Screen', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'],
    jobs: [job('icu', 'ICU Nurse', 'nursing of dana'), job('lab', 'Lab Technician', 'lab of paul')],
    candidates: [
      person('priya', 'Priya Raman', 'icu: Applied'),
      person('tom', 'Thomas Bell', 'icu: Phone Screen'),
      person('maria', 'María Quintero', 'lab: Onsite Interview'),
      person('mark', 'Mark Olsen', 'lab: Applied'),
    ],
    calendar: [
      {
        id: 'm_rounds',
        user_id: 'u_dana',
        title: 'Rounds',
        start: '2026-06-02T15:00:00-05:00',
        end: '2026-06-02T16:00:00-05:00',
      },
    ],
    templates: [template('checking_in'), template('interview_prep')],
  },
  software: {
    now: '2026-03-05T14:10:00-08:00',
    timezone: 'America/Los_Angeles',
    users: [
      user('kai', 'Kai Nakamura', 'recruiter'),
      user('lena', 'Lena Fischer', 'hiring_manager'),
      user('omar', 'Omar Haddad', 'hiring_manager'),
    ],
    stages: ['New', 'Recruiter Call', 'Technical Interview', 'Final Round', 'Offer', 'Hired', 'Rejected'],
    jobs: [job('be', 'Backend Engineer', 'engineering of lena'), job('pd', 'Product Designer', 'design of omar')],
    candidates: [
      person('sarah1', 'Sarah Chen', 'be: New'),
      person('sarah2', 'Sarah Connor', 'pd: Recruiter Call'),
      person('jose', 'José Álvarez', 'be: Technical Interview'),
      person('wei', 'Wei Zhang', 'be: Final Round'),
      person('grace', 'Grace Okafor', 'pd: New'),
    ],
    calendar: [],
    templates: [template('gentle_nudge'), template('take_home')],
  },
  warehouse: {
    now: '2026-10-15T09:00:00-04:00',
    timezone: 'America/New_York',
    users: [user('bea', 'Beatrice Novak', 'recruiter'), user('gus', 'Gus Lindgren', 'hiring_manager')],
    stages: ['Applied', 'Screening', 'Interview', 'Background Check', 'Offer', 'Hired', 'Rejected'],
    jobs: [job('fork', 'Forklift Operator', 'logistics of gus'), job('disp', 'Dispatcher', 'operations of gus')],
    candidates: [
      person('will', 'Will Turner', 'fork: Applied'),
      person('ann', 'Ann Petersen', 'fork: Screening'),
      person('rob', 'Robert Nyong', 'disp: Interview'),
      person('liam', "Liam O'Brien", 'disp: Applied'),
    ],
    calendar: [
      {
        id: 'm_int',
        user_id: 'u_gus',
        title: 'Interview',
        start: '2026-10-16T10:00:00-04:00',
        end: '2026-10-16T10:30:00-04:00',
        candidate_id: 'c_rob',
      },
    ],
    templates: [template('shift_details'), template('still_interested')],
  },
  school: {
    now: '2026-08-12T10:45:00+01:00',
    timezone: 'Europe/London',
    users: [
      user('ivy', 'Ivy Marlowe', 'recruiter'),
      user('hugh', 'Hugh Bannister', 'hiring_manager'),
      user('sian', 'Siân Rees', 'hiring_manager'),
    ],
    stages: ['Applied', 'Shortlisted', 'Panel Interview', 'Offer', 'Hired', 'Rejected'],
    jobs: [job('math', 'Maths Teacher', 'teaching of hugh'), job('fin', 'Finance Officer', 'finance of sian')],
    candidates: [
      person('kate', 'Katherine Doyle', 'math: Applied'),
      person('dev', 'Dev Patel', 'math: Shortlisted'),
      person('oli', 'Oliver Shaw', 'fin: Panel Interview'),
    ],
    calendar: [],
    templates: [template('welcome_note')],
  },
  bank: {
    now: '2026-12-03T16:20:00-05:00',
    timezone: 'America/New_York',
    users: [
      user('max', 'Max Feldman', 'recruiter'),
      user('june', 'June Castellanos', 'hiring_manager'),
      user('ray', 'Raymond Tucker', 'hiring_manager'),
    ],
    stages: ['Applied', 'Phone Screen', 'Assessment', 'Onsite', 'Offer', 'Hired', 'Rejected'],
    jobs: [job('an', 'Risk Analyst', 'analytics of june'), job('ae', 'Account Executive', 'sales of ray')],
    candidates: [
      person('nina', 'Nina Kovač', 'an: Assessment'),
      person('ben', 'Benjamin Frost', 'an: Phone Screen'),
      person('ali', 'Alicia Romero', 'ae: Onsite'),
      person('lee', 'Lee Jung', 'ae: Applied'),
      person('leo', 'Leo Marsh', 'ae: Applied'),
    ],
    calendar: [
      {
        id: 'm_busy',
        user_id: 'u_june',
        title: 'Audit',
        start: '2026-12-04T09:00:00-05:00',
        end: '2026-12-04T12:00:00-05:00',
      },
    ],
    templates: [template('schedule_link'), template('thank_you')],
  },
  hotel: {
    now: '2026-04-20T11:00:00+02:00',
    timezone: 'Europe/Berlin',
    users: [user('jana', 'Jana Vogt', 'recruiter'), user('emil', 'Emil Brandt', 'hiring_manager')],
    stages: ['Applied', 'Trial Shift', 'Offer', 'Hired', 'Rejected'],
    jobs: [job('chef', 'Sous Chef', 'hospitality of emil'), job('desk', 'Receptionist', 'administration of emil')],
    candidates: [
      person('luc', 'Lucía Ferrer', 'chef: Applied'),
      person('sam', 'Samantha Reed', 'desk: Trial Shift'),
      person('jon', 'Jonathan Weiss', 'chef: Trial Shift'),
      person('amy', 'Amy Tran', 'desk: Applied'),
    ],
    calendar: [],
    templates: [template('trial_shift_info')],
  },
} satisfies Readonly<Record<string, Sandbox>>;
