// Tenth further batch: plain everyday wording over all tools, polite, terse and in between, at an insurer and a furniture shop.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
  log,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../calls.ts';
import type { Exchange, WantedCall } from '../../instruction.ts';
import { organisation } from '../../organisation.ts';
import { asking, calling, does, inStyle, orElse } from '../../says.ts';

const insurer = organisation({
  zone: 'America/Phoenix',
  users: [
    'corinne: Corinne Halloway, recruiter',
    'ted: Theodore Bascombe, hiring_manager',
    'nadia: Nadia Farouk, hiring_manager',
    'walt: Walter Ingersoll, admin',
  ],
  stages: ['Applied', 'Phone Screen', 'Skills Test', 'Onsite Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'adj: Claims Adjuster, claims, ted',
    'uw: Underwriter, underwriting, nadia',
    'csr: Customer Service Rep, customer service, ted',
    'act: Actuarial Analyst, underwriting, nadia',
  ],
  people: [
    'jasmine: Jasmine Okonkwo, adj, Phone Screen, 3',
    'peter: Peter Vandermeer, uw, Onsite Interview, 2',
    'rosie: Rosalie Thibodeaux, csr, Applied, 8',
    'hassan: Hassan Belkacem, act, Skills Test, 1',
    'lily1: Lily Tran-Huynh, csr, Phone Screen, 6',
    'lily2: Lily Ostrander, uw, Applied, 4',
    'marcus: Marcus Delacroix-Boyd, adj, Applied, 12',
    'gwen: Gwendolyn Pryce, act, Onsite Interview, 5',
    'arturo: Arturo Villaseñor, adj, Skills Test, 9',
    'noelle: Noelle Fitzsimmons, uw, Offer, 1',
    'derek: Derek Stavropoulos, csr, Applied, 2',
  ],
  templates: ['interview_confirmation', 'checking_in', 'not_moving_forward'],
});

const furniture = organisation({
  zone: 'Europe/London',
  users: [
    'bryony: Bryony Castle, recruiter',
    'alistair: Alistair Munro, hiring_manager',
    'shreya: Shreya Banerjee, hiring_manager',
    'colin: Colin Ashdown, hiring_manager',
  ],
  stages: ['New', 'Screening Call', 'Store Visit', 'Final Interview', 'Offer', 'Hired', 'Rejected'],
  jobs: [
    'sm: Store Manager, retail, alistair',
    'sa: Sales Assistant, retail, alistair',
    'wh: Warehouse Operative, logistics, colin',
    'buy: Junior Buyer, buying, shreya',
  ],
  people: [
    'tamsin: Tamsin Pellow, sa, New, 3',
    'ollie: Oliver Trevanion, wh, Screening Call, 5',
    'fatima: Fatima Zahir, buy, Store Visit, 2',
    'george1: George Whitcombe, sm, Final Interview, 1',
    'george2: George Papadakis, wh, New, 9',
    'hetty: Henrietta Vaughan-Price, sm, Screening Call, 7',
    'kwame: Kwame Boadu, sa, Store Visit, 4',
    'iris: Iris Llewellyn-Cole, buy, New, 14',
    'niall: Niall Gallagher-Reid, wh, New, 11',
    'sunny: Sunny Bhatti, sa, Offer, 2',
  ],
  templates: ['store_visit_details', 'any_questions', 'unsuccessful'],
});

export const sandboxes = {
  insurer_sep: insurer('2026-09-14T09:10', {
    calendar: [
      'pet: Onsite interview Peter, nadia, 2026-09-16T13:00, 60, peter',
      'tm: Team meeting, ted, 2026-09-15T09:00, 60',
      'cal: Calibration, nadia, 2026-09-17T15:00, 30',
      'gwe: Onsite interview Gwendolyn, nadia, 2026-09-18T10:00, 60, gwen',
      'has: Debrief Hassan, walt, 2026-09-15T14:00, 30, hassan',
    ],
  }),
  furniture_jan: furniture('2027-01-20T13:40', {
    calendar: [
      'geo: Final interview George, alistair, 2027-01-22T11:00, 60, george1',
      'stock: Stocktake, colin, 2027-01-21T08:00, 120',
      'rng: Range review, shreya, 2027-01-21T14:00, 60',
      'kw: Store visit Kwame, alistair, 2027-01-25T10:00, 90, kwame',
    ],
  }),
};

// Tools that have no short form in calls.ts.
const score = (id: string): WantedCall => ['score_candidate', { candidate: `c_${id}` }];
const translate = (code: string, more: { branch?: string; include_resume_translation?: boolean } = {}): WantedCall => [
  'translate_mos',
  { mos_code: code, ...more },
];
const start = (id: string, sequence?: string): WantedCall => [
  'start_sequence',
  { candidate: `c_${id}`, ...(sequence === undefined ? {} : { sequence }) },
];
const stop = (id: string, sequence?: string): WantedCall => [
  'stop_sequence',
  { candidate: `c_${id}`, ...(sequence === undefined ? {} : { sequence }) },
];
const withdraw = (id: string): WantedCall => ['withdraw_offer', { candidate: `c_${id}` }];
const health: WantedCall = ['integration_health', {}];
const run = (integration: string): WantedCall => ['run_sync', { integration }];
/** An integration may be called as it was said, in any of these ways. */
const runs = (say: string, ...[name, ...others]: readonly [string, ...string[]]): Exchange => {
  return orElse(does(say, run(name)), ...others.map((other) => calling(run(other))));
};

const inStyleHere = inStyle<keyof typeof sandboxes>;

const polite = inStyleHere('fresh10 polite', {
  insurer_sep: [
    does('Can you move Jasmine to the skills test, please?', move('jasmine', 'Skills Test')),
    does('Could you please move Arturo Villaseñor on to the onsite interview?', move('arturo', 'Onsite Interview')),
    does('Please mark Noelle as hired, she signed this morning.', move('noelle', 'Hired')),
    does('Could you show me Hassan’s profile, please?', show('hassan')),
    does('Can you pull up Gwendolyn Pryce for me?', show('gwen')),
    does('Can you list everyone who is in the skills test right now?', find({ stage: 'Skills Test' })),
    does(
      'Could you find all the customer service candidates who are still in Applied?',
      find({ role: 'customer service', stage: 'Applied' }),
    ),
    does(
      'Please reject Derek, he doesn’t have any phone experience.',
      reject('derek', { reason: 'he doesn’t have any phone experience' }),
    ),
    does(
      'Could you reject Marcus Delacroix-Boyd and send him the not moving forward email, please?',
      reject('marcus', { message_template: 'not_moving_forward' }),
    ),
    does('Could you please send Peter an offer for $95,000?', offer('peter', { salary: 95_000 })),
    does(
      'I’d like to make Gwendolyn an offer: $88,000, starting October 5.',
      offer('gwen', { salary: 88_000, start_date: '2026-10-05' }),
    ),
    does(
      'Can you book 30 minutes with Ted and Jasmine tomorrow at 11am?',
      book('2026-09-15T11:00', 30, 'ted', { about: 'jasmine' }),
    ),
    does(
      'Could you set up a one-hour interview with Nadia for Hassan on Thursday at 10?',
      book('2026-09-17T10:00', 60, 'nadia', { about: 'hassan' }),
    ),
    does('Please move Peter’s onsite interview to Thursday at 1pm.', reschedule('pet', '2026-09-17T13:00')),
    does('Could you push the calibration back by half an hour?', reschedule('cal', '2026-09-17T15:30')),
    does('Could you cancel Ted’s team meeting tomorrow, please?', cancel('tm')),
    does('Can you please cancel the onsite with Gwendolyn? She is ill.', cancel('gwe', 'she is ill')),
    does('When is Nadia free on Wednesday?', free('nadia', '2026-09-16', '2026-09-17')),
    does(
      'Could you find a time on Thursday when Ted and Walter are both free for an hour?',
      free('ted walt', '2026-09-17', '2026-09-18', 60),
    ),
    does('Could you send Rosalie the checking in email?', followUp('rosie', 'checking_in')),
    does('Could you send Peter the interview confirmation, please?', followUp('peter', 'interview_confirmation')),
    does(
      'Please follow up with everyone in Applied we haven’t contacted in a week.',
      followUpAll({ stage: 'Applied', days_since_contact: 7 }),
    ),
    does(
      'Could you email Hassan that his test results are in?',
      message('hassan', 'his test results are in|your test results are in'),
    ),
    does(
      'Please tell Arturo that parking is behind the building.',
      message('arturo', 'parking is behind the building'),
    ),
    does(
      'Please add a note for Lily Ostrander that she prefers mornings.',
      note('lily2', 'she prefers mornings|prefers mornings|Lily Ostrander prefers mornings'),
    ),
    does('Could you let Nadia know that Peter is running late?', tell('nadia', 'Peter is running late')),
    does(
      'Can you tell Walter that the background check vendor called?',
      tell('walt', 'the background check vendor called'),
    ),
    does('Could you tell me how likely Peter is to stay with us?', score('peter')),
    does('Can you run the retention score for Gwendolyn, please?', score('gwen')),
    does('Could you tell me what Army MOS 68W means in civilian terms?', translate('68W', { branch: 'Army' })),
    does('Can you start the candidate at risk sequence for Marcus?', start('marcus', 'candidate-at-risk')),
    does('Could you stop the sequence for Arturo, please?', stop('arturo')),
    does('Could I see my brief for today, please?', brief()),
    does('Could you show me the numbers for last month?', metrics('last_month')),
    does('Is there anything waiting for my approval?', approvals()),
    does('Could you show me what was done yesterday?', log('yesterday')),
    does('Could you check whether all our integrations are working?', health),
    runs('Could you please run the Greenhouse sync?', 'Greenhouse', 'greenhouse', 'Greenhouse sync'),
    [does('Can you please reject Derek?', reject('derek')), does('Yes, please approve that.', approve(1))],
    [
      does('Please send Peter an offer at $97,500.', offer('peter', { salary: 97_500 })),
      does('Sorry, please decline that one, the budget isn’t signed.', decline(1)),
    ],
    [
      does('Can you move Rosalie to Phone Screen?', move('rosie', 'Phone Screen')),
      does('Could you undo that, please?', undo(1)),
    ],
  ],
});

const plain = inStyleHere('fresh10 plain', {
  furniture_jan: [
    does('Let’s move Tamsin to the screening call.', move('tamsin', 'Screening Call')),
    does('I need Henrietta moved to store visit.', move('hetty', 'Store Visit')),
    does('Fatima did really well, move her to the final interview.', move('fatima', 'Final Interview')),
    does('Move George Papadakis to Screening Call.', move('george2', 'Screening Call')),
    does('Sunny accepted, so move him to Hired.', move('sunny', 'Hired')),
    does('What stage is Kwame in?', show('kwame')),
    does('I want to see Iris’s details.', show('iris')),
    orElse(does('Who do we have for the junior buyer role?', find({ job: 'buy' })), calling(find({ role: 'buying' }))),
    does('Show me all the new candidates.', find({ stage: 'New' })),
    does('Who haven’t we spoken to in the last 10 days?', find({ days_since_contact: 10 })),
    does('Which candidates are at risk?', find({ at_risk: true })),
    does(
      'I’d like to reject Niall, he’s not available for shifts.',
      reject('niall', { reason: 'he’s not available for shifts' }),
    ),
    does('Let’s reject Iris with the unsuccessful email.', reject('iris', { message_template: 'unsuccessful' })),
    does(
      'Let’s offer George Whitcombe £38,000 from 1 March.',
      offer('george1', { salary: 38_000, currency: 'GBP', start_date: '2027-03-01' }),
    ),
    does('I need to send Kwame an offer of £24,500.', offer('kwame', { salary: 24_500, currency: 'GBP' })),
    does('We need to withdraw the offer to Sunny.', withdraw('sunny')),
    does(
      'Book Shreya and Fatima for Friday at 2pm, 45 minutes.',
      book('2027-01-22T14:00', 45, 'shreya', { about: 'fatima' }),
    ),
    does(
      'I need a 30 minute call between Alistair and Henrietta tomorrow at 9:30.',
      book('2027-01-21T09:30', 30, 'alistair', { about: 'hetty' }),
    ),
    does(
      'Schedule an hour with Colin, Shreya and me on Monday at 3pm.',
      book('2027-01-25T15:00', 60, 'colin shreya bryony'),
    ),
    does('Let’s move George’s final interview to 2pm on Friday.', reschedule('geo', '2027-01-22T14:00')),
    does('Kwame can’t make 10 on Monday. Move his store visit to 1pm.', reschedule('kw', '2027-01-25T13:00')),
    does('We need to cancel tomorrow’s range review.', cancel('rng')),
    does('Cancel the store visit with Kwame, he found another job.', cancel('kw', 'he found another job')),
    does('I need to know when Alistair is free on Friday.', free('alistair', '2027-01-22', '2027-01-23')),
    does('Find me 45 minutes with Shreya tomorrow.', free('shreya', '2027-01-21', '2027-01-22', 45)),
    does('Send Kwame the store visit details.', followUp('kwame', 'store_visit_details')),
    does('I’d like to follow up with Oliver.', followUp('ollie')),
    does(
      'Send the any questions email to everyone in Store Visit.',
      followUpAll({ stage: 'Store Visit' }, 'any_questions'),
    ),
    does(
      'Let’s follow up with all logistics candidates who haven’t heard from us for 5 days.',
      followUpAll({ role: 'logistics', days_since_contact: 5 }),
    ),
    does(
      'Message Tamsin: are you free for a quick call tomorrow morning?',
      message('tamsin', 'are you free for a quick call tomorrow morning?'),
    ),
    does('Let Oliver know that we start at 8 on Saturdays.', message('ollie', 'we start at 8 on Saturdays')),
    does('Add a note to Fatima’s profile: speaks Arabic and French.', note('fatima', 'speaks Arabic and French')),
    does(
      'I’d like to note that Henrietta has a four week notice period.',
      note('hetty', 'Henrietta has a four week notice period|has a four week notice period|four week notice period'),
    ),
    does('Tell Colin the agency invoice has arrived.', tell('colin', 'the agency invoice has arrived')),
    does(
      'I need Alistair to know that Kwame asked about weekend pay.',
      tell('alistair', 'Kwame asked about weekend pay'),
    ),
    does('Will George Whitcombe stay if we hire him?', score('george1')),
    does('I want the retention prediction for Fatima.', score('fatima')),
    does('We have an applicant who was a Navy HM, what does that translate to?', translate('HM', { branch: 'Navy' })),
    does('What civilian jobs fit a Marine 0311?', translate('0311', { branch: 'Marines' })),
    does('Start the application received sequence for Tamsin.', start('tamsin', 'application-received')),
    does('Put Sunny on the offer extended sequence.', start('sunny', 'offer-extended')),
    does('I want to stop all sequences for Niall.', stop('niall')),
    does('Oliver replied, stop his follow-up sequence.', stop('ollie')),
    does('What do I need to do today?', brief()),
    does('Let’s see how many tasks we did this week.', metrics('this_week')),
    does('I’d like to see our numbers for last week.', metrics('last_week')),
    does('What’s waiting for approval?', approvals()),
    does('What did we do last week?', log('last_week')),
    does('I’d like to see all actions from today.', log('today')),
    does('Are any of our integrations failing?', health),
    runs('We need to run the payroll sync now.', 'payroll', 'payroll sync', 'Payroll'),
    runs('Let’s sync with BambooHR.', 'BambooHR', 'bamboohr'),
    [
      does('Offer George Whitcombe £37,000.', offer('george1', { salary: 37_000, currency: 'GBP' })),
      does('That’s fine, approve it.', approve(1)),
    ],
    [does('Reject Niall.', reject('niall')), does('I changed my mind, decline it.', decline(1))],
    [
      does('Tell Shreya the samples are here.', tell('shreya', 'the samples are here')),
      does('What’s waiting for approval right now?', approvals()),
    ],
    [
      does('Move Oliver to store visit.', move('ollie', 'Store Visit')),
      does('That was the wrong person, undo it.', undo(1)),
    ],
    [
      does('Add a note to Kwame: drives his own van.', note('kwame', 'drives his own van')),
      does('Take that note back, it’s wrong.', undo(1)),
    ],
  ],
});

const terse = inStyleHere('fresh10 terse', {
  insurer_sep: [
    does('hassan to onsite pls', move('hassan', 'Onsite Interview')),
    does('marcus phone screen', move('marcus', 'Phone Screen')),
    does('show rosalie', show('rosie')),
    does('status of arturo?', show('arturo')),
    does('who’s in onsite', find({ stage: 'Onsite Interview' })),
    does('underwriting candidates pls', find({ role: 'underwriting' })),
    does('reject lily ostrander', reject('lily2')),
    does('offer gwendolyn 90k', offer('gwen', { salary: 90_000 })),
    does('withdraw noelle’s offer pls', withdraw('noelle')),
    does('book walter + hassan wed 9am 30 min', book('2026-09-16T09:00', 30, 'walt', { about: 'hassan' })),
    does('need 15 min with ted re marcus, thu 4pm', book('2026-09-17T16:00', 15, 'ted', { about: 'marcus' })),
    does('move hassan debrief to 3pm tomorrow', reschedule('has', '2026-09-15T15:00')),
    does('cancel calibration thursday', cancel('cal')),
    does('ted free friday?', free('ted', '2026-09-18', '2026-09-19')),
    does('nadia + walter tomorrow, when free, 45 min', free('nadia walt', '2026-09-15', '2026-09-16', 45)),
    does('follow up w jasmine', followUp('jasmine')),
    does('checking in email to all claims candidates', followUpAll({ role: 'claims' }, 'checking_in')),
    does('msg derek: call me when you get a chance', message('derek', 'call me when you get a chance')),
    does('email lily tran-huynh: thanks for your time today', message('lily1', 'thanks for your time today')),
    does('note on peter: wants hybrid', note('peter', 'wants hybrid')),
    does('note marcus - available from november', note('marcus', 'available from november')),
    does('tell ted: need feedback on arturo by friday', tell('ted', 'need feedback on arturo by friday')),
    does('retention score noelle', score('noelle')),
    does('score hassan', score('hassan')),
    does('translate 25B', translate('25B')),
    orElse(
      does('mos 92Y with resume text pls', translate('92Y', { include_resume_translation: true })),
      calling(translate('92Y', { branch: 'Army', include_resume_translation: true })),
    ),
    does('3D0X2 air force, which of our jobs fit?', translate('3D0X2', { branch: 'Air Force' })),
    does('start interview scheduled sequence, peter', start('peter', 'interview-scheduled')),
    orElse(does('start follow up sequence for rosalie', start('rosie')), asking()),
    does('stop sequence jasmine', stop('jasmine')),
    does('stop the at risk sequence for marcus', stop('marcus', 'candidate-at-risk')),
    does('my day?', brief()),
    does('morning brief pls', brief()),
    does('todos for today', brief()),
    does('stats this month', metrics('this_month')),
    does('time saved last 30 days?', metrics('last_30_days')),
    does('pending approvals', approvals()),
    does('approvals?', approvals()),
    does('log today', log('today')),
    does('what changed this week', log('this_week')),
    does('integrations ok?', health),
    does('any sync errors?', health),
    does('integration status pls', health),
    runs('run greenhouse sync', 'greenhouse', 'Greenhouse', 'greenhouse sync'),
    runs('sync lever now', 'lever', 'Lever'),
    [does('reject marcus', reject('marcus')), does('approve', approve(1))],
    [does('offer peter 96k', offer('peter', { salary: 96_000 })), does('approved', approve(1))],
    [does('reject rosalie', reject('rosie')), does('no, decline', decline(1))],
    [does('offer gwendolyn 91k', offer('gwen', { salary: 91_000 })), does('decline that', decline(1))],
    [does('reject derek', reject('derek')), does('decline it pls, he called back', decline(1))],
    [
      does('reject marcus, no license', reject('marcus', { reason: 'no license' })),
      does('yes approve that', approve(1)),
    ],
    [does('jasmine to skills test', move('jasmine', 'Skills Test')), does('undo', undo(1))],
    [does('checking in to rosalie', followUp('rosie', 'checking_in')), does('undo that', undo(1))],
  ],
});

export const instructions = [...polite, ...plain, ...terse];
