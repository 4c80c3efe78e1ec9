// Twenty-seventh further batch: an insurer's recruiter between meetings.
import {
  approvals,
  approve,
  book,
  cancel,
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
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const insurer = inStyle<keyof typeof sandboxes>('fresh27 insurer', {
  insurer_may: [
    [
      does('can you check when sinead is free wednesday', free('sinead', '2027-05-12', '2027-05-13')),
      does('9:30 is good, book bríd', book('2027-05-12T09:30', 30, 'sinead', { about: 'bridie' })),
      does('let her know', message('bridie', '*')),
    ],
    [
      does('cormac availability tomorrow?', free('cormac', '2027-05-11', '2027-05-12')),
      does(
        "let's do the earliest with marta for 45 minutes",
        book('2027-05-11T10:00', 45, 'cormac', { about: 'marta' }),
      ),
      does('jonas straight after', book('2027-05-11T10:45', 45, 'cormac', { about: 'jonas' })),
    ],
    [
      asks('move aoife to case study'),
      does('the one in galway', move('aoife2', 'Case Study')),
      does('and the other aoife to recruiter chat', move('aoife1', 'Recruiter Chat')),
    ],
    [
      asks('send aoife the soft reminder'),
      does('lenehan', followUp('aoife2', 'soft_reminder')),
      does('actually the other one as well', followUp('aoife1', 'soft_reminder')),
    ],
    [
      does('offer roisin 68k', offer('roisin', { salary: 68_000 })),
      does('hmm make it 70', decline(1), offer('roisin', { salary: 70_000 })),
      does('starting june 1', decline(3), offer('roisin', { salary: 70_000, start_date: '2027-06-01' })),
      does('perfect, approve', approve(5)),
    ],
    [
      does('reject pavel', reject('pavel')),
      does('oh and use the sorry not now one', decline(1), reject('pavel', { message_template: 'sorry_not_now' })),
      does('ok to send', approve(3)),
    ],
    [
      does(
        'marta, jonas and grainne to panel',
        move('marta', 'Panel'),
        move('jonas', 'Panel'),
        move('grainne', 'Panel'),
      ),
      does('wait, not jonas', undo(2)),
      does(
        'and send the other two the panel details',
        followUp('marta', 'panel_details'),
        followUp('grainne', 'panel_details'),
      ),
    ],
    [
      does('who in claims do we have?', find({ role: 'claims' })),
      does('and of those, who is at applied?', find({ role: 'claims', stage: 'Applied' })),
      does('move her to recruiter chat', move('bridie', 'Recruiter Chat')),
    ],
    [
      does('anyone in underwriting silent for 30 days', find({ role: 'underwriting', days_since_contact: 30 })),
      asks('nudge them please'),
    ],
    [
      does('silent over 14 days?', find({ days_since_contact: 14 })),
      orElse(
        does('soft reminder to all of them', followUpAll({ days_since_contact: 14 }, 'soft_reminder')),
        calling(followUp('jonas', 'soft_reminder'), followUp('pavel', 'soft_reminder')),
      ),
      does('and femi', followUp('femi', 'soft_reminder')),
    ],
    [
      does('push declans panel to thursday', reschedule('dec', '2027-05-13T11:00')),
      does('no, friday', reschedule('dec', '2027-05-14T11:00')),
      does('tell sinead', tell('sinead', '*')),
    ],
    [
      does('book sinead with femi wednesday 2pm', book('2027-05-12T14:00', 30, 'sinead', { about: 'femi' })),
      does('yeah but an hour', reschedule(1, '2027-05-12T14:00', 60)),
      orElse(does('forget it, cancel it', cancel(1)), calling(undo(2)), calling(undo(1)), asking()),
    ],
    [
      asks('set something up for jonas and cormac'),
      does("what's in the panel stage right now", find({ stage: 'Panel' })),
      does('right, jonas: thursday at 9', book('2027-05-13T09:00', 30, 'cormac', { about: 'jonas' })),
    ],
    [
      negated("don't reject jonas, he's still thinking"),
      does(
        'just note that he is away until the 20th',
        note('jonas', 'he is away until the 20th|is away until the 20th'),
      ),
      does('and bump marta to panel', move('marta', 'Panel')),
    ],
    [
      quoted('cormac said "offer grainne 80k tomorrow"'),
      nothing('not sure that is wise'),
      does('where is she now?', show('grainne')),
    ],
    [
      does('reject femi', reject('femi')),
      does('reject pavel too', reject('pavel')),
      does('approve pavel, hold femi', approve(2)),
    ],
    [
      does('what needs my approval', approvals()),
      does('reject jonas sorry not now', reject('jonas', { message_template: 'sorry_not_now' })),
      nothing('why does it need approval?'),
      does('fine, approve it', approve(2)),
    ],
    [
      asks('write to declan'),
      does(
        'could you bring two references on wednesday?',
        message('declan', 'could you bring two references on wednesday?'),
      ),
      does('same to roisin please', message('roisin', 'could you bring two references on wednesday?')),
    ],
    [hypothetical('would it be mad to offer declan 60?'), does('ok do it, 60k', offer('declan', { salary: 60_000 }))],
    [
      does('grainne to panel', move('grainne', 'Panel')),
      nothing('what did you just change?'),
      does('ok undo', undo(1)),
    ],
  ],
});
