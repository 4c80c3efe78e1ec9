// Seventh further batch: talks of several messages, in which each leans on the ones before; and short orders between meetings.
import {
  approve,
  book,
  decline,
  find,
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
  undo,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, nothing, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const talks = inStyle<keyof typeof sandboxes>('fresh7 talks', {
  skyways_mar: [
    [asks('petra to phone screen'), does('lindgren', move('petra2', 'Phone Screen'))],
    [asks('reject petra'), does('the crew scheduler', reject('petra1'))],
    [asks('move petra to assessment'), does('the flight attendant one', move('petra2', 'Assessment'))],
    [
      asks('book raul about emeka friday'),
      does('half past two', book('2026-03-20T14:30', 30, 'raul', { about: 'emeka' })),
    ],
    [
      asks('meeting with ingram tomorrow at 9 about theo'),
      does('then 10', book('2026-03-18T10:00', 30, 'ingram', { about: 'theo' })),
    ],
    [
      does('dara to assessment', move('dara', 'Assessment')),
      does('same for cass', move('cass', 'Assessment')),
      does('actually no, undo that last one', undo(2)),
    ],
    [does('luz to phone screen', move('luz', 'Phone Screen')), does('and theo', move('theo', 'Phone Screen'))],
    [
      does('book mina friday 9am 30 min about yuki', book('2026-03-20T09:00', 30, 'mina', { about: 'yuki' })),
      does('make that 9:30', reschedule(1, '2026-03-20T09:30')),
    ],
    [
      does('book mina friday 9am 30 min about yuki', book('2026-03-20T09:00', 30, 'mina', { about: 'yuki' })),
      does('better an hour later', reschedule(1, '2026-03-20T10:00')),
      does('and 45 minutes instead of 30', reschedule(1, '2026-03-20T10:00', 45)),
    ],
    [
      does('who’s in applied', find({ stage: 'Applied' })),
      does('what about phone screen', find({ stage: 'Phone Screen' })),
      does('send all of them checking in', followUpAll({ stage: 'Phone Screen' }, 'checking_in')),
    ],
    [does('reject theo', reject('theo')), does('yes approve', approve(1))],
    [does('offer gus 80k', offer('gus', { salary: 80_000 })), does('hold on, decline that request', decline(1))],
    [
      does('show me emeka', show('emeka')),
      does('onsite', move('emeka', 'Onsite Interview')),
      does('and note: strong on hydraulics', note('emeka', 'strong on hydraulics')),
    ],
    [
      does('is raul free thursday', free('raul', '2026-03-19', '2026-03-20')),
      does('and friday?', free('raul', '2026-03-20', '2026-03-21')),
    ],
    [asks('tell mina'), does('the roster is out', tell('mina', 'the roster is out'))],
    [asks('note for yuki'), does('night flights are fine', note('yuki', 'night flights are fine'))],
    [asks('move emeka'), does('never mind')],
    [asks('email cass'), does('your slot is confirmed', message('cass', 'your slot is confirmed'))],
  ],
  adhouse_jun: [
    [asks('josh to second interview'), does('fenn i mean', move('josh2', 'Second Interview'))],
    [does('followup nia', followUp('nia')), does('priti too, with still keen', followUp('priti', 'still_keen'))],
    [
      does('imogen to second interview', move('imo', 'Second Interview')),
      orElse(
        does('oh no i meant sebastian', undo(1), move('seb', 'Second Interview')),
        calling(move('seb', 'Second Interview')),
      ),
    ],
    [does('karolina to first interview', move('karo', 'First Interview')), does('wrong, put her back', undo(1))],
    [
      does('reject dexter', reject('dex')),
      does('offer josh adebayo 50k', offer('josh1', { salary: 50_000 })),
      does('approve the offer', approve(2)),
    ],
    [does('seb?', show('seb')), does('ok next stage', move('seb', 'First Interview'))],
    does('imogen 2nd int, seb 1st int', move('imo', 'Second Interview'), move('seb', 'First Interview')),
    does('nia + priti portfolio request', followUp('nia', 'portfolio_request'), followUp('priti', 'portfolio_request')),
    does('callum fri 1pm imogen 20m', book('2026-06-12T13:00', 20, 'callum', { about: 'imo' })),
    does('otto/karolina mon 10:00-10:45', book('2026-06-15T10:00', 45, 'otto', { about: 'karo' })),
    does('reject dex + tell callum hes out of the race', reject('dex'), tell('callum', 'hes out of the race')),
    does('new > portfolio review: nia', move('nia', 'Portfolio Review')),
    does('dont touch priti, but nudge nia', followUp('nia')),
    nothing('sec, phone'),
    asks('josh lovely to meet you'),
    asks('callum fri 3pm priti 30'),
  ],
});
