// Forty-eighth further batch: typed on a phone, in small letters and short words.
import {
  book,
  cancel,
  find,
  followUp,
  free,
  log,
  message,
  move,
  note,
  offer,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, nothing } from '../../../says.ts';
import { perhapsBecause } from '../../train/fresh33/perhaps-because.ts';

export const texting = inStyle('fresh48-texting', {
  devices_oct: [
    does('can u move thandiwe to recruiter screen', move('thandi', 'Recruiter Screen')),
    does('sched minh w wes thurs 1pm 30 min', book('2026-10-22T13:00', 30, 'wes', { about: 'minh' })),
    does('pls tell mateus yannick is running 10 min late', tell('mateus', 'yannick is running 10 min late')),
    does(
      'send kwabena n minh the still interested thing',
      followUp('kwabena', 'still_interested'),
      followUp('minh', 'still_interested'),
    ),
    does('lucas call tmrw -> 4pm', reschedule('luc', '2026-10-21T16:00')),
    does('any1 we havent talked to in 10 days', find({ days_since_contact: 10 })),
    does('note on rebecca: prefers mornings', note('becky', 'prefers mornings')),
    asks('move devons screen to 8am today'),
    asks('reject hannah pls'),
    does('yannick to reference check n let mateus know', move('yannick', 'Reference Check'), tell('mateus', '*')),
    does('txt devon: zoom link is in ur inbox', message('devon', 'zoom link is in ur inbox')),
    nothing('nvm about oscar i already did it'),
    hypothetical('lol imagine we just reject every1 in assembly'),
  ],
  devices_feb: [
    does('luca to offer n tell mateus', move('luca', 'Offer'), tell('mateus', '*')),
    does('devons intvw mon to 2pm n 1 hr', reschedule('dvt', '2027-02-15T14:00', 60)),
    does('when is farah free tmrw', free('farah', '2027-02-12', '2027-02-13')),
    perhapsBecause(
      does(
        'cancel oscars interview n tell wes hes sick',
        cancel('ost'),
        tell('wes', "hes sick|he's sick|he is sick|oscar is sick|oscar's sick|oscars sick"),
      ),
      'hes sick',
      'he is sick',
      'oscar is sick',
      'sick',
    ),
    does(
      'offer yannick 105k usd start mar 22',
      offer('yannick', { salary: 105000, currency: 'USD', start_date: '2027-03-22' }),
    ),
    does('thx! now what did we do today', log('today')),
    does(
      'minh passed!! team intvw + send him the interview invite',
      move('minh', 'Team Interview'),
      followUp('minh', 'interview_invite'),
    ),
  ],
});
