// Thirty-seventh further batch: how people ask for offers, and for the odds that somebody stays.
import { move, offer } from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const offering = inStyle<keyof typeof sandboxes>('fresh37 offering', {
  lift_sep: [
    does(
      'Brendan McGillicuddy gets 71,500 from us, starting 12 October. Write it up and send it.',
      offer('brendan', { salary: 71_500, start_date: '2026-10-12' }),
    ),
    does(
      "Let's put 48 grand on the table for Yesenia, first day October 5",
      offer('yesenia', { salary: 48_000, start_date: '2026-10-05' }),
    ),
    does('Makana Puaoi: make her an offer, $66,000.', offer('makana', { salary: 66_000 })),
    does(
      'Extend an offer to Tove at 90k, beginning November 2nd.',
      offer('tove', { salary: 90_000, start_date: '2026-11-02' }),
    ),
    does(
      'I wish to see an offer of $104,000 going out to Farid Benslimane before the day is over.',
      offer('farid2', { salary: 104_000 }),
    ),
    orElse(does('can we offer dragomir 63.5k', offer('dragomir', { salary: 63_500 })), asking()),
    does(
      'An offer letter for Ms. Portillo, 47,250 dollars, is to be issued today.',
      offer('yesenia', { salary: 47_250 }),
    ),
    does(
      'After three rounds of haggling Brendan and I shook hands on 72,000 and a start on the 19th of October, so please get the offer out to him.',
      offer('brendan', { salary: 72_000, start_date: '2026-10-19' }),
    ),
    asks('Offer Farid 95,000.'),
    hypothetical('Would 60 be enough for Dragomir, what do people think?'),
    nothing('Makana was offered 64 by the competition on Friday, she told me so herself.'),
    negated("No offer to Tove before Harlan is back from leave, that's settled."),
    quoted('Her mail closes with “kindly send me your offer of 90,000 by noon”. The nerve!'),
    does('How likely is Makana to still be with us in a year?', score('makana')),
    does('Retention score, Thabiso.', score('thabiso')),
    does("I'm a bit nervous about Brendan jumping ship. What does the model say about him?", score('brendan')),
    does('Would Gretchen Vollmer last with us? Run the numbers.', score('gretchen')),
    does('whats tove scoring', score('tove')),
    does("Please calculate Mr. Balanescu's probability of staying.", score('dragomir')),
    nothing("Thabiso asked whether we score people. I said we do and that nobody's hired by it."),
    does(
      'Score Yun-seo for me, and put Makana into Safety Clearance.',
      score('yunseo'),
      move('makana', 'Safety Clearance'),
    ),
  ],
  nursery_nov: [
    does(
      'Offer time for Lemlem! KES 1,320,000 a year, start 4 January 2027.',
      offer('lemlem', { salary: 1_320_000, currency: 'KES', start_date: '2027-01-04' }),
    ),
    does(
      'We would like to hire Cosmas for 1,800,000 Kenyan shillings, could the offer go to him?',
      offer('cosmas', { salary: 1_800_000, currency: 'KES' }),
    ),
    does(
      'Zawadi deserves the job. Propose her KES 960,000 with a start on 1 December.',
      offer('zawadi', { salary: 960_000, currency: 'KES', start_date: '2026-12-01' }),
    ),
    does(
      'Kindly prepare and dispatch the contract offer for Hendrik Oosthuizen in the amount of USD 38,000.',
      offer('hendrik', { salary: 38_000, currency: 'USD' }),
    ),
    does(
      'Ayaan Dualeh is our choice for exports: 1.45 million KES, on board from 11 January 2027, send the offer please.',
      offer('ayaan1', { salary: 1_450_000, currency: 'KES', start_date: '2027-01-11' }),
    ),
    does(
      'We are agreed on Adelino, so out with the offer: KES 2.1 million.',
      offer('adelino', { salary: 2_100_000, currency: 'KES' }),
    ),
    does(
      'To Lemlem please make the offer of 1,300,000 KES, she begins at 1 February 2027.',
      offer('lemlem', { salary: 1_300_000, currency: 'KES', start_date: '2027-02-01' }),
    ),
    orElse(asks('Time to make Cosmas an offer.'), calling(offer('cosmas'))),
    asks('Ayaan, KES 1,200,000, offer out today please'),
    hypothetical('If the board lets me, Hendrik will get his 40,000 dollars offer next week.'),
    nothing('The offer for Lemlem went out in the morning through Mumbi, so that is done.'),
    does('Give me a feeling for whether Lemlem would stay with us, in figures.', score('lemlem')),
    does("Before I sign anything: Cosmas's retention outlook?", score('cosmas')),
    does('Is Hendrik a flight risk? Please check with the score.', score('hendrik')),
    does('It would help me to know what score Zawadi gets.', score('zawadi')),
    does('Can the system predict for how long Adelino will stay?', score('adelino')),
    does('Ran out of time for the meeting with Kiprono, he wants a tenure estimate on Rukmini.', score('rukmini')),
    asks('What is the retention score for Ayaan?'),
    nothing('Last year we hired by the score alone and look where it took us.'),
    does('Evaluate Solange for retention', score('solange')),
    does('Check the staying power of Filipa and of Akinyi', score('filipa'), score('akinyi')),
  ],
});
