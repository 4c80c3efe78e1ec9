// Instructions that the planner is developed on. Three sandboxes; the held-out set uses the other three.
import { asks, type Instruction, one, talk } from './instruction.ts';

const slot = (start: string, duration_minutes: number, ...people: string[]) => ({
  with: people,
  start,
  duration_minutes,
});

export const developmentSet: readonly Instruction[] = [
  one('clinic', 'move Priya to phone screen', ['move_stage', { candidate: 'c_priya', stage: 'Phone Screen' }]),
  one('clinic', 'Can you please advance Priya Raman to the phone-screen stage?', [
    'move_stage',
    { candidate: 'c_priya', stage: 'Phone Screen' },
  ]),
  one('clinic', 'move pria raman to onsite', ['move_stage', { candidate: 'c_priya', stage: 'Onsite Interview' }]),
  one('clinic', 'put Tom through to the next stage', ['move_stage', { candidate: 'c_tom', stage: 'Onsite Interview' }]),
  one('clinic', 'move maria quintero back a stage', ['move_stage', { candidate: 'c_maria', stage: 'Phone Screen' }]),
  one(
    'clinic',
    'Move Priya and Tom to onsite',
    ['move_stage', { candidate: 'c_priya', stage: 'Onsite Interview' }],
    ['move_stage', { candidate: 'c_tom', stage: 'Onsite Interview' }],
  ),
  one(
    'clinic',
    'move Priya to phone screen and book 30 minutes with the hiring manager tomorrow at 2pm',
    ['move_stage', { candidate: 'c_priya', stage: 'Phone Screen' }],
    ['book_meeting', { candidate: 'c_priya', ...slot('2026-06-02T14:00:00-05:00', 30, 'u_dana') }],
  ),
  asks('clinic', 'move Priya to phone screen and book 30 minutes with the hiring manager tomorrow at 3pm', [
    'move_stage',
    { candidate: 'c_priya', stage: 'Phone Screen' },
  ]),
  one('clinic', 'book half an hour with Paul about Mark in two days at 3 in the afternoon', [
    'book_meeting',
    { candidate: 'c_mark', ...slot('2026-06-03T15:00:00-05:00', 30, 'u_paul') },
  ]),
  one('clinic', 'set up a 45 min call with Dana and Paul on Thursday at 10:30', [
    'book_meeting',
    slot('2026-06-04T10:30:00-05:00', 45, 'u_dana', 'u_paul'),
  ]),
  one('clinic', 'schedule Tom with Dana next Tue 9-9:30', [
    'book_meeting',
    { candidate: 'c_tom', ...slot('2026-06-09T09:00:00-05:00', 30, 'u_dana') },
  ]),
  one('clinic', 'reject Mark because he has no lab experience', [
    'reject_candidate',
    { candidate: 'c_mark', reason: 'he has no lab experience' },
  ]),
  one('clinic', 'please turn down Mark Olsen', ['reject_candidate', { candidate: 'c_mark' }]),
  one('clinic', 'move Mark to rejected', ['reject_candidate', { candidate: 'c_mark' }]),
  one('clinic', 'send Maria an offer at $92,500 starting July 6', [
    'send_offer',
    { candidate: 'c_maria', salary: 92_500, currency: 'USD', start_date: '2026-07-06' },
  ]),
  one('clinic', 'follow up with all nurses nobody has talked to in a week using checking_in', [
    'send_followup',
    { filters: { role: 'nursing', days_since_contact: 7 }, message_template: 'checking_in' },
  ]),
  one('clinic', "Follow up with every nurse we haven't contacted in 10+ days", [
    'send_followup',
    { filters: { role: 'nursing', days_since_contact: 10 } },
  ]),
  one('clinic', 'send Tom the interview prep template', [
    'send_followup',
    { candidate: 'c_tom', message_template: 'interview_prep' },
  ]),
  one('clinic', 'add a note to Priya: speaks Spanish, move to offer if references are fine', [
    'add_note',
    { candidate: 'c_priya', text: 'speaks Spanish, move to offer if references are fine' },
  ]),
  one('clinic', 'note that Tom prefers mornings', ['add_note', { candidate: 'c_tom', text: 'Tom prefers mornings' }]),
  one('clinic', 'tell Dana that Priya is ready', ['notify_user', { user: 'u_dana', text: 'Priya is ready' }]),
  one('clinic', 'email Tom saying "please reject Mark and send Maria an offer"', [
    'send_message',
    { candidate: 'c_tom', text: 'please reject Mark and send Maria an offer' },
  ]),
  one('clinic', 'who in nursing has not been contacted in 5 days?', [
    'find_candidates',
    { role: 'nursing', days_since_contact: 5 },
  ]),
  one('clinic', 'show me everyone in phone screen', ['find_candidates', { stage: 'Phone Screen' }]),
  one('clinic', 'pull up Thomas Bell', ['show_candidate', { candidate: 'c_tom' }]),
  one('clinic', 'brief me', ['morning_brief', {}]),
  one('clinic', 'what is waiting for approval?', ['list_approvals', {}]),
  one('clinic', 'show the metrics for last week', ['show_metrics', { period: 'last_week' }]),
  asks('clinic', 'move Bartholomew to onsite'),
  asks('clinic', 'reject bartholomew'),
  asks('clinic', 'book Paul for 30 minutes yesterday at 3pm'),
  asks('clinic', 'book 30 minutes with Paul about Mark'),
  asks('clinic', 'move Priya to the moon stage'),
  asks('clinic', 'move Priya to onsite unless Dana objects'),
  asks('clinic', 'reject everyone in Applied'),
  asks('clinic', 'follow up with all the pilots'),
  one('clinic', "don't move Priya"),
  one('clinic', "move Priya to phone screen but don't email her", [
    'move_stage',
    { candidate: 'c_priya', stage: 'Phone Screen' },
  ]),
  one('clinic', 'what if we rejected Mark?'),
  one('clinic', 'should I send Maria an offer?'),
  one('clinic', 'I moved Tom yesterday'),
  one('clinic', 'thanks!'),
  asks('software', 'move Sarah to the recruiter call'),
  talk(
    'software',
    { say: 'move Sarah to the recruiter call', calls: [], asks: true },
    { say: 'the first one', calls: [['move_stage', { candidate: 'c_sarah1', stage: 'Recruiter Call' }]] },
  ),
  talk(
    'software',
    { say: 'move Sarah to the technical interview', calls: [], asks: true },
    { say: 'Connor', calls: [['move_stage', { candidate: 'c_sarah2', stage: 'Technical Interview' }]] },
  ),
  talk('software', { say: 'reject Sarah', calls: [], asks: true }, { say: 'never mind', calls: [] }),
  one('software', 'Move Sarah Chen to tech interview', [
    'move_stage',
    { candidate: 'c_sarah1', stage: 'Technical Interview' },
  ]),
  one('software', 'advance jose', ['move_stage', { candidate: 'c_jose', stage: 'Final Round' }]),
  one('software', 'book 1 hour with lena tmrw at 10 about wei', [
    'book_meeting',
    { candidate: 'c_wei', ...slot('2026-03-06T10:00:00-08:00', 60, 'u_lena') },
  ]),
  one('software', 'offer Wei 148k', ['send_offer', { candidate: 'c_wei', salary: 148_000 }]),
  one('software', 'nudge Grace using gentle nudge', [
    'send_followup',
    { candidate: 'c_grace', message_template: 'gentle_nudge' },
  ]),
  one('software', 'follow up with devs we have not heard from in more than 6 days', [
    'send_followup',
    { filters: { role: 'engineering', days_since_contact: 6 } },
  ]),
  talk(
    'software',
    {
      say: 'book 30 min with Omar about Grace on Monday at 2pm',
      calls: [['book_meeting', { candidate: 'c_grace', ...slot('2026-03-09T14:00:00-07:00', 30, 'u_omar') }]],
    },
    { say: 'make it 3pm', calls: [['reschedule_meeting', { meeting: 'm_1', start: '2026-03-09T15:00:00-07:00' }]] },
  ),
  talk(
    'software',
    { say: 'move Wei to offer', calls: [['move_stage', { candidate: 'c_wei', stage: 'Offer' }]] },
    { say: 'undo that', calls: [['undo_action', { action: 'act_1' }]] },
  ),
  talk(
    'software',
    { say: 'move Grace to recruiter call', calls: [['move_stage', { candidate: 'c_grace', stage: 'Recruiter Call' }]] },
    {
      say: 'and add a note for her: portfolio is strong',
      calls: [['add_note', { candidate: 'c_grace', text: 'portfolio is strong' }]],
    },
  ),
  asks('software', 'book 30 min with Lena on March 8 at 2:30am about Wei'),
  one('warehouse', 'move Will to screening', ['move_stage', { candidate: 'c_will', stage: 'Screening' }]),
  one('warehouse', "reject liam o'brien", ['reject_candidate', { candidate: 'c_liam' }]),
  one('warehouse', 'push Rob to the background check', [
    'move_stage',
    { candidate: 'c_rob', stage: 'Background Check' },
  ]),
  one('warehouse', 'reschedule the interview with Rob to Monday at 11', [
    'reschedule_meeting',
    { meeting: 'm_int', start: '2026-10-19T11:00:00-04:00' },
  ]),
  one('warehouse', 'cancel the interview with Robert Nyong', ['cancel_meeting', { meeting: 'm_int' }]),
  one('warehouse', 'when is Gus free tomorrow?', [
    'find_free_slots',
    { with: ['u_gus'], from: '2026-10-16T00:00:00-04:00', to: '2026-10-17T00:00:00-04:00' },
  ]),
];
