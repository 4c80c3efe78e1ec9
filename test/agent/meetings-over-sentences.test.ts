// Meetings and free times that the sentences of a message ask for only together; and their near twins, of which nothing is done.
import { expect, test } from 'vitest';
import { book, cancel, free, reschedule } from '../planner/calls.ts';
import { judge } from '../planner/score.ts';
import { asks, does, inStyle, negated, nothing } from '../planner/says.ts';
import { sandboxes } from '../planner/sets/train/fresh37/sandboxes.ts';

const longest = 120_000;
type Sandboxes = keyof typeof sandboxes;

const dragomir = (start: string, minutes = 30) => book(start, minutes, 'harlan', { about: 'dragomir' });
const orders = inStyle<Sandboxes>('over sentences', {
  lift_sep: [
    does(
      'Harlan has a gap on Wednesday at 1:30. Dragomir needs a chat with him. Please arrange it.',
      dragomir('2026-09-16T13:30'),
    ),
    does(
      'I promised Dragomir 20 minutes with Harlan. Wednesday, 1:30 pm, could you fit that in?',
      dragomir('2026-09-16T13:30', 20),
    ),
    does(
      'Harlan should see Dragomir. Wednesday 1:30 suits both, twenty minutes is plenty.',
      dragomir('2026-09-16T13:30', 20),
    ),
    does(
      "Harlan's got a gap on Wednesday at 1:30, slot Dragomir in there for 20 minutes",
      dragomir('2026-09-16T13:30', 20),
    ),
    does(
      'We need Harlan and Dragomir round a table, Wednesday at 1:30, an hour tops. Can you fix that?',
      dragomir('2026-09-16T13:30', 60),
    ),
    does(
      'Dear Muster, I write about Mr. Balanescu. Mr. Teague would welcome half an hour with him on Wednesday at 1:30. Please arrange it.',
      dragomir('2026-09-16T13:30'),
    ),
    does(
      "It's 1975 all over again, but never mind that. Dragomir gets 20 minutes with Harlan, Wednesday, 1:30.",
      dragomir('2026-09-16T13:30', 20),
    ),
    does(
      'Why is Dragomir still waiting for Harlan? Give the two of them Wednesday at 1:30, an hour.',
      dragomir('2026-09-16T13:30', 60),
    ),
    does('Harlan. Dragomir. Wednesday 1:30. Fifteen minutes.', dragomir('2026-09-16T13:30', 15)),
    does('Get Dragomir in with Harlan Wednesday at 1:30, Tuesday is too soon', dragomir('2026-09-16T13:30')),
    does(
      'I ask for an appointment of one hour, on Wednesday at 1:30, between Harlan and Dragomir.',
      dragomir('2026-09-16T13:30', 60),
    ),
    does(
      'Book Harlan with Dragomir on Wednesday at 10 and with Rashaad at 11, twenty minutes each',
      dragomir('2026-09-16T10:00', 20),
      book('2026-09-16T11:00', 20, 'harlan', { about: 'rashaad' }),
    ),
    does(
      'Book Harlan for half an hour each: Dragomir Wednesday 10:00, Rashaad Wednesday 10:30.',
      dragomir('2026-09-16T10:00'),
      book('2026-09-16T10:30', 30, 'harlan', { about: 'rashaad' }),
    ),
  ],
});

const lookups = inStyle<Sandboxes>('free times over sentences', {
  lift_sep: [
    does("Harlan, Thursday. When's he open?", free('harlan', '2026-09-17', '2026-09-18')),
    does(
      "I've got to squeeze somebody in with Philippa on Thursday. What's open?",
      free('philippa', '2026-09-17', '2026-09-18'),
    ),
    does(
      'Could Harlan and Rosalba both make an hour on Thursday, and when?',
      free('harlan rosalba', '2026-09-17', '2026-09-18', 60),
    ),
    does("Any gaps in Rosalba's day on Thursday? Need 45 minutes.", free('rosalba', '2026-09-17', '2026-09-18', 45)),
    does("For Harlan, who's on the roof: when is he free on Friday?", free('harlan', '2026-09-18', '2026-09-19')),
    does(
      "Harlan can't find his planner again. Has he got any time on Friday?",
      free('harlan', '2026-09-18', '2026-09-19'),
    ),
    does(
      'Might I see how Mr. Teague is placed on Thursday? I need half an hour of his time.',
      free('harlan', '2026-09-17', '2026-09-18', 30),
    ),
    does(
      'When is Anatole free on Thursday, and when is Rosalba?',
      free('anatole', '2026-09-17', '2026-09-18'),
      free('rosalba', '2026-09-17', '2026-09-18'),
    ),
    does("what's rosalba doing friday, any free time?", free('rosalba', '2026-09-18', '2026-09-19')),
    does(
      'Tell me at what times both Harlan and Rosalba are free on Thursday',
      free('harlan rosalba', '2026-09-17', '2026-09-18'),
    ),
  ],
});

const solange = (start: string) => book(start, 30, 'annelies', { about: 'solange' });
const told = inStyle<Sandboxes>('days told around an hour', {
  nursery_may: [
    does('Solange is in town only on Thursday, so let Annelies meet her at 10:00.', solange('2026-05-21T10:00')),
    does('Solange can come on Thursday. Book her with Annelies at 10:00.', solange('2026-05-21T10:00')),
    does('Annelies is free on Thursday, so book Solange with her at 3pm', solange('2026-05-21T15:00')),
    does('Hendrik is only here on Wednesday, move his interview to 14:00', reschedule('hen', '2026-05-20T14:00')),
    does('Hendrik has the dentist on Thursday, move his interview to 14:00', reschedule('hen', '2026-05-21T14:00')),
    does('Guleid is off on Thursday, so book Annelies with Solange at 3pm today.', solange('2026-05-18T15:00')),
    does('The greenhouse round and the freight call are both off, cancel them', cancel('round'), cancel('freight')),
  ],
});

const standing = inStyle<Sandboxes>('meetings that stand, over sentences', {
  lift_sep: [
    does('The toolbox talk shall not take place.', cancel('toolbox')),
    does('I want the toolbox talk gone.', cancel('toolbox')),
    does('Toolbox talk: off.', cancel('toolbox')),
    does('The toolbox talk is no longer required and may be struck from the calendar.', cancel('toolbox')),
    does('No drivers, no toolbox talk tomorrow, so out of the calendar with it.', cancel('toolbox')),
    does('The budget review slips to Thursday 10:30', reschedule('bud', '2026-09-17T10:30')),
    does('The budget review would be much better at 2 pm.', reschedule('bud', '2026-09-17T14:00')),
    does('The budget review has to be postponed until Friday at 10.', reschedule('bud', '2026-09-18T10:00')),
    does('The budget review must become 30 minutes later.', reschedule('bud', '2026-09-17T09:30')),
    does('The budget review needs a better slot, Friday at 11.', reschedule('bud', '2026-09-18T11:00')),
    does("Philippa can't do the budget review at 9, please change to 11.", reschedule('bud', '2026-09-17T11:00')),
    does('The budget review, Thursday to Friday, same time.', reschedule('bud', '2026-09-18T09:00')),
    does('push the budget review by an hour instead', reschedule('bud', '2026-09-17T10:00')),
    does('The budget review on Thursday is off, I am on site. cancel pls', cancel('bud')),
    does('Make the budget review 45 minutes, not 60', reschedule('bud', '2026-09-17T09:00', 45)),
    does("Makana's panel has to be at 3pm, don't ask me why.", reschedule('mak', '2026-09-16T15:00')),
    does("Move Tove's panel to 3pm the same day", reschedule('tov', '2026-09-18T15:00')),
    does("Push Makana's panel to 1:30, end at 2 as planned.", reschedule('mak', '2026-09-16T13:30', 30)),
    does(
      "Move Makana's panel to 2. And Tove's to 3",
      reschedule('mak', '2026-09-16T14:00'),
      reschedule('tov', '2026-09-18T15:00'),
    ),
    does(
      "Move Makana's panel to 2 and Tove's to 3",
      reschedule('mak', '2026-09-16T14:00'),
      reschedule('tov', '2026-09-18T15:00'),
    ),
  ],
});

const traps = inStyle<Sandboxes>('over sentences, traps', {
  lift_sep: [
    asks('Harlan met Dragomir on Wednesday at 1:30. Put that in the notes.'),
    nothing('Harlan would love to see Dragomir on Wednesday at 1:30. Should I book it?'),
    nothing('Harlan would love to see Dragomir on Wednesday at 1:30. Not sure he has time.'),
    nothing('Harlan has the dentist on Wednesday at 1:30, so book him with Dragomir some other day.'),
    nothing("I promised Dragomir half an hour with Harlan. Wednesday at 1:30 was my idea, let's not lock that in yet."),
    nothing('Harlan and Dragomir talked on Wednesday at 1:30, sort it.'),
    nothing('Harlan and Dragomir, Wednesday at 1:30, if Rosalba agrees. Book it then.'),
    nothing("Harlan's got a gap on Wednesday at 1:30, but leave it free."),
    nothing("I promised Dragomir or Rashaad a quarter of an hour with Harlan. Wednesday, 1:30, let's lock that in."),
    nothing('Harlan or Rosalba should meet Dragomir on Wednesday at 1:30, put it in.'),
    nothing('Harlan says Rosalba should meet Dragomir on Wednesday at 1:30. Put it in.'),
    nothing('Harlan is off on Wednesday at 1:30. Dragomir is free. Book it.'),
    nothing('Dragomir asked for time with Harlan on Wednesday at 1:30 or Thursday at 2. Put it in.'),
    nothing('Book Harlan half an hour each: Dragomir Wednesday 10:00, or Rashaad Wednesday 10:30.'),
    nothing('Harlan, Dragomir, Wednesday 1:30, 15 min?'),
    nothing('Harlan and Dragomir Wednesday at 1:30? Maybe.'),
    nothing('Book Harlan with Dragomir for Friday at 2pm, 45 minutes as soon as the budget is approved'),
    nothing('Book Harlan with Dragomir for Friday at 2pm, 45 minutes, just kidding'),
    nothing('Book Harlan with Dragomir for Friday at 2pm, 45 minutes, Rosalba told me'),
    nothing("The toolbox talk won't take place without Harlan."),
    nothing('I want the toolbox talk gone over with Harlan.'),
    nothing('Toolbox talk: off to a good start.'),
    nothing('If the toolbox talk is no longer required it may be struck from the calendar.'),
    nothing('Harlan thinks the budget review is better at 2 pm.'),
    nothing("The budget review would be better at 2 pm, don't you think?"),
    nothing('The budget review was postponed until Friday at 10.'),
    nothing("The budget review can't be postponed until Friday at 10."),
    nothing("Philippa wants her budget review an hour later, please don't"),
    nothing('push the budget review not on thursday back to one pm'),
    nothing("Makana's panel has to be at 3pm, I don't know if that works."),
  ],
  nursery_may: [
    asks('Solange is away on Thursday, so let Annelies meet her at 10:00.'),
    asks('Solange has the dentist on Thursday, book her with Annelies at 11:00.'),
    asks('Solange was here on Thursday. Book Annelies with her at 3pm.'),
    negated('I was asked to cancel Lemlem on Wednesday. I refuse, she has bought the ticket.'),
    negated("Kiprono wants me to reject Tendai. I won't do it."),
    negated('Cancel the freight call, they said. But we said no.'),
  ],
});

const played = async (instructions: typeof orders) => judge(instructions, sandboxes);
const sayings = (all: Awaited<ReturnType<typeof played>>) => all.map(({ exchange }) => exchange.say);

test.each([
  ['meetings', orders],
  ['free times', lookups],
  ['hours', told],
  ['changes', standing],
])(
  '%s are read over the sentences of a message',
  async (_, instructions) => {
    expect(sayings((await played(instructions)).filter(({ isExact }) => !isExact))).toEqual([]);
  },
  longest,
);

test(
  'nothing is booked or called off that is told, bound, refused or left open',
  async () => {
    expect(sayings((await played(traps)).filter(({ calls }) => calls.length > 0))).toEqual([]);
  },
  longest,
);
