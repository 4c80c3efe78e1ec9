// Twenty-eighth further batch: restaurants, from a phone in the kitchen and from a regional office.
import {
  book,
  brief,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  log,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const restaurants = [
  ...inStyle<keyof typeof sandboxes>('fresh28 kitchen', {
    restaurants_nov: [
      does(
        'ok so marcus ozgood killed it on the line last night move him up to manager chat',
        move('marcus1', 'Manager Chat'),
      ),
      does(
        'tell dion the walk in cooler guy is coming at four',
        tell('dion', 'the walk in cooler guy is coming at four'),
      ),
      asks('get marcus and sal together tomorrow at one'),
      does('liquor inventory tomorrow make it ten instead of nine', reschedule('inv', '2026-11-13T10:00')),
      does(
        'put ignacio with dion monday at three thirty for like twenty minutes',
        book('2026-11-16T15:30', 20, 'dion', { about: 'ignacio' }),
      ),
      orElse(
        does('zeke never showed for his shift so hes done reject him', reject('zeke')),
        calling(reject('zeke', { reason: 'never showed for his shift' })),
        calling(reject('zeke', { reason: 'zeke never showed for his shift' })),
      ),
      does('send bertil that you still around thing', followUp('bertil', 'you_still_around')),
      does('uh who do we got for line cook right now', find({ job: 'line' })),
      does('keisha cant do four on saturday push her trial shift to five', reschedule('kei', '2026-11-14T17:00')),
      does(
        'text tawny hey we got your schedule ill call you tonight',
        message('tawny', 'hey we got your schedule ill call you tonight'),
      ),
      negated('and nobody offers lorna anything till i taste her chili im serious'),
      does('move phoebe to quick call no scratch that move phoebe to trial shift', move('pho', 'Trial Shift')),
      does('whats on fire today', brief()),
      does(
        'ignacio is a yes get him on a trial shift and send him the rundown',
        move('ignacio', 'Trial Shift'),
        followUp('ignacio', 'trial_shift_rundown'),
      ),
      orElse(asks('cancel that thing with the wine guy'), calling(cancel('wine'))),
      asks('book gia with phoebe'),
      [
        does('set up gia and tawny tomorrow at noon', book('2026-11-13T12:00', 30, 'gia', { about: 'tawny' })),
        does('nah thats lunch rush make it three', reschedule(1, '2026-11-13T15:00')),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh28 regional', {
    restaurants_nov: [
      does(
        "Hi! Lorna nailed her call with me yesterday and I'd like Sal to meet her before Thanksgiving. Can you book half an hour for the two of them next Wednesday at 3? Thanks, R.",
        book('2026-11-18T15:00', 30, 'sal', { about: 'lorna' }),
      ),
      does(
        "Marcus Delahoussaye is asking for 82 and honestly he's worth it. Please send him an offer at $82,000 with a December 1 start.",
        offer('marcus2', { salary: 82_000, start_date: '2026-12-01' }),
      ),
      does(
        'Heads-up for Gia: the Savannah patio permit got approved. Can you pass that on?',
        tell('gia', 'the Savannah patio permit got approved'),
      ),
      orElse(
        does(
          "We're over budget on hosts, so please reject Phoebe and Ezekiel with the no thanks this time note.",
          reject('pho', { message_template: 'no_thanks_this_time' }),
          reject('zeke', { message_template: 'no_thanks_this_time' }),
        ),
        calling(
          reject('pho', { message_template: 'no_thanks_this_time', reason: "We're over budget on hosts" }),
          reject('zeke', { message_template: 'no_thanks_this_time', reason: "We're over budget on hosts" }),
        ),
        calling(
          reject('pho', { message_template: 'no_thanks_this_time', reason: 'over budget on hosts' }),
          reject('zeke', { message_template: 'no_thanks_this_time', reason: 'over budget on hosts' }),
        ),
      ),
      negated(
        'Dion thinks we should reject Bertil. I disagree, he interviewed really well in Charleston, so leave him in.',
      ),
      does('Quick sanity check: which servers do we have in the pipeline?', find({ job: 'serv' })),
      does(
        "Sal's chat with Marcus tomorrow clashes with my flight. Slide it to Monday, same time, and let Sal know.",
        reschedule('mar', '2026-11-16T11:00'),
        tell('sal', '*'),
      ),
      does(
        "Every front of house applicant we haven't spoken to in a week should get the you still around message.",
        followUpAll({ role: 'front of house', days_since_contact: 7 }, 'you_still_around'),
      ),
      orElse(
        does('What did we get done last month? I need it for the ops deck.', metrics('last_month')),
        calling(log('last_month')),
      ),
      does(
        'Put me down with Tawny tomorrow at 2, thirty minutes.',
        book('2026-11-13T14:00', 30, 'rochelle', { about: 'tawny' }),
      ),
      asks('Offer Lorna what we discussed.'),
      hypothetical("Would it look bad to pull Keisha's trial shift this late?"),
      does(
        'FYI for the file, Ignacio has his ServSafe certificate through 2029. Please note that on his profile.',
        note(
          'ignacio',
          'has his ServSafe certificate through 2029|Ignacio has his ServSafe certificate through 2029|he has his ServSafe certificate through 2029',
        ),
      ),
      orElse(
        does(
          "The wine tasting on Monday isn't happening, the distributor bailed. Take it off Gia's calendar.",
          cancel('wine'),
        ),
        calling(cancel('wine', 'the distributor bailed')),
      ),
      [
        does('Reject Bertil, no mail.', reject('bertil')),
        does("Hold on, Dion changed his mind. Don't approve that, decline it.", decline(1)),
      ],
      [asks('Could you move Marcus to Offer?'), does('Sorry: Delahoussaye, the GM.', move('marcus2', 'Offer'))],
    ],
  }),
];
