// Answers to what it asked: a name, a number, a time, a place in its list, none of them, or nothing any more.
import { asked, calm, done, idle, talk, type TalkScript } from './talk.ts';

export const answering: readonly TalkScript[] = [
  talk(
    'a time that is free at last',
    { ...asked('book 30 mins with Marcus for William tomorrow at 2'), tells: ['Marcus Oyelaran is busy'] },
    { ...asked('3:30 then'), tells: ['Marcus Oyelaran is busy'] },
    done('4:15', 'booked marcus on william, Fri 16 16:15, 30 min'),
  ),
  talk(
    'a text',
    asked('Send Tomasz a message'),
    { ...done('“Your portfolio has arrived, thank you”', /^mail to tomasz: /), calls: ['send_message'] },
    { ...done('undo that', /^no mail to tomasz: /), calls: ['undo_action'] },
  ),
  talk('neither', asked('Move Ana along'), idle('neither'), done('move Hugo along', 'hugo: Phone Screen → Workshop')),
  talk(
    'the first',
    { ...asked('put Ana into phone screen please'), tells: [/1\. Ana Beltrán/] },
    done('the first', 'beltran: Applied → Phone Screen'),
    done('move Ana Kowalczyk to phone screen too', 'kowal: Applied → Phone Screen'),
  ),
  talk('forget it', asked('Reject Sam'), idle('forget it'), calm('approve')),
  talk(
    'which meeting, and when',
    asked("Reschedule Zoë's final panel"),
    done('Tuesday at 3pm', 'moved sabine dev on zoe, Mon 19 16:00, 60 min → sabine dev on zoe, Tue 20 15:00, 60 min'),
    idle('thanks!'),
  ),
  talk(
    'with whom',
    asked('Book an hour for Leo'),
    asked('with Sabine'),
    done('Tuesday 5pm', 'booked sabine on leo, Tue 20 17:00, 60 min'),
  ),
  talk('nobody of that name', { ...asked('Move Danielle to workshop'), hides: [/c_\w/] }, idle('no, never mind'), {
    ...asked('move Xanthippe to workshop'),
    tells: ['Xanthippe'],
  }),
];
