// Forty-eighth further batch: somebody in the first week, unsure of what may be asked for.
import { book, brief, cancel, followUp, message, move, note, offer, reschedule, show, tell } from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated } from '../../../says.ts';
import { perhapsBecause } from '../../train/fresh33/perhaps-because.ts';
import { score } from '../../train/rare-calls.ts';

export const newcomer = inStyle('fresh48-newcomer', {
  devices_oct: [
    does(
      "Hi, I'm new here. Can I use you to move someone? If so, please move Luca Bianchetti to Skills Test.",
      move('luca', 'Skills Test'),
    ),
    does(
      "I think I'm supposed to send Goran the interview invite. Could you do that for me?",
      followUp('goran', 'interview_invite'),
    ),
    does('How do I see what I need to do today? Can you show me?', brief()),
    does('Where can I find everything about Pilar Echeverría? Just show me please.', show('pilar')),
    does('Please move Hye-jin Seo to Offer, Farah told me the references are fine.', move('hyejin', 'Offer')),
    does(
      "Could you please put Devon's call today to 3pm? He asked me on the phone.",
      reschedule('dev', '2026-10-20T15:00'),
    ),
    does(
      'Please set up an hour for Mateus with Yannick on Friday at 1 in the afternoon, and let Mateus know.',
      book('2026-10-23T13:00', 60, 'mateus', { about: 'yannick' }),
      tell('mateus', '*'),
    ),
    asks('I have to book an interview for Thandiwe with Ingeborg. What do you need from me?'),
    asks('My manager says to send Amina the reference request. Can you?'),
    hypothetical("If I reject somebody here, do they get an email right away? I don't want to do it, I'm only asking."),
    negated("I clicked around on Kwabena's page, please don't reject him, I was just looking."),
    does(
      'Can you write a note for Hye-jin that her second reference called back, and also let Farah know that?',
      note('hyejin', 'her second reference called back'),
      tell('farah', '*'),
    ),
  ],
  devices_feb: [
    perhapsBecause(
      does('Please cancel my call with Daniel Rosen on Monday, he is travelling.', cancel('dra')),
      'he is travelling',
      'travelling',
    ),
    does(
      'Please make an offer to Luca Bianchetti, 98,000 dollars a year, starting on April 1.',
      offer('luca', { salary: 98000, start_date: '2027-04-01' }),
    ),
    does(
      'Saoirse Keane passed her call, so please move her to Skills Test and send her the skills test link.',
      move('saoirse', 'Skills Test'),
      followUp('saoirse', 'skills_test_link'),
    ),
    does('Is there a way to tell whether Pilar would stay with us for long?', score('pilar')),
    perhapsBecause(
      does(
        'Could you cancel the interview with Devon on Monday and tell Ingeborg why: he took another job?',
        cancel('dvt'),
        tell('ingeborg', 'he took another job|Devon took another job|Devon Whitaker took another job'),
      ),
      'he took another job',
      'took another job',
    ),
    does(
      'Please let Devon know by email that parking is behind the building.',
      message('devon', 'parking is behind the building'),
    ),
  ],
});
