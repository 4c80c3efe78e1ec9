// Training style “dictating”: spoken into a phone; no punctuation, fillers, numbers in words, corrections in mid-sentence.
import {
  book,
  find,
  followUpAll,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const dictating = inStyle<keyof typeof sandboxes>('dictating', {
  hospital_may: [
    does('uh move tomas aguilar to reference check please', move('tomas', 'Reference Check')),
    does(
      'okay book um forty five minutes with kofi about zoe on friday at half past ten',
      book('2026-05-22T10:30', 45, 'kofi', { about: 'zoe' }),
    ),
    does('move priya to offer no sorry to phone screen', move('priya', 'Phone Screen')),
    does(
      'send dmitri an offer of ninety two thousand five hundred dollars starting june first',
      offer('dmitri', { salary: 92_500, start_date: '2026-06-01' }),
    ),
    negated('so i talked to bob and um we are not going to move him to reference check'),
    asks('yeah book dana for thirty minutes about bob'),
  ],
  software_jun: [
    does('can you um show me jose alvarez', show('jose')),
    does(
      'set up one hour with beth about anders on thursday at two in the afternoon',
      book('2026-07-02T14:00', 60, 'beth', { about: 'anders' }),
    ),
    does('tell lena that ifeoma asked for a later start', tell('lena', 'ifeoma asked for a later start')),
    does(
      'follow up with all the engineers we have not contacted in five days use the schedule link',
      followUpAll({ role: 'engineering', days_since_contact: 5 }, 'schedule_link'),
    ),
    hypothetical('i keep asking myself should we have rejected mike'),
  ],
  school_jul: [
    does(
      'move kate doyle to longlisted and aoife byrne to shortlisted',
      move('kate', 'Longlisted'),
      move('aoife', 'Shortlisted'),
    ),
    does(
      'book twenty minutes with sian tomorrow week no hang on make that monday at quarter past nine about oliver',
      book('2026-07-20T09:15', 20, 'sian', { about: 'oli' }),
    ),
    asks('book half an hour with hugh on monday at half past two about rhys'),
    quoted(
      'make a note for rhys that he said quote do not reject me please unquote',
      note(
        'rhys',
        'he said quote do not reject me please unquote|he said do not reject me please|do not reject me please',
      ),
    ),
  ],
  haulier_apr: [
    does('alright hank passed everything so move henry kowalczyk to offer', move('hank', 'Offer')),
    does(
      'reject liam o brien because he has no forklift certificate',
      reject('liam', { reason: 'he has no forklift certificate' }),
    ),
    asks('book gus for fifteen minutes today at four about will'),
    does(
      'book gus for fifteen minutes tomorrow at eight a m about will',
      book('2026-05-01T08:00', 15, 'gus', { about: 'will' }),
    ),
    does('who is in screening', find({ stage: 'Screening' })),
    [
      does('move mai to road test', move('mai', 'Road Test')),
      does('and elizabeth too', move('liz', 'Road Test')),
      orElse(does('actually undo both of those', undo(2), undo(1)), calling(undo(1), undo(2))),
    ],
  ],
  data_apr: [
    does('please move joy d souza to the coding test', move('joy', 'Coding Test')),
    does('send a message to imran saying the manager round went well', message('imran', 'the manager round went well')),
    does('offer imran twenty four lakh rupees', offer('imran', { salary: 2_400_000, currency: 'INR' })),
    asks('arjun should go to the next stage please move him'),
    [
      does(
        'schedule thirty minutes with vikram about lakshmi on monday at eleven',
        book('2026-04-20T11:00', 30, 'vikram', { about: 'lak' }),
      ),
      does('actually make it half past eleven', reschedule(1, '2026-04-20T11:30')),
    ],
    nothing('what is the capital of france'),
  ],
});
