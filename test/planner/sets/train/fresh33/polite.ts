// Thirty-third further batch: a very polite colleague of the museum for whom English is the second language.
import {
  approvals,
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
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import { perhapsBecause } from './perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const polite = [
  ...inStyle<keyof typeof sandboxes>('fresh33 polite', {
    science_jun: [
      does(
        'Good morning. If it is not too much trouble, I would be grateful that you put Takumi to Gallery Walk.',
        move('takumi', 'Gallery Walk'),
      ),
      does(
        'Excuse me, may I ask you to make an appointment between Ms. Ibekwe and Bertil on Tuesday 16th at 14 o’clock? Thirty minutes will be enough.',
        book('2026-06-16T14:00', 30, 'ngozi', { about: 'bertil' }),
      ),
      does(
        'I am sorry to disturb. The final interview of Anjali must become 30 minutes later, if you please.',
        reschedule('anj', '2026-06-12T15:30'),
      ),
      does('Would it be possible to let Paulo receive our document request?', followUp('paulo', 'document_request')),
      asks('Please be so kind and prepare everything that Elena gets the gallery walk invitation.'),
      does('Could you please teach me which persons applied as Gallery Guide?', find({ job: 'guide' })),
      does(
        'With regret we must say no to Wendell; kindly use the polite decline.',
        reject('wendell', { message_template: 'polite_decline' }),
      ),
      does(
        'I would like to know if Mr. Mizobuchi has some free time on Friday.',
        free('haru', '2026-06-12', '2026-06-13'),
      ),
      negated('Please not yet to reject Idris, I wait still for his diploma.'),
      does(
        'Might I request two things: first Sun-hee goes to First Talk, second a short note by her that she has exhibited in Busan.',
        move('sunhee', 'First Talk'),
        note('sunhee', 'she has exhibited in Busan|has exhibited in Busan|Sun-hee has exhibited in Busan'),
      ),
      does(
        'I am afraid that the lighting test of Friday will not take place. Could you remove it from the calendar of Gordon?',
        cancel('light'),
      ),
      does(
        'Please kindly write to Catalina these words: we are looking forward to meet you on Monday.',
        message('catalina', 'we are looking forward to meet you on Monday'),
      ),
      does(
        'If I understood well, Mireille was excellent. Then I ask you politely to bring her forward to Final Interview.',
        move('mireille', 'Final Interview'),
      ),
      asks('It would be very kind to arrange that Thuy can speak with Gordon.'),
      hypothetical('I am curious only: is it allowed that one candidate has two applications by us?'),
      does('May I trouble you for the list of what still must be approved?', approvals()),
      does(
        'Please inform Ms. Ito, the new archive boxes arrive one week late.',
        tell('ito', 'the new archive boxes arrive one week late'),
      ),
      does(
        'For Anjali I would like to propose an offer: 5 600 000 yen yearly, beginning the 1st of September. Thank you in advance.',
        offer('anjali', { salary: 5_600_000, currency: 'JPY', start_date: '2026-09-01' }),
      ),
      does('Could it be that Oluf waits already very long? Please show me his data.', show('oluf')),
      does(
        'Since two weeks nobody spoke with some candidates, I fear. Please give me their names.',
        find({ days_since_contact: 14 }),
      ),
      quoted(
        'In the letter of our partner museum stands “kindly reject all foreign applicants”. I find this terrible.',
      ),
      does(
        'Would you be so friendly to send a small reminder to all persons who are in Document Check? The document request, please.',
        followUpAll({ stage: 'Document Check' }, 'document_request'),
      ),
      does(
        'The gallery walk of Catalina, can we please do it at 10 instead of 11? Her train arrives early.',
        reschedule('cat', '2026-06-15T10:00'),
      ),
      asks('Please change the final interview to Thursday next week.'),
      does('Please have the kindness to tell me the figures of last week.', metrics('last_week')),
      does('What did you do yesterday for us? I like to control it.', log('yesterday')),
      does(
        'Bertil has now passed to the next round, so please to Gallery Walk with him, and send him the gallery walk invitation.',
        move('bertil', 'Gallery Walk'),
        followUp('bertil', 'gallery_walk_invitation'),
      ),
      negated('It is not necessary to cancel the board breakfast, it was my misunderstanding of the mail.'),
      does('Would you please estimate how probable it is that Takumi stays long with us?', score('takumi')),
      orElse(
        does(
          'We take leave of Oluf, please reject him, and to Gordon please the message that we search a preparator again.',
          reject('oluf'),
          tell('gordon', 'we search a preparator again'),
        ),
        calling(reject('oluf'), tell('gordon', '*')),
      ),
      perhapsBecause(
        does(
          'Idris has informed us that he goes to a museum in Nairobi. Would you kindly close his application and send a polite decline?',
          reject('idris', { message_template: 'polite_decline' }),
        ),
        'he goes to a museum in Nairobi',
        'Idris has informed us that he goes to a museum in Nairobi',
      ),
      does(
        'I beg your pardon for the short notice: please let Gordon meet Sun-hee today at 15:30, and write for her in the file that she needs an interpreter.',
        book('2026-06-10T15:30', 30, 'gordon', { about: 'sunhee' }),
        note('sunhee', 'she needs an interpreter|needs an interpreter|Sun-hee needs an interpreter'),
      ),
      [
        does(
          'Please reserve for Haruto and Paulo tomorrow at 15:00.',
          book('2026-06-11T15:00', 30, 'haru', { about: 'paulo' }),
        ),
        does('I apologise, Paulo wrote now that he can only at 16:30.', reschedule(1, '2026-06-11T16:30')),
        does('Thank you very much. Would you let him know about it?', message('paulo', '*')),
      ],
      [
        asks('Could I ask you for moving Elena?'),
        does('Sorry, I mean Elena Marchenko, and to Offer please.', move('elena1', 'Offer')),
      ],
      [
        does('Idris should please come to Document Check.', move('idris', 'Document Check')),
        does('Oh, I made a mistake, please take it back.', undo(1)),
      ],
      [
        does('May I see who is at this moment in First Talk?', find({ stage: 'First Talk' })),
        does('Then please send to Thuy the warm regards checkin.', followUp('thuy', 'warm_regards_checkin')),
      ],
    ],
  }),
];
