// Twenty-first further batch: everyday at the ferries, and what is no order there.
import {
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
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { decodes, health, runs, score, start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const water = [
  ...inStyle<keyof typeof sandboxes>('fresh21 ferry', {
    ferries_jan: [
      does('Bjorn → Sea Trial please', move('bjorn', 'Sea Trial')),
      does('Have Simran moved to Phone Screen.', move('simran', 'Phone Screen')),
      does('The sea trial checklist should go to Bjorn today.', followUp('bjorn', 'sea_trial_checklist')),
      does(
        'Put Duncan and Bjorn together on Friday at 9 for 20 minutes.',
        book('2027-01-08T09:00', 20, 'duncan', { about: 'bjorn' }),
      ),
      does(
        'Estelle with Lise, Monday 3:15 pm, 30 minutes.',
        book('2027-01-11T15:15', 30, 'estelle', { about: 'lise' }),
      ),
      does("Ogden's panel to 2 pm.", reschedule('ogd', '2027-01-08T14:00')),
      does("Please bring Maiko's panel forward to 9.", reschedule('mai', '2027-01-08T09:00')),
      orElse(
        does("Call off Wade's sea trial, the swell is too high.", cancel('wad', 'the swell is too high')),
        calling(cancel('wad')),
      ),
      does('Who in terminals is waiting in the Applicant Pool?', find({ role: 'terminals', stage: 'Applicant Pool' })),
      does(
        'Everyone in catering gets are you available, please.',
        followUpAll({ role: 'catering' }, 'are_you_available'),
      ),
      does(
        'Offer Ogden 61,000 Canadian dollars from 1 February.',
        offer('ogden', { salary: 61_000, currency: 'CAD', start_date: '2027-02-01' }),
      ),
      does('Offer for Maiko: CAD 54,500', offer('maiko', { salary: 54_500, currency: 'CAD' })),
      asks('Kelsey did well, panel interview next.'),
      does('Kelsey Drummond did well, panel interview next.', move('kelsey1', 'Panel Interview')),
      orElse(
        does(
          'Anton never replied. Reject him with sorry not this season.',
          reject('anton', { message_template: 'sorry_not_this_season' }),
        ),
        calling(reject('anton', { message_template: 'sorry_not_this_season', reason: 'Anton never replied' })),
        calling(reject('anton', { message_template: 'sorry_not_this_season', reason: 'never replied' })),
      ),
      does('How long has Kelsey Nahanee been waiting for us?', show('kelsey2')),
      does("What's Preetinder's afternoon like tomorrow?", free('preet', '2027-01-07', '2027-01-08')),
      does('Inform Duncan that the life jackets came.', tell('duncan', 'the life jackets came')),
      does('Make a note that Lise is bilingual.', note('lise', 'Lise is bilingual|is bilingual|she is bilingual')),
      does('Reply to Simran: yes, uniforms are provided', message('simran', 'yes, uniforms are provided')),
      does('Would Wade still be here in a year?', score('wade')),
      does('last week in numbers', metrics('last_week')),
      does('And what did the system do yesterday?', log('yesterday')),
      does('Stop writing to Anton automatically.', stop('anton')),
      does('Lise should go on the application received sequence.', start('lise', 'application-received')),
      does('are the connections to the other systems fine?', health),
      runs('Please run the Ceridian sync.', 'Ceridian', 'ceridian', 'Ceridian sync'),
      decodes('We have a former Coast Guard BM. Translate the code for me, please.', ['BM'], { branch: 'Coast Guard' }),
      asks('Book Preetinder with Simran tomorrow at 11:30.'),
      asks('Move Wade to the medical.'),
      asks('Send Bjorn the contract template.'),
      asks('Cancel the panel interview.'),
      asks('Offer Ogden something decent.'),
      asks('Tell them the boat is late.'),
      does(
        'Book Estelle with Lise on Tuesday at 10 and tell Estelle that Lise has worked for us before.',
        book('2027-01-12T10:00', 30, 'estelle', { about: 'lise' }),
        tell('estelle', 'Lise has worked for us before'),
      ),
      [
        does('Show me the marine candidates', find({ role: 'marine' })),
        does('the one in Phone Screen: move to Sea Trial', move('bjorn', 'Sea Trial')),
        does('and the checklist to him', followUp('bjorn', 'sea_trial_checklist')),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh21 caution', {
    ferries_jan: [
      negated(
        'Move Simran and Lise to Phone Screen, Anton stays.',
        move('simran', 'Phone Screen'),
        move('lise', 'Phone Screen'),
      ),
      negated("Please don't reschedule Ogden, he has already arranged his shift."),
      negated('I never said that Bjorn should be rejected.'),
      negated('We decided against offering Wade the job for now.'),
      hypothetical('Could we theoretically move Anton straight to Offer?'),
      hypothetical('What would happen to the calendar if Maiko cancelled?'),
      hypothetical("If I were you I'd reject Lise, but it's Estelle's call."),
      quoted("Wade's text reads: move my sea trial to Friday. I told him I'd think about it."),
      quoted('The form asks “Do you want to cancel your interview?”, which confuses people.'),
      nothing('I moved Simran myself this morning.'),
      orElse(
        nothing('Did you already send Bjorn the checklist?'),
        calling(log()),
        calling(log('today')),
        calling(show('bjorn')),
      ),
      negated('Hold the offer for Maiko until Estelle is back.'),
      hypothetical('Whether we reject Anton or not depends on Duncan.'),
    ],
  }),
];
