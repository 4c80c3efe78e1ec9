// Fifty-fourth further batch: typed on a phone with one thumb.
import {
  book,
  brief,
  cancel,
  find,
  followUp,
  log,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, orElse } from '../../../says.ts';
import { health } from '../../train/rare-calls.ts';

export const texting = inStyle('fresh54-texting', {
  apron_oct: [
    does(
      'can u move leila to phone screen n send her the phone screen invite 🙏',
      move('leila', 'Phone Screen'),
      followUp('leila', 'phone_screen_invite'),
    ),
    does('pls send ilse the phone screen invite', followUp('ilse', 'phone_screen_invite')),
    does('mamadous test tmrw, can it be 1pm instead of 10', reschedule('mam', '2026-10-14T13:00')),
    does(
      'hey put 45 min w carmela in for anjali fri 2pm n let anjali know',
      book('2026-10-16T14:00', 45, 'carmela', { about: 'anjali' }),
      message('anjali', '*'),
    ),
    orElse(
      does('ruben cant make friday, cancel it n tell piotr', cancel('rub'), tell('piotr', '*')),
      calling(cancel('rub', 'ruben cant make friday'), tell('piotr', '*')),
      calling(cancel('rub', "ruben can't make friday"), tell('piotr', '*')),
    ),
    does(
      'wouter passed the background check!! move him to offer + note that he can start right away',
      move('wouter', 'Offer'),
      note('wouter', 'he can start right away|can start right away'),
    ),
    does(
      'tell desmond sofia bergmans has to leave by 3 tmrw',
      tell('desmond', 'sofia bergmans has to leave by 3 tmrw|sofia bergmans has to leave by 3 tomorrow'),
    ),
    does('who is in panel interview rn', find({ stage: 'Panel Interview' })),
    does('are all the integrations ok?', health),
    orElse(
      does('reject karim bouzid, failed the drug test', reject('karim1', { reason: 'failed the drug test' })),
      calling(reject('karim1')),
    ),
    does(
      'msg hanneke: are you still interested in the early shift?',
      message('hanneke', 'are you still interested in the early shift'),
    ),
    asks('book karim w griet thurs 10am 30 min'),
  ],
  apron_feb: [
    does(
      'tadeusz said yes 🎉 move him to hired, tell piotr n send tadeusz the badge docs',
      move('tadeusz', 'Hired'),
      tell('piotr', '*'),
      followUp('tadeusz', 'badge_documents'),
    ),
    does(
      'send sofia bergmans an offer, 33k, start 1 april',
      offer('sofiab', { salary: 33000, start_date: '2027-04-01' }),
    ),
    does('move hannekes weds call to thurs same time ok?', reschedule('han', '2027-02-11T11:30')),
    does('morning brief pls', brief()),
    orElse(does('what did u do today', log('today')), calling(log())),
    does('remind me who joao is again', show('joao')),
    negated('do NOT send ilse anything until desmond is back'),
    does(
      'karim haddou to panel interview n let him know he did great',
      move('karim2', 'Panel Interview'),
      message('karim2', 'you did great|he did great'),
    ),
  ],
});
