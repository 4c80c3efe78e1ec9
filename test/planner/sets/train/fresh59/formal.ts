// Fifty-ninth further batch: a personnel department in full sentences; nominal style, relative clauses, dates written out.
import {
  approvals,
  approve,
  book,
  cancel,
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
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const formal = inStyle<keyof typeof sandboxes>('fresh59 formal', {
  cruises_mar: [
    does(
      'Following the positive outcome of the simulator session, the advancement of Mr Bjarte Kvamme to the stage Helsesjekk is hereby requested.',
      move('bjarte', 'Helsesjekk'),
    ),
    does(
      'In view of the vacancy on the northern route, we kindly ask for a meeting of thirty minutes with Captain Haugstad concerning Mr Haakon Lillebø on Thursday, the twenty-sixth of March, at one o’clock in the afternoon.',
      book('2026-03-26T13:00', 30, 'eivind', { about: 'haakon' }),
    ),
    does(
      'Kindly record in the file of Ms Thea Rønning-Falk that her certificates were received on the twentieth of March.',
      note('thea', 'her certificates were received on the twentieth of March'),
    ),
    does(
      'As Ms Tveit will be absent on Monday, please ascertain at what times she would be available on Tuesday, the thirty-first of March.',
      free('marit', '2026-03-31', '2026-04-01'),
    ),
    [
      asks('We should be grateful if Ingrid, who has been most patient, could be sent the template “quick check”.'),
      does('We are referring to the applicant for the position of Cabin Steward.', followUp('ingrid2', 'quick_check')),
    ],
    perhapsBecause(
      does(
        'Owing to the absence of a valid medical certificate, the application of Mr Joon-ho Baek cannot be pursued any further and is therefore to be rejected.',
        reject('joon'),
      ),
      'the absence of a valid medical certificate',
      'absence of a valid medical certificate',
      'owing to the absence of a valid medical certificate',
    ),
    does(
      'It is requested that the first talk with Ms Mæland, which is presently scheduled for Monday at ten o’clock, be postponed to Thursday, the second of April, at the same hour.',
      reschedule('inga', '2026-04-02T10:00'),
    ),
    negated('With reference to your reminder, Mr Zawadzki is for the time being not to be contacted.'),
    asks(
      'May we ask you to arrange a conversation of forty-five minutes with Ms Aasen regarding Mr Dybvik on Friday, the twenty-seventh of March, at half past one in the afternoon?',
    ),
    does(
      'Please provide us with a list of those applicants for positions on deck who have not heard from this office for five days or more.',
      find({ role: 'deck', days_since_contact: 5 }),
    ),
  ],
  cruises_oct: [
    does(
      'Further to the approval of the executive board, please submit to Mr Lillebø an offer in the amount of NOK 655,000 per annum, with commencement of employment on the first of February 2027.',
      offer('haakon', { salary: 655_000, currency: 'NOK', start_date: '2027-02-01' }),
    ),
    does(
      'Please be so good as to transfer Ms Rønning-Falk, whose interview took place yesterday, to the stage Simulatorprøve, and to inform Ms Aasen that this has been done.',
      move('thea', 'Simulatorprøve'),
      tell('jorunn', '*'),
    ),
    perhapsBecause(
      does(
        'The appointment with Mr Dybvik on the twenty-seventh of October is to be cancelled, the position having been withdrawn.',
        cancel('alex'),
      ),
      'the position having been withdrawn',
    ),
    hypothetical(
      'Should Ms Hegdal decline, would the appointment of Mr Myrvold in her place be conceivable in your opinion?',
    ),
    [
      asks(
        'We request a meeting of one hour with Captain Haugstad on Monday, the twenty-sixth of October, at ten o’clock in the morning in the matter of Mr Zawadzki.',
      ),
      does(
        'In that case Tuesday at ten o’clock would be equally convenient.',
        book('2026-10-27T10:00', 60, 'eivind', { about: 'piotr' }),
      ),
    ],
    does(
      'Would you please contact all applicants who are in the stage Førstesamtale, using the template “quick check”?',
      followUpAll({ stage: 'Førstesamtale' }, 'quick_check'),
    ),
    does(
      'For the purposes of our report to the board, the key figures of last month are required.',
      metrics('last_month'),
    ),
    quoted(
      'We have received from Mr Myrvold a letter which reads, “I hereby withdraw; kindly delete my file and cancel my session.” Pending clarification, please add its wording to his notes and undertake nothing else.',
      note('odd', 'I hereby withdraw; kindly delete my file and cancel my session.'),
    ),
    does(
      'Kindly advise Ms Mæland in writing that the medical examination takes place on the upper floor.',
      message('ingrid1', 'the medical examination takes place on the upper floor'),
    ),
    nothing('We thank you for your prompt attention to this matter and wish you a pleasant weekend.'),
  ],
  studio_mar: [
    does(
      'Having reviewed the reel of Ms Tupou-Hart with great pleasure, we would ask you to admit her to the Art Test.',
      move('mele', 'Art Test'),
    ),
    does(
      'Ms Quirke’s producer round, the hour of which collides with the departure of her train, should take place at ten o’clock on Thursday morning instead.',
      reschedule('roz', '2026-04-02T10:00'),
    ),
    does(
      'Please inform the hiring manager responsible for Mr Morikawa that his work permit has been extended until the thirtieth of June.',
      tell('dougal', 'his work permit has been extended until the thirtieth of June'),
    ),
    does(
      'It is with regret that we must ask you to reject Mr Koskela, for which purpose the template “gentle no” should be used.',
      reject('sami', { message_template: 'gentle_no' }),
    ),
    orElse(
      does(
        'Please schedule thirty minutes with Ms Lomax concerning Ms Henare on the first working day after Easter Monday at half past nine.',
        book('2026-04-07T09:30', 30, 'cressida', { about: 'ata' }),
      ),
      asking(),
    ),
    asks(
      'A meeting with Mr Ferrier regarding Ms Sarsfield is to be arranged, the duration of which should not exceed half an hour.',
    ),
    [
      does('Kindly let us have sight of the record of Mr Perić.', show('luka')),
      does(
        'Since all his references are satisfactory, his promotion to the stage Offer may now be effected.',
        move('luka', 'Offer'),
      ),
      does('Regrettably this instruction was premature and has to be reversed.', undo(2)),
    ],
    does(
      'Please arrange for both Mr Fitzgibbon and Ms Vandermeer to receive the message contained in the template “reel received”.',
      followUp('fitz', 'reel_received'),
      followUp('dot', 'reel_received'),
    ),
    does('Which steps have been taken in this system in the course of the present week?', log('this_week')),
    asks('Please transfer Mr Barnaby Thistlewood, who called upon us this morning, to the Studio Chat.'),
  ],
  studio_sep: [
    orElse(
      does(
        'In accordance with the decision of the panel of the twenty-second of September, Ms Ashby is to proceed to the Studio Chat, whereas Mr Koskela is to be rejected for want of experience.',
        move('gwen1', 'Studio Chat'),
        reject('sami', { reason: 'want of experience' }),
      ),
      calling(move('gwen1', 'Studio Chat'), reject('sami', { reason: 'for want of experience' })),
    ),
    does(
      'The conversation with Mr Morikawa on Tuesday is to be brought forward by one hour.',
      reschedule('kenji', '2026-09-29T09:30'),
    ),
    does(
      'Please reserve forty minutes with Mr Ferrier and Ms Whaanga for a discussion of Ms Vandermeer on Wednesday, the thirtieth of September 2026, at a quarter to two in the afternoon.',
      book('2026-09-30T13:45', 40, 'dougal anahera', { about: 'dot' }),
    ),
    asks(
      'We would request an appointment with Ms Lomax on Monday, the twenty-eighth of September, at eleven o’clock for twenty minutes, the subject being Ms Tupou-Hart.',
    ),
    [
      does(
        'An offer of NZD 112,000 is to be extended to Mr Perić.',
        offer('luka', { salary: 112_000, currency: 'NZD' }),
      ),
      does('You have our consent; please release it.', approve(1)),
    ],
    does(
      'It has come to our attention that Ms Quirke prefers to be called Roz, which should be noted in her file.',
      note('roz', 'prefers to be called Roz|Ms Quirke prefers to be called Roz|she prefers to be called Roz'),
    ),
    negated('Contrary to what was communicated this morning, no rejection of Mr Fitzgibbon is intended.'),
    does('Are there any matters awaiting our decision?', approvals()),
    does(
      'We should like to know which applicants are currently in the Producer Round.',
      find({ stage: 'Producer Round' }),
    ),
  ],
});
