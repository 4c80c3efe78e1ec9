// A bookbinder's office, whose calendar knows of candidates by its titles only.
import type { Sandbox } from '../../planner/office.ts';

const at = (day: string, time: string) => `2026-10-${day}T${time}:00+02:00`;
const user = (id: string, name: string, role: 'recruiter' | 'hiring_manager') => ({
  id: `u_${id}`,
  name,
  role,
});
const candidate = (id: string, name: string, [job, stage]: readonly [string, string]) => ({
  id: `c_${id}`,
  name,
  job_id: `job_${job}`,
  stage,
  last_contact_at: at('06', '10:00'),
});
const meeting = (
  id: string,
  [owner, title]: readonly [string, string],
  [day, from, to]: readonly [string, string, string],
) => ({
  id: `ev_${id}`,
  user_id: `u_${owner}`,
  title,
  start: at(day, from),
  end: at(day, to),
});
const job = (id: string, title: string, manager: string) => ({
  id: `job_${id}`,
  title,
  role: 'crafts',
  hiring_manager: `u_${manager}`,
  location: 'Zürich',
});

/** Monday, October 12, 2026, a quarter past eight. */
export const bindery: Sandbox = {
  now: at('12', '08:15'),
  timezone: 'Europe/Zurich',
  users: [
    user('wanda', 'Wanda Frei', 'recruiter'),
    user('lorenz', 'Lorenz Amrein', 'hiring_manager'),
    user('petra', 'Petra Steiner', 'hiring_manager'),
    user('quentin', 'Quentin Roux', 'hiring_manager'),
  ],
  stages: ['Applied', 'Phone Screen', 'Trial Day', 'Offer', 'Hired', 'Rejected'],
  jobs: [job('gild', 'Gilder', 'lorenz'), job('sew', 'Book Sewer', 'petra')],
  candidates: [
    candidate('runa', 'Runa Keller', ['gild', 'Phone Screen']),
    candidate('igor', 'Igor Senn', ['sew', 'Trial Day']),
    candidate('fiona', 'Fiona Blum', ['sew', 'Applied']),
    candidate('amrin', 'Amrin Das', ['gild', 'Applied']),
    candidate('summer', 'Summer Hale', ['gild', 'Applied']),
  ],
  calendar: [
    meeting('runa', ['lorenz', 'Interview: Runa Keller'], ['14', '14:00', '15:00']),
    meeting('igor', ['wanda', 'Call with Igor'], ['13', '11:00', '11:30']),
    meeting('demo', ['petra', 'Press demo'], ['14', '10:00', '11:00']),
    meeting('one', ['wanda', '1:1 with Quentin'], ['16', '09:00', '09:30']),
    meeting('party', ['quentin', 'Summer party'], ['15', '17:00', '20:00']),
    meeting('team', ['lorenz', 'Lorenz team day'], ['15', '09:00', '12:00']),
    meeting('busy', ['lorenz', 'Leather order'], ['12', '09:00', '10:30']),
  ],
  templates: [{ id: 'invite', subject: 'Your visit' }],
};
