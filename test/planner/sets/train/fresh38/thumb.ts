// Thirty-eighth further batch: somebody who texts with one thumb.
import {
  book,
  cancel,
  find,
  followUp,
  followUpAll,
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
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const thumb = inStyle<keyof typeof sandboxes>('fresh38 thumb', {
  brewhouse_may: [
    does('vasile smashed it on the line today, ref calls for him plz', move('vasile', 'Reference Calls')),
    does('omg forgot, can moana b at 330 tmrw instead of 3', reschedule('moa', '2026-05-20T15:30')),
    does('15 min me n ozan thurs 11?', book('2026-05-21T11:00', 15, 'morag', { about: 'ozan' })),
    does('gotta let sipho go, not this batch 😔', reject('sipho', { message_template: 'not_this_batch' })),
    does('gm! brew day deets 4 effie pls & thx', followUp('effie', 'brew_day_details')),
    asks('jorges ready 4 tasting right? put him thru'),
    perhapsBecause(does('prod mtg tmrw = off, boiler guy coming', cancel('prod')), 'boiler guy coming'),
    does(
      'lol shanti left her glasses here can u tell her theyre in the lab',
      tell('shanti', 'theyre in the lab|her glasses are in the lab|your glasses are in the lab|*'),
    ),
    nothing('already sent yoko the tasting invite myself ✌️'),
    does('txt linnea: bring ur own mug fri', message('linnea', 'bring ur own mug fri')),
    does(
      'fyi for the file devika = lactose intolerant',
      note('devika', 'lactose intolerant|devika = lactose intolerant|devika is lactose intolerant'),
    ),
    does('any1 in brew day atm?', find({ stage: 'Brew Day' })),
    negated('dont move tendais thing, he found a babysitter 🙌'),
    does('ok celeste & devika both into first chat', move('celeste', 'First Chat'), move('devika', 'First Chat')),
    does(
      '46k CAD 4 vasile, start jul 6, send the offer',
      offer('vasile', { salary: 46_000, currency: 'CAD', start_date: '2026-07-06' }),
    ),
    does('etienne free mon??', free('etienne', '2026-05-25', '2026-05-26')),
    does('marguerites call on thurs → 230 coz callum has bank stuff', reschedule('mar', '2026-05-21T14:30')),
    hypothetical('imagine if we just binned the whole inbox 😂'),
    does(
      'can i get a still brewing out to ppl whove not heard from us in 10+ days',
      followUpAll({ days_since_contact: 10 }, 'still_brewing'),
    ),
    asks('wilf n yoko need to talk, sort smth?'),
    perhapsBecause(
      does('nvm the brew day thurs, effies got the flu, scrap it n tell etienne', cancel('eff'), tell('etienne', '*')),
      'effies got the flu',
    ),
    does('hows linnea looking', show('linnea')),
    does(
      'devika no, celeste no. not this batch 4 both 💔',
      reject('devika', { message_template: 'not_this_batch' }),
      reject('celeste', { message_template: 'not_this_batch' }),
    ),
    does('shanti + linnea weds 2-230 ok? put it in', book('2026-05-20T14:00', 30, 'shanti', { about: 'linnea' })),
    [
      does('ref request to marguerite k?', followUp('marguerite', 'reference_request')),
      does('oh n write her happy bday from all of us 🎂', message('marguerite', 'happy bday from all of us')),
    ],
  ],
  lingua_feb: [
    does('rūta got 94 on the test!!! next = revision round go go', move('ruta', 'Revision Round')),
    does('hannekes call fri shld be 930', reschedule('han', '2027-02-12T09:30')),
    does('need pilar + rūta weds 3pm 4 an hr', book('2027-02-10T15:00', 60, 'pilar', { about: 'ruta' })),
    does('zeynep no :( regretfully no tmpl', reject('zeynep', { message_template: 'regretfully_no' })),
    does('send kaisa smth so she doesnt think we died, quick hello', followUp('kaisa', 'quick_hello')),
    does('nah the kickoff tmrw isnt happening, bin it', cancel('kick')),
    does('plz msg farid that taxi is on us', message('farid', 'taxi is on us|the taxi is on us')),
    asks('olga: test piece'),
    does('ask… no wait just TELL laszlo printer 2 is fixed', tell('laszlo', 'printer 2 is fixed')),
    negated('tove can stay where she is 4 now, no moving her'),
    does(
      'xenia -> cv screening, and note that she speaks maltese 2',
      move('xenia', 'CV Screening'),
      note('xenia', 'she speaks maltese 2|speaks maltese 2|xenia speaks maltese 2|that she speaks maltese 2'),
    ),
    orElse(does('who r the reviser ppl', find({ job: 'rev' })), calling(find({ role: 'revision' }))),
    does(
      'beatriz offer 57k eur from mar 15 lets goooo',
      offer('beatriz', { salary: 57_000, currency: 'EUR', start_date: '2027-03-15' }),
    ),
    quoted('my dad just texted "cancel everything im coming over" he means the barbecue lol'),
    does('amina thurs pm any room?', free('amina', '2027-02-11', '2027-02-12')),
    does('rui says 2 is bad tmrw, 330 ok w laszlo?? yeah do it', reschedule('rui', '2027-02-09T15:30')),
    asks('grab laszlo 4 min-jun tmrw 2pm half hr'),
    does(
      'trial contract → beatriz n farid',
      followUp('beatriz', 'trial_contract'),
      followUp('farid', 'trial_contract'),
    ),
    does('did much happen last wk? stats pls', metrics('last_week')),
    nothing('we rejected like 12 ppl on fri im still drained'),
    perhapsBecause(does('boo training fri, can u kill it? amina has covid', cancel('boo')), 'amina has covid'),
    does('gwenael… could he stick around long term u reckon? score him', score('gwenael')),
    does(
      'rev guidelines 2 rūta, n pls pencil her in w laszlo thurs 1pm 45m',
      followUp('ruta', 'revision_guidelines'),
      book('2027-02-11T13:00', 45, 'laszlo', { about: 'ruta' }),
    ),
    does('hey hey tove bailed on us, reject her + tell laszlo', reject('tove'), tell('laszlo', '*')),
    [
      does('abebe to test translation', move('abebe', 'Test Translation')),
      does('test piece as well 🙏', followUp('abebe', 'test_piece')),
    ],
  ],
});
