// A personnel department's sentences: grounds and feelings before the point, relative clauses, deeds as nouns; and near twins of which
// nothing may be done.
import { expect, test } from 'vitest';
import {
  approve,
  book,
  cancel,
  find,
  followUp,
  log,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../planner/calls.ts';
import type { Exchange } from '../planner/instruction.ts';
import { asks, does, inStyle, nothing } from '../planner/says.ts';
import { sandboxes } from '../planner/sets/train/fresh59/sandboxes.ts';
import { longest, missedOf } from './missed.ts';

type Said = readonly (Exchange | readonly Exchange[])[];
const missed = (cruises_mar: Said, studio_sep: Said = []) =>
  missedOf(inStyle<keyof typeof sandboxes>('formal', { cruises_mar, studio_sep }), sandboxes);

test('the ground of an order is no part of it', { timeout: longest }, async () => {
  expect(
    await missed([
      does(
        'In light of his excellent references, the transfer of Mr Lillebø to the stage Offer is hereby approved.',
        move('haakon', 'Offer'),
      ),
      does(
        'Having spoken at length with Ms Hegdal, we would ask you to move her to the Helsesjekk.',
        move('solvi', 'Helsesjekk'),
      ),
      does(
        'Owing to a lack of experience, the application of Mr Baek cannot be pursued any further.',
        reject('joon', { reason: 'a lack of experience' }),
      ),
      does(
        'After careful consideration, it has been decided that the application of Mr Baek will not be pursued any further.',
        reject('joon'),
      ),
      does('It is with regret that we have decided to reject Mr Baek.', reject('joon')),
      does(
        'In accordance with the wishes of Ms Tveit, please arrange thirty minutes with her concerning Ms Hegdal on Tuesday at two o’clock.',
        book('2026-03-31T14:00', 30, 'marit', { about: 'solvi' }),
      ),
      does(
        'Further to the decision of the board, an offer of NOK 600,000 is to be extended to Mr Lillebø.',
        offer('haakon', { salary: 600_000, currency: 'NOK' }),
      ),
    ]),
  ).toEqual([]);
});

test('deeds are said as nouns, and people described beside them', { timeout: longest }, async () => {
  expect(
    await missed(
      [
        does('Mr Kvamme’s promotion to the Helsesjekk may now be effected.', move('bjarte', 'Helsesjekk')),
        does(
          'Would you transfer Mr Zawadzki, who made a good impression on us, to the Førstesamtale?',
          move('piotr', 'Førstesamtale'),
        ),
        does(
          'The rejection of Mr Baek, for which the template “fair winds” should be used, may now be effected.',
          reject('joon', { message_template: 'fair_winds' }),
        ),
        does(
          'Please ensure that Ms Tveit is made aware that the uniforms have arrived.',
          tell('marit', 'the uniforms have arrived'),
        ),
        does(
          'Please arrange for Mr Myrvold to receive the message contained in the template “simulator tips”.',
          followUp('odd', 'simulator_tips'),
        ),
        does(
          'Mr Kvamme is to be transferred to the Helsesjekk, whereas Mr Baek is to be rejected for want of experience.',
          move('bjarte', 'Helsesjekk'),
          reject('joon', { reason: 'want of experience' }),
        ),
        does(
          'It has come to our notice that Ms Hegdal speaks Polish, which should be noted in her file.',
          note('solvi', 'Ms Hegdal speaks Polish'),
        ),
        does('Which measures have been taken in the course of the present week?', log('this_week')),
        does('Which candidates, if any, are presently in the Simulatorprøve?', find({ stage: 'Simulatorprøve' })),
      ],
      [
        does(
          'The studio chat with Kenji is to be brought forward by one hour.',
          reschedule('kenji', '2026-09-29T09:30'),
        ),
        does('The cancellation of the studio chat with Kenji is hereby requested.', cancel('kenji')),
      ],
    ),
  ).toEqual([]);
});

test('answers, consents and revocations are formal, too', { timeout: longest }, async () => {
  expect(
    await missed([
      [
        asks('Please book half an hour with Captain Haugstad about Mr Zawadzki tomorrow at ten o’clock.'),
        does(
          'In that case one o’clock in the afternoon would suit us equally well.',
          book('2026-03-26T13:00', 30, 'eivind', { about: 'piotr' }),
        ),
      ],
      [
        asks('Please send Ingrid the template “quick check”.'),
        does(
          'We are referring to the applicant for the position of Cabin Steward.',
          followUp('ingrid2', 'quick_check'),
        ),
      ],
      [does('Please reject Mr Baek.', reject('joon')), does('Our approval is hereby granted.', approve(1))],
      [
        does('Please move Mr Lillebø to Offer.', move('haakon', 'Offer')),
        does('We hereby withdraw our instruction.', undo(1)),
      ],
    ]),
  ).toEqual([]);
});

test('what only sounds so is not acted on', { timeout: longest }, async () => {
  expect(
    await missed([
      nothing('The rejection of Mr Baek was effected last week.'),
      nothing('Subject to the approval of Ms Tveit, Ms Hegdal is to be moved to the Helsesjekk.'),
      nothing('Following the interview on Friday, Ms Hegdal is to be moved to the Helsesjekk.'),
      nothing('In the event that Mr Lillebø declines, the transfer of Mr Kvamme to the Helsesjekk is requested.'),
      nothing('In view of the season, Mr Baek is for the time being not to be rejected.'),
      nothing('We have decided not to reject Mr Baek.'),
      nothing('The promotion of Mr Kvamme has been requested by Captain Haugstad.'),
      [
        asks('Please book half an hour with Captain Haugstad about Mr Zawadzki tomorrow at ten o’clock.'),
        nothing('Tuesday at eleven o’clock would not be convenient.'),
      ],
    ]),
  ).toEqual([]);
});
