// Fifty-fourth further batch: dictated on the way across the apron, without a mark.
import {
  book,
  brief,
  cancel,
  followUp,
  followUpAll,
  free,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, orElse, quoted } from '../../../says.ts';

export const voice = inStyle('fresh54-voice', {
  apron_oct: [
    does('okay so move florin to the practical test please', move('florin', 'Practical Test')),
    does(
      'um can you book half an hour for me and leila tomorrow at eleven',
      book('2026-10-14T11:00', 30, 'anouk', { about: 'leila' }),
    ),
    does('tell piotr that tadeusz is bringing his own tools', tell('piotr', 'tadeusz is bringing his own tools')),
    does(
      'wouter still owes us his papers uh just send him the badge documents again',
      followUp('wouter', 'badge_documents'),
    ),
    does(
      "right so ngozi was great let's move her to offer and put in her notes that carmela wants her for the night shift",
      move('ngozi', 'Offer'),
      note('ngozi', 'carmela wants her for the night shift'),
    ),
    does(
      'the panel with ruben on friday can that go to two in the afternoon instead',
      reschedule('rub', '2026-10-16T14:00'),
    ),
    does(
      "cancel my call with dragan on monday and tell him we'll find another day",
      cancel('dra'),
      message('dragan', "we'll find another day|we will find another day"),
    ),
    orElse(
      does(
        'please turn down joao tavares and send him the sorry email',
        reject('joao', { message_template: 'sorry_email' }),
      ),
      calling(reject('joao'), followUp('joao', 'sorry_email')),
    ),
    does("what's on my plate this morning", brief()),
    does('how long has it been since we spoke to anjali', show('anjali')),
    does("karim's call today at eleven needs to be at four", reschedule('kar', '2026-10-13T16:00')),
    asks('um could you send sofia the gentle nudge'),
  ],
  apron_feb: [
    does(
      'maud signed this morning so mark her as hired and let yasmina know',
      move('maud', 'Hired'),
      tell('yasmina', '*'),
    ),
    does(
      'send an offer to mamadou thirty four thousand euros starting the first of april and tell griet it is on its way',
      offer('mamadou', { salary: 34000, currency: 'EUR', start_date: '2027-04-01' }),
      tell('griet', '*'),
    ),
    does(
      'put a note on dragan that he asked for early shifts and move him to panel interview',
      note('dragan', 'he asked for early shifts|asked for early shifts'),
      move('dragan', 'Panel Interview'),
    ),
    does('could you see when yasmina has an hour free next tuesday', free('yasmina', '2027-02-09', '2027-02-10', 60)),
    does(
      "florin's interview tomorrow move it to ten and drop him a message about it",
      reschedule('flp', '2027-02-05T10:00'),
      message('florin', '*'),
    ),
    orElse(
      does(
        "all the check-in agents who haven't heard from us in a week send them the gentle nudge",
        followUpAll({ job: 'cki', days_since_contact: 7 }, 'gentle_nudge'),
      ),
      calling(followUpAll({ role: 'passenger services', days_since_contact: 7 }, 'gentle_nudge')),
    ),
    negated("no no don't reject ilse i only said we should wait for desmond"),
    quoted('yasmina said just hire everybody but she was joking'),
  ],
});
