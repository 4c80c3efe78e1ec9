// Development style “shorthand”: a coordinator’s notation, arrows, slashes, several orders in a line.
import {
  approve,
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  log,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../../calls.ts';
import { asking, asks, does, hypothetical, inStyle, negated, orElse } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const shorthand = inStyle<keyof typeof sandboxes>('shorthand', {
  bank_dec: [
    does('Lee → Assessment; Leo → Phone Screen', move('lee', 'Assessment'), move('leo', 'Phone Screen')),
    does('Chris → Assessment', move('chris1', 'Assessment')),
    orElse(does('June 1h Fri 11/12 10:00 re: Nina', book('2026-12-11T10:00', 60, 'june', { about: 'nina' })), asking()),
    does(
      'Offer: Alicia, CAD 98k, start 2027-01-11',
      offer('ali', { salary: 98_000, currency: 'CAD', start_date: '2027-01-11' }),
    ),
    does('Note/Yaw: needs visa', note('yaw', 'needs visa')),
    asks('Zorn → Onsite'),
    [does('Reject Leo', reject('leo')), does('apprv', approve(1))],
  ],
  hotel_oct: [
    does('Luc + Anna S. → Video Call', move('luc', 'Video Call'), move('anna1', 'Video Call')),
    does('Emil 30’ Mon 09:00 re Lucia', book('2026-10-26T09:00', 30, 'emil', { about: 'luc' })),
    asks('Emil 30’ So 25.10. 02:30 re Lucia'),
    does(
      'f/u all housekeeping >= 5d, still_keen',
      followUpAll({ role: 'housekeeping', days_since_contact: 5 }, 'still_keen'),
    ),
    does('Petra free Tue?', free('petra', '2026-10-27', '2026-10-28')),
  ],
  builder_apr: [
    does('Jackie → Site Visit', move('jackie', 'Site Visit')),
    does('Bruce 45min Tues 9am abt Jackie', book('2026-04-07T09:00', 45, 'bruce', { about: 'jackie' })),
    does('Tāne: offer $96k AUD', offer('tane', { salary: 96_000, currency: 'AUD' })),
    does('Steph -> rejected (no licence)', reject('steph', { reason: 'no licence' })),
    negated('Raj: hold, no emails, no move'),
    [
      does('Con → Phone Interview', move('con', 'Phone Interview')),
      does('Steph → Site Visit', move('steph', 'Site Visit')),
      does('revert Con', undo(1)),
    ],
  ],
  charity_jan: [
    does(
      'Andre → References + tell Miguel: ready for refs',
      move('andre', 'References'),
      tell('miguel', 'ready for refs'),
    ),
    asks('Wanda Thu 11 30m re Hope'),
    does('Wanda Thu 13:00 30m re Hope', book('2026-01-22T13:00', 30, 'wanda', { about: 'hope' })),
    does('list: finance, References', find({ role: 'finance', stage: 'References' })),
    does('log, yesterday', log('yesterday')),
    hypothetical('Tess → Intro Call?? thoughts'),
  ],
  pharma_sep: [
    does('Paolo final → Tue 29 Sep 12:00', reschedule('final', '2026-09-29T12:00')),
    does('Cxl Paolo final', cancel('final')),
    does(
      'Sofía → Screening Call; panel invite to Marc',
      move('sofia1', 'Screening Call'),
      followUp('marc', 'panel_invite'),
    ),
    does('Núria 20m tmrw 8:30 re Teo', book('2026-09-25T08:30', 20, 'nuria', { about: 'teo' })),
    does('KPIs last 30 d', metrics('last_30_days')),
  ],
});
