// A sandbox file of a group of eye clinics in Colorado on Wednesday 9 September 2026: two Marias, two Kevins, nicknames,
// seven open requisitions, 28 people in the pipeline (more than may be mailed at once unasked), interviews and five templates.
const here = (wall: string) => `${wall}:00-06:00`;

const zone = 'America/Denver';

const users = [
  ['paige', 'Paige Holloway', 'recruiter'],
  ['arturo', 'Arturo Benítez', 'recruiter'],
  ['lena', 'Lena Whitfield', 'hiring_manager'],
  ['joel', 'Joel Amsden', 'hiring_manager'],
  ['sunita', 'Sunita Rao', 'hiring_manager'],
  ['greg', 'Greg Tillman', 'hiring_manager'],
  ['beth', 'Bethany Crowe', 'admin'],
  ['howard', 'Howard Chen', 'compliance'],
] as const;

const jobs = [
  ['tech', 'Ophthalmic Technician', 'clinical', 'lena', 'Denver, CO', '$44,000-$56,000', 'open'],
  ['scribe', 'Clinical Scribe', 'clinical', 'lena', 'Denver, CO', '$36,000-$42,000', 'open'],
  ['od', 'Optometrist', 'optometry', 'lena', 'Boulder, CO', '$125,000-$150,000', 'open'],
  ['optician', 'Dispensing Optician', 'optical', 'joel', 'Denver, CO', '$46,000-$58,000', 'open'],
  ['desk', 'Front Desk Coordinator', 'administration', 'sunita', 'Aurora, CO', '$38,000-$44,000', 'open'],
  ['billing', 'Medical Billing Specialist', 'finance', 'sunita', 'Aurora, CO', '$45,000-$54,000', 'open'],
  ['rn', 'Surgery Center Nurse', 'nursing', 'greg', 'Fort Collins, CO', '$78,000-$92,000', 'open'],
  ['edger', 'Lens Lab Operator', 'optical', 'joel', 'Denver, CO', '$38,000-$45,000', 'closed'],
] as const;

/** With the day on which somebody last spoke to them. */
const candidates = [
  ['msantos', 'Maria Santos', 'tech', 'Phone Screen', '09-07'],
  ['mkowalski', 'Maria Kowalski', 'desk', 'Applied', '09-03'],
  ['thomas', 'Thomas Becker', 'tech', 'Applied', '09-08'],
  ['kim', 'Kim Soto', 'tech', 'Phone Screen', '09-04'],
  ['denise', 'Denise Fowler', 'tech', 'Onsite Interview', '09-08'],
  ['jamal', 'Jamal Whitaker', 'tech', 'Skills Check', '09-01'],
  ['dana', 'Dana Rourke', 'tech', 'Reference Check', '09-07'],
  ['victor', 'Victor Ramos', 'tech', 'Hired', '09-01'],
  ['ellie', 'Eleanor Vance', 'scribe', 'Applied', '09-08'],
  ['raj', 'Rajesh Iyer', 'scribe', 'Phone Screen', '09-05'],
  ['sofia', 'Sofía Marin', 'scribe', 'Skills Check', '09-08'],
  ['aisha', 'Aisha Farah', 'od', 'Onsite Interview', '09-07'],
  ['grant', 'Grant Mercer', 'od', 'Phone Screen', '08-30'],
  ['helena', 'Helena Kovařík', 'od', 'Applied', '09-05'],
  ['peter', 'Peter Lund', 'od', 'Reference Check', '09-08'],
  ['kdoyle', 'Kevin Doyle', 'optician', 'Applied', '09-06'],
  ['ruben', 'Rubén Ortega', 'optician', 'Onsite Interview', '09-08'],
  ['tasha', 'Natasha Bloom', 'optician', 'Phone Screen', '09-02'],
  ['leah', 'Leah Goldman', 'optician', 'Offer', '09-08'],
  ['olivia', 'Olivia Park', 'desk', 'Phone Screen', '09-08'],
  ['derek', 'Derek Stone', 'desk', 'Onsite Interview', '09-07'],
  ['wendy', 'Wendy Ames', 'desk', 'Applied', '09-01'],
  ['nina', 'Nina Castle', 'desk', 'Rejected', '08-28'],
  ['philip', 'Philip Osei', 'billing', 'Applied', '09-04'],
  ['carla', 'Carla Jensen', 'billing', 'Phone Screen', '09-08'],
  ['irene', 'Irene Petrov', 'billing', 'Reference Check', '09-07'],
  ['knguyen', 'Kevin Nguyen', 'rn', 'Phone Screen', '09-08'],
  ['brett', 'Brett Sandoval', 'rn', 'Onsite Interview', '09-06'],
  ['monique', 'Monique Dufour', 'rn', 'Reference Check', '09-08'],
  ['yuki', 'Yuki Tanaka', 'rn', 'Applied', '08-31'],
] as const;

const calendar = [
  ['physicians', 'lena', [], null, 'Physicians’ meeting', '09T12:00', '09T13:00'],
  ['board', 'beth', [], null, 'Board preparation', '09T14:00', '09T15:00'],
  ['olivia', 'sunita', [], 'olivia', 'Phone screen: Olivia Park', '09T15:30', '09T16:00'],
  ['denise', 'lena', [], 'denise', 'Onsite interview: Denise Fowler', '10T10:00', '10T11:00'],
  ['frames', 'joel', [], null, 'Frame vendor visit', '10T13:00', '10T14:00'],
  ['payroll', 'sunita', [], null, 'Payroll run', '10T14:00', '10T16:00'],
  ['theatre', 'greg', [], null, 'Operating room block', '11T08:00', '11T12:00'],
  ['ruben', 'joel', [], 'ruben', 'Onsite interview: Rubén Ortega', '11T09:00', '11T10:00'],
  ['derek', 'sunita', ['u_beth'], 'derek', 'Onsite interview: Derek Stone', '14T11:00', '14T12:00'],
  ['brett', 'greg', [], 'brett', 'Onsite interview: Brett Sandoval', '14T14:00', '14T15:00'],
  ['aisha', 'lena', ['u_beth'], 'aisha', 'Onsite interview: Aisha Farah', '15T09:00', '15T10:00'],
] as const;

const templates = [
  ['still_interested', 'Still interested, {{candidate.first_name}}?', 'is the {{job.title}} job still of interest?'],
  ['screen_invite', 'A short call about {{job.title}}', 'we would like to talk to you for half an hour.'],
  ['onsite_invite', 'Your visit to our clinic', 'we would like you to meet the {{job.title}} team.'],
  ['reference_request', 'Two references, please', 'could you send us the names of two references?'],
  ['kind_no', 'Your application for {{job.title}}', 'thank you for your time. We go on with others.'],
] as const;

export const clinics = {
  now: here('2026-09-09T08:50'),
  timezone: zone,
  users: users.map(([id, name, role]) => ({ id: `u_${id}`, name, email: `${id}@clinics.test`, role })),
  stages: [
    'Applied',
    'Phone Screen',
    'Skills Check',
    'Onsite Interview',
    'Reference Check',
    'Offer',
    'Hired',
    'Rejected',
  ],
  jobs: jobs.map(([id, title, role, manager, location, range, status]) => ({
    id: `job_${id}`,
    title,
    role,
    job_family: role,
    hiring_manager: `u_${manager}`,
    location,
    salary_range: range,
    status,
    description: `${title} in an eye clinic.`,
  })),
  candidates: candidates.map(([id, name, job, stage, contacted], index) => ({
    id: `c_${id}`,
    name,
    email: `${id}@people.test`,
    job_id: `job_${job}`,
    stage,
    applied_at: here('2026-08-20T10:00'),
    last_contact_at: here(`2026-${contacted}T08:00`),
    signals: { experience_months: 12 + 5 * index, assessment_score: 60 + index, interview_rating: 3.5 },
  })),
  calendar: calendar.map(([id, owner, others, candidate, title, start, end]) => ({
    id: `m_${id}`,
    user_id: `u_${owner}`,
    with: others,
    ...(candidate === null ? {} : { candidate_id: `c_${candidate}` }),
    title,
    start: here(`2026-09-${start}`),
    end: here(`2026-09-${end}`),
  })),
  templates: templates.map(([id, subject, body]) => ({ id, subject, body: `Hi {{candidate.first_name}}, ${body}` })),
};
