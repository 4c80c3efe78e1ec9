// Fifty-second further batch: formal e-mail English with titles and surnames, full sentences and the passive voice.
import {
  approvals,
  book,
  brief,
  cancel,
  find,
  followUp,
  free,
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
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { decodes, health, runs, score, start } from '../rare-calls.ts';

export const formal = inStyle('fresh52-formal', {
  wholesaler_oct: [
    does('Kindly advance Ms Mashaba to the First Call stage.', move('tendai', 'First Call')),
    does(
      'I should be grateful if the interview with Mr Petrescu could be postponed until Wednesday at 2 p.m.',
      reschedule('stp', '2026-10-21T14:00'),
    ),
    orElse(
      does(
        'Please be informed that Ms Fallon-Shaw has withdrawn her application. Kindly close her file accordingly.',
        reject('bridget', { reason: 'has withdrawn her application' }),
      ),
      calling(reject('bridget')),
      calling(reject('bridget', { reason: 'Ms Fallon-Shaw has withdrawn her application' })),
      asking(),
    ),
    does(
      'Would you be so kind as to schedule a meeting of forty-five minutes between Dr Thakkar and Ms Osei-Bonsu on Thursday, 22 October, at 10.00?',
      book('2026-10-22T10:00', 45, 'farida', { about: 'arjun' }),
    ),
    does(
      'It would be appreciated if Mr Hartigan were sent the “shift pattern” document.',
      followUp('eoin', 'shift_pattern'),
    ),
    does(
      'Please note on the file of Ms Horvatova that her notice period amounts to six weeks.',
      note('ludmila', 'her notice period amounts to six weeks'),
    ),
    orElse(
      does(
        'I regret to say that we cannot proceed with Mr Boadu, as he lacks supervisory experience. Please reject his application and send him the regret letter.',
        reject('kwame', { reason: 'he lacks supervisory experience', message_template: 'regret' }),
      ),
      calling(reject('kwame', { reason: 'lacks supervisory experience', message_template: 'regret' })),
      calling(reject('kwame', { reason: 'he lacks supervisory experience' }), followUp('kwame', 'regret')),
    ),
    does(
      'Kindly inform Mr Mulvaney that the site day of Mr Ogunleye has been confirmed.',
      tell('declan', 'the site day of Mr Ogunleye has been confirmed'),
    ),
    does(
      'May I ask you to provide a list of all candidates presently at the Manager Interview stage?',
      find({ stage: 'Manager Interview' }),
    ),
    does(
      'Please cancel the interview with Ms Brannigan tomorrow and inform Ms Osei-Bonsu of the cancellation.',
      cancel('cao'),
      tell('farida', '*'),
    ),
    does(
      'Ms Figueiredo has convinced Mr Mulvaney; she is to be moved to Site Day, and the site day details are to be sent to her.',
      move('rosa', 'Site Day'),
      followUp('rosa', 'site_day_details'),
    ),
    does(
      'I should be obliged if you would ascertain when Mr Tighe and Ms Thiessen are both available on Friday for one hour.',
      free('lorcan ingeborg', '2026-10-23', '2026-10-24', 60),
    ),
    does(
      'Kindly extend an offer to Dr Thakkar at an annual salary of 82,000 euros, commencing on 4 January 2027.',
      offer('arjun', { salary: 82000, currency: 'EUR', start_date: '2027-01-04' }),
    ),
    does(
      'Would it be possible to have the site day of Mr Demirci brought forward to 7 a.m.?',
      reschedule('yus', '2026-10-21T07:00'),
    ),
    does(
      'Please see to it that Ms Constantin and Mr Lenihan, neither of whom has heard from us for over a week, receive the “still keen” message.',
      followUp('mirela', 'still_keen'),
      followUp('tadhg', 'still_keen'),
    ),
    does(
      'The following is to be entered in the file of Mr Petrescu: driving licence category C obtained in 2019.',
      note('stefan1', 'driving licence category C obtained in 2019'),
    ),
    does(
      'Kindly let Ms Delacroix-Roy know that her travel expenses will be reimbursed.',
      message('sabine', 'her travel expenses will be reimbursed|your travel expenses will be reimbursed'),
    ),
    asks('I should like to arrange a telephone conversation between Ms Corrigan and Mr Zielinski.'),
    asks('Please be so good as to move the candidate Stefan to Site Day.'),
    negated('Under no circumstances should Mr Lenihan be rejected before his documents have been examined.'),
    hypothetical('Should Ms Horvatova be unsuccessful on Thursday, would a letter be sent to her automatically?'),
    does('I should be grateful for an overview of the tasks that await me today.', brief()),
    does(
      'Kindly reschedule the interview of Ms Horvatova to Thursday at 2 p.m. and notify both her and Ms Thiessen of the new time.',
      reschedule('lud', '2026-10-22T14:00'),
      message('ludmila', '*'),
      tell('ingeborg', '*'),
    ),
    does(
      'Mr Hartigan is to be moved to the Manager Interview, and a meeting is to be arranged for him with Mr Tighe on Thursday at 9 a.m. for three quarters of an hour.',
      move('eoin', 'Manager Interview'),
      book('2026-10-22T09:00', 45, 'lorcan', { about: 'eoin' }),
    ),
    does('Could you kindly tell me how Ms Brannigan stands in the process at present?', show('caoimhe')),
    does(
      'We request that the loading bay meeting on Friday be shortened to half an hour.',
      reschedule('load', '2026-10-23T10:00', 30),
    ),
    runs('Kindly ensure that the ATS is synchronised.', 'ATS'),
  ],
  wholesaler_feb: [
    does(
      'With reference to Mr Demirci: he has accepted our offer. Kindly record him as Hired and inform Mr Tighe accordingly.',
      move('yusuf', 'Hired'),
      tell('lorcan', '*'),
    ),
    does(
      'I would request that the interview with Ms Constantin be moved from Friday to Monday at the same hour.',
      reschedule('mir', '2027-02-22T10:00'),
    ),
    does(
      'Please be so good as to reject Mr Lenihan, giving as the reason that his registration has lapsed.',
      reject('tadhg', { reason: 'his registration has lapsed' }),
    ),
    does(
      'Kindly send the contract pack to Ms Brannigan and to Mr Ogunleye.',
      followUp('caoimhe', 'contract_pack'),
      followUp('patrick', 'contract_pack'),
    ),
    does(
      'I should be grateful if Ms Okonjo, who has completed her first call, could be advanced to the Manager Interview and a note made that she speaks Portuguese.',
      move('niamh2', 'Manager Interview'),
      note('niamh2', 'she speaks Portuguese'),
    ),
    does(
      'Please convey to Mr Mulvaney that the forklift certificate of Ms Figueiredo has been received.',
      tell('declan', 'the forklift certificate of Ms Figueiredo has been received'),
    ),
    does(
      'I would ask you to arrange an appointment with Ms Delacroix-Roy and Ms Thiessen for Monday, 22 February, at half past nine.',
      book('2027-02-22T09:30', 30, 'ingeborg', { about: 'sabine' }),
    ),
    does('Kindly provide the key figures for last month.', metrics('last_month')),
    does('Are any matters awaiting approval?', approvals()),
    [
      does('Kindly transfer Mr Hartigan to the Offer stage.', move('eoin', 'Offer')),
      does('I beg your pardon, that was premature. Please reverse it.', undo(1)),
    ],
    orElse(
      does(
        'Please cancel the site day of Ms Horvatova on Friday, since the audit has been brought forward, and write to her that we shall propose a new date.',
        cancel('luds', 'the audit has been brought forward'),
        message('ludmila', 'we shall propose a new date'),
      ),
      calling(cancel('luds'), message('ludmila', 'we shall propose a new date')),
    ),
    does(
      'Kindly forward the call invite to Ms Mashaba ahead of her appointment on Friday.',
      followUp('tendai', 'call_invite'),
    ),
    does('What are the prospects of Ms Figueiredo remaining with us for longer than a year?', score('rosa')),
    does('Mr Petrescu should be placed in the sequence for candidates at risk.', start('stefan1', 'candidate-at-risk')),
    quoted('Mr Lindqvist-Moore wrote: “Please cancel my interview.” I have asked him to reconsider.'),
    asks('Kindly arrange an interview with Niamh and Ms Thiessen for Thursday at 4 p.m.'),
    orElse(
      does(
        'I should be glad to know which of our drivers have not been contacted for at least five days.',
        find({ role: 'transport', days_since_contact: 5 }),
      ),
      calling(find({ job: 'drv', days_since_contact: 5 })),
    ),
    decodes(
      'An Army veteran has applied whose code is 92A. Kindly inform me to which civilian occupations this corresponds.',
      ['92A'],
      { branch: 'Army' },
    ),
    does('Please bring the call with Ms Mashaba on Friday forward by one hour.', reschedule('ten', '2027-02-19T14:00')),
    does('Would you kindly verify that all our systems are properly connected?', health),
  ],
});
