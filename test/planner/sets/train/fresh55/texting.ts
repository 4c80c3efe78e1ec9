// Style “fresh55 texting”: thumbed on a phone between two things; no capitals, few pronouns, abbreviations, slips, emoji.
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
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const texting = inStyle<keyof typeof sandboxes>('fresh55 texting', {
  bikes_mar: [
    does('tobias was gr8 today.. ref calls nxt pls', move('tobias', 'Reference Calls')),
    does(
      'hey cn u book freja mon 10am 30min abt oskar 🙏 thx',
      book('2026-03-30T10:00', 30, 'freja', { about: 'oskar' }),
    ),
    asks('need bo fri 8.30 20 min re lars erik'),
    does('on train sry. tell bo jonas cant do mornings. bye', tell('bo', 'jonas cant do mornings')),
    does('emma r 2 prøvedag ✅ emma s 2 phone chat', move('emma2', 'Prøvedag'), move('emma1', 'Phone Chat')),
    negated('dont mail mette yet!! still waiting on nanna'),
    does('whens nanna free tmrw', free('nanna', '2026-03-27', '2026-03-28')),
    does(
      'lars erik = no 😬 no cert. reject w sorry this time',
      reject('lars', { reason: 'no cert', message_template: 'sorry_this_time' }),
    ),
    [
      does('mv sanne 2 offer', move('sanne', 'Offer')),
      does('omg wrong person. undo', undo(1)),
      does('was meant 2 b yusuf', move('yusuf', 'Offer')),
    ],
    does(
      'pls nudge evry1 in workshop who hasnt heard frm us 10d. the still w us one',
      followUpAll({ role: 'workshop', days_since_contact: 10 }, 'still_with_us'),
    ),
    does('got 2 mins b4 mtg. note on oskar: speaks dutch n german. ta', note('oskar', 'speaks dutch n german')),
    asks('book bo sun 2.30am 30min abt jonas lol he does nights'),
    does('tobias prøvedag → wed 1pm ok? bo said yes', reschedule('pd', '2026-04-01T13:00')),
    nothing('lol ok 👍'),
    hypothetical('u think oskar wld say no if we offer 28k?? jst wondering'),
    does('shw me yusuf', show('yusuf')),
    does(
      'finally 🎉 offer susanne 465k dkk strt 1 may',
      offer('sanne', { salary: 465_000, currency: 'DKK', start_date: '2026-05-01' }),
    ),
  ],
  bikes_dec: [
    does('emma skov 2 phone chat n oskar too plz', move('emma1', 'Phone Chat'), move('oskar', 'Phone Chat')),
    does('hows it going? numbers 4 this wk pls', metrics('this_week')),
    [does('lars erik is out. reject', reject('lars')), does('yeh its fine, approve', approve(1))],
    does(
      'ref talk w sanne mon → tues same time. nannas dentist 🦷. msg sanne sry 4 the mixup',
      reschedule('ref', '2026-12-22T13:00'),
      message('sanne', 'sry 4 the mixup'),
    ),
    asks('freja tmrw 11 half hr abt yusuf, book pls'),
    [
      asks('book bo 45 min abt emma'),
      does('mon 8:30', book('2026-12-21T08:30', 45, 'bo', { about: 'emma1' })),
      does('hm cn we do 9:15 instd', reschedule(1, '2026-12-21T09:15')),
    ],
    does('msg yusuf: contract comes by post mon', message('yusuf', 'contract comes by post mon')),
    does('wat did u do today. list pls', log('today')),
    does('mette keeps calling 😅 send her the trial day info', followUp('mette', 'trial_day_info')),
    asks('karen 2 prøvedag 👍'),
    quoted(
      'jonas txted "cancel my trial n reject oskar haha". put tht on jonas as a note pls',
      note('jonas', 'cancel my trial n reject oskar haha|jonas txted "cancel my trial n reject oskar haha"'),
    ),
    orElse(does('stock count tmrw is off, freja sick. cancel it', cancel('inv', 'freja sick')), calling(cancel('inv'))),
    does('whos in prøvedag rn', find({ stage: 'Prøvedag' })),
    does(
      'offer yusuf 372k dkk frm jan 4 n tell freja its out',
      offer('yusuf', { salary: 372_000, currency: 'DKK', start_date: '2027-01-04' }),
      tell('freja', 'its out'),
    ),
  ],
  vineyard_apr: [
    does(
      'bex 2 yard walk pls n snd her the harvest details',
      move('bex', 'Yard Walk'),
      followUp('bex', 'harvest_details'),
    ),
    [asks('josh → ref check'), does('fell', move('josh1', 'Reference Check'))],
    // April 9 is a Thursday, too.
    orElse(does('wiremus walk thurs 9 not weds. pita ok w it', reschedule('walk', '2026-04-09T09:00')), asking()),
    does('got 1 sec. when can col do tues', free('col', '2026-04-07', '2026-04-08')),
    does(
      'li na offr 61.5k nzd start 27 apr 🍇',
      offer('li', { salary: 61_500, currency: 'NZD', start_date: '2026-04-27' }),
    ),
    [
      asks('col tues 7.45 30 min abt ingrid pls book'),
      does('ugh ok 9.15 then', book('2026-04-07T09:15', 30, 'col', { about: 'ingrid' })),
    ],
    does('heather needs 2 know sunita wants weekends only, pass it on?', tell('heath', 'sunita wants weekends only')),
    does('nate brook no reply 13 days. snd keen still', followUp('nate', 'keen_still')),
    does(
      'tama walked in lol. yard walk 4 him nxt + note: has own quad',
      move('tama', 'Yard Walk'),
      note('tama', 'has own quad'),
    ),
    negated('not offering josh f anythin til cols back ok'),
    does('gm! whats on 2day', brief()),
    orElse(
      does('any hosts we havent txted in a wk? who', find({ role: 'hospitality', days_since_contact: 7 })),
      calling(find({ job: 'host', days_since_contact: 7 })),
    ),
    nothing('cn u order lunch 4 6 ppl'),
    orElse(does('cxl wiremus walk wed. raining all wk ☔', cancel('walk', 'raining all wk')), calling(cancel('walk'))),
    asks('book heather 31 apr 2pm 30 min re bex'),
  ],
  vineyard_sep: [
    [
      does('bk heather mon 2pm 30 min abt sunita', book('2026-09-28T14:00', 30, 'heath', { about: 'sunny' })),
      does('make it an hr', reschedule(1, '2026-09-28T14:00', 60)),
      does(
        'n tell heather 2 bring the roster',
        tell('heath', 'bring the roster|to bring the roster|2 bring the roster'),
      ),
    ],
    does(
      'ingrid = yes from col!! ref check 🙌 n msg her well done',
      move('ingrid', 'Reference Check'),
      message('ingrid', 'well done'),
    ),
    asks('pita fri 9am 1h abt wiremu. cn u book'),
    does(
      'book pita fri 11.30 1h abt wiremu n msg wiremu ur on 4 fri',
      book('2026-09-25T11:30', 60, 'pita', { about: 'wiremu' }),
      message('wiremu', 'ur on 4 fri'),
    ),
    [
      does('rej nate, wants 90k', reject('nate', { reason: 'wants 90k' })),
      orElse(does('hang on no. take tht back', undo(1)), calling(decline(1))),
    ],
    does('anythin waitin on me 2 ok?', approvals()),
    does('last mth stats? 📊', metrics('last_month')),
    does('li nas refs r ok 🥳 move her 2 offer', move('li', 'Offer')),
    hypothetical('if i moved bex 2 declined wld she get a mail?'),
    does(
      'josh f 2 ref check, ingrid 2 offer, tama stays. thx x',
      move('josh1', 'Reference Check'),
      move('ingrid', 'Offer'),
    ),
    does('sunitas walk mon → tue 11 n let her no', reschedule('walk', '2026-09-29T11:00'), message('sunny', '*')),
    does('bump evry1 in 1st chat, 5d+ silent', followUpAll({ stage: 'First Chat', days_since_contact: 5 })),
    [does('pull up wiremu', show('wiremu')), does('ok hes good. nxt stage', move('wiremu', 'Reference Check'))],
    nothing('battery dying brb'),
  ],
});
