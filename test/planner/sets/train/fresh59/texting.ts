// Fifty-ninth further batch: texts of somebody on the move; short bursts, abbreviations, emoji, no pronouns, slips.
import {
  approvals,
  approve,
  book,
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
  tell,
  undo,
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const texting = inStyle<keyof typeof sandboxes>('fresh59 texting', {
  cruises_mar: [
    does('bjarte thru the sim 🎉 helsesjekk next pls', move('bjarte', 'Helsesjekk')),
    does('need eivind thurs 1pm, 45 min, haakon', book('2026-03-26T13:00', 45, 'eivind', { about: 'haakon' })),
    asks('can eivind do tmrw 1030 half an hr abt piotr? put it in if so'),
    [asks('ingrid 2 simulatorprove'), does('deck one obvs', move('ingrid1', 'Simulatorprøve'))],
    does('on the tram so quick. piotrs cv = good, førstesamtale 4 him', move('piotr', 'Førstesamtale')),
    does(
      'joons out for me, cert expired. reject w fair winds',
      reject('joon', { reason: 'cert expired', message_template: 'fair_winds' }),
    ),
    does('odd gets sim tips not fair winds lol', followUp('odd', 'simulator_tips')),
    negated('dont chase thea, shes on hols til mon 🏝'),
    does('whos gone quiet, 10d+?', find({ days_since_contact: 10 })),
    does('tell marit sølvi cant do nights', tell('marit', 'sølvi cant do nights')),
    does('marit back tues right? when cud she do', free('marit', '2026-03-31', '2026-04-01')),
  ],
  cruises_oct: [
    does('alex n jorunn → weds same time', reschedule('alex', '2026-10-28T13:00')),
    perhapsBecause(does('scrap odds sim session, boat is broken 🙃', cancel('odd')), 'boat is broken'),
    does(
      'haakon 590k.. no 610k nok, start 1 dec. send it',
      offer('haakon', { salary: 610_000, currency: 'NOK', start_date: '2026-12-01' }),
    ),
    [
      does('thea → simulatorprøve 🤞', move('thea', 'Simulatorprøve')),
      does('ugh wrong person. sølvi i meant', undo(1), move('solvi', 'Simulatorprøve')),
    ],
    does('piotr note: baby due nov so no long trips', note('piotr', 'baby due nov so no long trips')),
    asks('grab marit 1130 today, 20 min re sølvi'),
    does('hows this wk looking numbers wise', metrics('this_week')),
    nothing('boat late AGAIN 😩 typical'),
    hypothetical('wld 600k b too low 4 haakon u reckon'),
    does('ingrids papers r in, let eivind kno', tell('eivind', 'ingrids papers r in')),
  ],
  studio_mar: [
    does(
      'mele has the eye 👀 art test + send her the brief',
      move('mele', 'Art Test'),
      followUp('mele', 'art_test_brief'),
    ),
    does('rosalind thurs is now 330', reschedule('roz', '2026-04-02T15:30')),
    asks('gwen needs the warm hello'),
    does('cressida tmrw 1130 15 min kenji', book('2026-04-01T11:30', 15, 'cressida', { about: 'kenji' })),
    [
      does('dougal free thu am?', free('dougal', '2026-04-02', '2026-04-03')),
      does('9 then. 30m, sami', book('2026-04-02T09:00', 30, 'dougal', { about: 'sami' })),
    ],
    does('ata + luka both smashed it 🙌 next stage each', move('ata', 'Producer Round'), move('luka', 'Offer')),
    quoted(
      'dot just msgd "pls cancel my app n reject me haha" 😂 leave her be, just stick that in her notes',
      note('dot', 'pls cancel my app n reject me haha'),
    ),
    does('fitz hasnt heard frm us in 2 wks 😬 warm hello asap', followUp('fitz', 'warm_hello')),
    does('anything 4 me 2 sign off b4 easter', approvals()),
    does(
      'drop kenji a line, his shots came thru fine',
      message('kenji', 'his shots came thru fine|your shots came thru fine'),
    ),
  ],
  studio_sep: [
    does(
      'luka 98k nzd frm 12 oct n ping dougal that its out',
      offer('luka', { salary: 98_000, currency: 'NZD', start_date: '2026-10-12' }),
      tell('dougal', 'its out|the offer is out'),
    ),
    [does('rej sami too junior', reject('sami', { reason: 'too junior' })), does('👍 approved', approve(1))],
    does('kenjis chat w dougal 1 hr later pls', reschedule('kenji', '2026-09-29T11:30')),
    perhapsBecause(does('atas mtg w cressida off pls, shes got flu', cancel('ata')), 'shes got flu', "she's got flu"),
    asks('cressida mon 930 20min mele, book?'),
    asks('offer zadie 85k'),
    nothing('k thx ur a lifesaver 💛'),
    does('animators in art test, who we got', find({ role: 'animation', stage: 'Art Test' })),
  ],
});
