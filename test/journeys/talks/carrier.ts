// A sandbox file of a parcel and freight carrier in Rotterdam (a manager in London) on Tuesday 9 March 2027: two Mariekes, an
// Ingrid among the candidates and one among the colleagues, eight requisitions, interviews of the week and four templates.
const zone = 'Europe/Amsterdam';

const here = (wall: string) => `${wall}:00+01:00`;

const users = [
  ['saskia', 'Saskia Vermeulen', 'recruiter'],
  ['tunde', 'Tunde Bakare', 'recruiter'],
  ['joost', 'Joost Hendriks', 'hiring_manager'],
  ['omar', 'Omar El Amrani', 'hiring_manager'],
  ['ingrid', 'Ingrid Solheim', 'hiring_manager'],
  ['gareth', 'Gareth Pugh', 'hiring_manager', 'Europe/London'],
  ['fatima', 'Fatima Ouali', 'hiring_manager'],
  ['beatrix', 'Beatrix Lang', 'admin'],
] as const;

const jobs = [
  ['van', 'Van Driver, Rotterdam', 'driving', 'joost', '€31,000-€35,000', 'open'],
  ['hgv', 'HGV Driver, Night Linehaul', 'driving', 'joost', '€38,000-€44,000', 'open'],
  ['disp', 'Dispatch Planner', 'dispatch', 'ingrid', '€36,000-€42,000', 'open'],
  ['depot', 'Depot Manager, Utrecht', 'operations', 'ingrid', '€58,000-€68,000', 'open'],
  ['data', 'Data Analyst', 'analytics', 'omar', '€52,000-€61,000', 'open'],
  ['nurse', 'Occupational Health Nurse', 'nursing', 'fatima', '€44,000-€50,000', 'open'],
  ['customs', 'Customs Declarant', 'customs', 'gareth', '€40,000-€47,000', 'open'],
  ['sort', 'Parcel Sorter, Nights', 'warehouse', 'joost', '€27,000-€29,000', 'closed'],
] as const;

/** With the day on which somebody last spoke to them, longest ago first. */
const candidates = [
  ['gijs', 'Gijs Mulder', 'sort', 'Hired', '02-20'],
  ['paola', 'Paola Ricci', 'customs', 'Rejected', '02-22'],
  ['dmitri', 'Dmitri Volkov', 'hgv', 'Applied', '02-24'],
  ['rafael', 'Rafael Pinto', 'hgv', 'Screening', '02-26'],
  ['bo', 'Bo Lindqvist', 'van', 'Applied', '03-01'],
  ['smit', 'Marieke Smit', 'nurse', 'Applied', '03-02'],
  ['stefan', 'Stefan Brandt', 'depot', 'Interview', '03-02'],
  ['agnes', 'Agnieszka Wrona', 'nurse', 'Screening', '03-03'],
  ['sofie', 'Sofie Claes', 'disp', 'Applied', '03-03'],
  ['yusuf', 'Yusuf Demir', 'hgv', 'Interview', '03-04'],
  ['mei', 'Mei Tanaka', 'data', 'Screening', '03-04'],
  ['piet', 'Piet Zandstra', 'van', 'Screening', '03-05'],
  ['callum', 'Callum Reid', 'customs', 'Interview', '03-05'],
  ['viktor', 'Viktor Novák', 'data', 'Applied', '03-05'],
  ['aoife', 'Aoife Brennan', 'customs', 'Applied', '03-06'],
  ['jeroen', 'Jeroen Kuipers', 'depot', 'Screening', '03-06'],
  ['dekker', 'Ingrid Dekker', 'disp', 'Screening', '03-07'],
  ['noor', 'Noor Haddad', 'depot', 'Depot Day', '03-07'],
  ['kofi', 'Kofi Asante', 'van', 'Applied', '03-07'],
  ['lena', 'Lena Horvat', 'data', 'Interview', '03-08'],
  ['berg', 'Marieke van den Berg', 'disp', 'Interview', '03-08'],
  ['chioma', 'Chioma Eze', 'data', 'Depot Day', '03-08'],
  ['hanneke', 'Hanneke Bos', 'nurse', 'Interview', '03-08'],
  ['tariq', 'Tariq Mahmood', 'van', 'Interview', '03-08'],
  ['luuk', 'Luuk Postma', 'van', 'Offer', '03-08'],
  ['esther', 'Esther Adeyemi', 'nurse', 'Depot Day', '03-08'],
] as const;

const calendar = [
  ['handover', 'joost', [], null, 'Shift handover', '09T14:00', '09T15:00'],
  ['hanneke', 'fatima', ['u_saskia'], 'c_hanneke', 'Interview: Hanneke Bos', '09T15:30', '09T16:15'],
  ['clinic', 'fatima', [], null, 'Clinic round', '10T09:00', '10T12:00'],
  ['tariq', 'joost', [], 'c_tariq', 'Interview: Tariq Mahmood', '10T10:00', '10T10:30'],
  ['lena', 'omar', [], 'c_lena', 'Interview: Lena Horvat', '10T11:00', '10T11:45'],
  ['callum', 'gareth', [], 'c_callum', 'Interview: Callum Reid', '10T15:00', '10T15:30'],
  ['sprint', 'omar', [], null, 'Sprint review', '11T10:00', '11T11:30'],
  ['stefan', 'ingrid', ['u_joost'], 'c_stefan', 'Interview: Stefan Brandt', '11T13:00', '11T14:00'],
  ['noor', 'ingrid', ['u_beatrix'], 'c_noor', 'Depot day: Noor Haddad', '12T10:00', '12T12:00'],
  ['board', 'beatrix', [], null, 'Board', '15T09:00', '15T10:30'],
] as const;

const templates = [
  ['still_keen', 'Are you still keen, {{candidate.first_name}}?', 'are you still keen on the {{job.title}} role?'],
  ['papers', 'A copy of your papers, please', 'could you send us a copy of your licence and papers?'],
  ['depot_day', 'Your day at the depot', 'we would like to show you the depot before we decide on {{job.title}}.'],
  ['no_thanks', 'Your application for {{job.title}}', 'thank you for your time. We go on with others.'],
] as const;

export const carrier = {
  now: here('2027-03-09T08:40'),
  timezone: zone,
  users: users.map(([id, name, role, timezone]) => ({
    id: `u_${id}`,
    name,
    email: `${id}@carrier.test`,
    role,
    ...(timezone === undefined ? {} : { timezone }),
  })),
  stages: ['Applied', 'Screening', 'Interview', 'Depot Day', 'Offer', 'Hired', 'Rejected'],
  jobs: jobs.map(([id, title, role, manager, range, status]) => ({
    id: `job_${id}`,
    title,
    role,
    job_family: role,
    hiring_manager: `u_${manager}`,
    location: 'Rotterdam',
    salary_range: range,
    status,
    description: '',
  })),
  candidates: candidates.map(([id, name, job, stage, contacted], index) => ({
    id: `c_${id}`,
    name,
    email: `${id}@people.test`,
    job_id: `job_${job}`,
    stage,
    applied_at: here('2027-02-15T10:00'),
    last_contact_at: here(`2027-${contacted}T08:00`),
    signals: { experience_months: 12 + 5 * index, assessment_score: 60 + index, interview_rating: 3.5 },
  })),
  calendar: calendar.map(([id, owner, others, candidate, title, start, end]) => ({
    id: `m_${id}`,
    user_id: `u_${owner}`,
    with: others,
    ...(candidate === null ? {} : { candidate_id: candidate }),
    title,
    start: here(`2027-03-${start}`),
    end: here(`2027-03-${end}`),
  })),
  templates: templates.map(([id, subject, body]) => ({ id, subject, body: `Hi {{candidate.first_name}}, ${body}` })),
};
