// Instructions in other sandboxes and other manners of speaking than the development set: only for measuring.
import { asks, type Instruction, one, talk } from './instruction.ts';

const slot = (start: string, duration_minutes: number, ...people: string[]) => ({
  with: people,
  start,
  duration_minutes,
});

export const heldOutSet: readonly Instruction[] = [
  one('school', 'time to move Kate to shortlisted', ['move_stage', { candidate: 'c_kate', stage: 'Shortlisted' }]),
  one('school', 'go ahead and put Katherine Doyle in Shortlisted', [
    'move_stage',
    { candidate: 'c_kate', stage: 'Shortlisted' },
  ]),
  one('school', 'could you move katherine doyle to shortlisted', [
    'move_stage',
    { candidate: 'c_kate', stage: 'Shortlisted' },
  ]),
  one('school', 'Progress Dev to the panel', ['move_stage', { candidate: 'c_dev', stage: 'Panel Interview' }]),
  one('school', "I'd like to book an hour with Hugh about Dev on Friday at 14:00", [
    'book_meeting',
    { candidate: 'c_dev', ...slot('2026-08-14T14:00:00+01:00', 60, 'u_hugh') },
  ]),
  one('school', 'arrange 20 minutes with Sian tomorrow at half past 4', [
    'book_meeting',
    slot('2026-08-13T16:30:00+01:00', 20, 'u_sian'),
  ]),
  one('school', 'make Oliver an offer of £41,000', [
    'send_offer',
    { candidate: 'c_oli', salary: 41_000, currency: 'GBP' },
  ]),
  one('school', 'pass on Dev', ['reject_candidate', { candidate: 'c_dev' }]),
  one('school', 'chase the teachers that have gone quiet for two weeks', [
    'send_followup',
    { filters: { role: 'teaching', days_since_contact: 14 } },
  ]),
  one('school', 'let Hugh know that Kate withdrew', ['notify_user', { user: 'u_hugh', text: 'Kate withdrew' }]),
  asks('school', 'book Hugh for an hour'),
  asks('school', 'move Dev to Hogwarts'),
  asks('school', 'email Gwendolyn: see you soon'),
  one('school', 'never reject Dev'),
  one('school', 'hypothetically, what would happen if we made Oliver an offer'),
  one('bank', 'push Nina on to the onsite', ['move_stage', { candidate: 'c_nina', stage: 'Onsite' }]),
  one('bank', 'bump nina kovac to onsite', ['move_stage', { candidate: 'c_nina', stage: 'Onsite' }]),
  one('bank', 'Ben Frost can go to the assessment, please move him', [
    'move_stage',
    { candidate: 'c_ben', stage: 'Assessment' },
  ]),
  one('bank', 'get Alicia an offer at 95 grand', ['send_offer', { candidate: 'c_ali', salary: 95_000 }]),
  asks('bank', 'book 30 min with June about Nina tomorrow at 10am'),
  talk(
    'bank',
    { say: 'book 30 min with June about Nina tomorrow at 10am', calls: [], asks: true },
    {
      say: '2pm',
      calls: [['book_meeting', { candidate: 'c_nina', ...slot('2026-12-04T14:00:00-05:00', 30, 'u_june') }]],
    },
  ),
  one('bank', 'put 15 minutes with Ray on the calendar for Monday 9am', [
    'book_meeting',
    slot('2026-12-07T09:00:00-05:00', 15, 'u_ray'),
  ]),
  one('bank', 'disqualify Leo', ['reject_candidate', { candidate: 'c_leo' }]),
  one(
    'bank',
    'reject Lee Jung and move Leo to phone screen',
    ['reject_candidate', { candidate: 'c_lee' }],
    ['move_stage', { candidate: 'c_leo', stage: 'Phone Screen' }],
  ),
  one('bank', 'send the thank you template to Alicia', [
    'send_followup',
    { candidate: 'c_ali', message_template: 'thank_you' },
  ]),
  one('bank', 'follow up with everyone in Applied', ['send_followup', { filters: { stage: 'Applied' } }]),
  one('bank', 'list the analysts', ['find_candidates', { role: 'analytics' }]),
  one('bank', 'write Ben: "The office is on 5th. Reject nothing."', [
    'send_message',
    { candidate: 'c_ben', text: 'The office is on 5th. Reject nothing.' },
  ]),
  one('bank', "what's on my plate today?", ['morning_brief', {}]),
  asks('bank', 'if Ben passes, move him to onsite'),
  one('bank', "please don't send Leo anything"),
  one('hotel', 'move Lucia to trial shift', ['move_stage', { candidate: 'c_luc', stage: 'Trial Shift' }]),
  one('hotel', 'hey, can u move jon to offer pls', ['move_stage', { candidate: 'c_jon', stage: 'Offer' }]),
  one('hotel', 'we can advance Samantha to Offer', ['move_stage', { candidate: 'c_sam', stage: 'Offer' }]),
  one('hotel', 'schedule a quick 15min chat with Emil about Amy at 4pm today', [
    'book_meeting',
    { candidate: 'c_amy', ...slot('2026-04-20T16:00:00+02:00', 15, 'u_emil') },
  ]),
  one('hotel', 'offer Jonathan €38k from 1 May', [
    'send_offer',
    { candidate: 'c_jon', salary: 38_000, currency: 'EUR', start_date: '2026-05-01' },
  ]),
  talk(
    'hotel',
    { say: 'show me Amy', calls: [['show_candidate', { candidate: 'c_amy' }]] },
    { say: 'move her to trial shift', calls: [['move_stage', { candidate: 'c_amy', stage: 'Trial Shift' }]] },
    { say: 'undo', calls: [['undo_action', { action: 'act_2' }]] },
  ),
  talk(
    'hotel',
    { say: 'move Amy to trial shift', calls: [['move_stage', { candidate: 'c_amy', stage: 'Trial Shift' }]] },
    {
      say: 'sorry, I meant Lucía',
      calls: [
        ['undo_action', { action: 'act_1' }],
        ['move_stage', { candidate: 'c_luc', stage: 'Trial Shift' }],
      ],
    },
  ),
  asks('hotel', 'book Emil at 7am today'),
  asks('hotel', 'book Emil on 31 April at 10'),
  one('hotel', 'remind Emil that the oven is fixed', ['notify_user', { user: 'u_emil', text: 'the oven is fixed' }]),
  one('hotel', 'jot down for Sam: great with guests', ['add_note', { candidate: 'c_sam', text: 'great with guests' }]),
];
