// Who speaks, where they are, and which conversation it is.
import { asked, done, idle, talkAs, type TalkScript } from './talk.ts';

export const persons: readonly TalkScript[] = [
  talkAs(
    'imogen',
    'two people in one conversation',
    done('move Mei-Lin to Workshop', 'mei: Phone Screen → Workshop'),
    {
      ...done('book her with me tomorrow at 1pm for half an hour', 'booked marcia on mei, Fri 16 13:00, 30 min'),
      as: 'marcia',
    },
    {
      ...done('make it 2', 'moved marcia on mei, Fri 16 13:00, 30 min → marcia on mei, Fri 16 14:00, 30 min'),
      tells: ['Márcia Quispe'],
    },
    { ...done('undo my move', 'mei: Workshop → Phone Screen') },
  ),
  talkAs(
    'imogen',
    'a new conversation knows no pronouns of the old one',
    { say: "where's Elizabeth at?", calls: ['show_candidate'] },
    { ...asked('move her to offer'), afresh: true },
    { ...asked('the second one'), afresh: true },
    done('move her to offer', 'liz: Final Panel → Offer'),
    { ...asked('undo that'), afresh: true },
    done('undo that', 'liz: Offer → Final Panel'),
  ),
  talkAs(
    'sabine',
    'a reader in another zone',
    { say: "when is Zoë's panel?", asks: 'either', tells: ['7:30 AM'], hides: ['4:00 PM'] },
    {
      ...done(
        "move Zoë's panel to 9am",
        'moved sabine dev on zoe, Mon 19 16:00, 60 min → sabine dev on zoe, Mon 19 17:30, 60 min',
      ),
      tells: ['7:30 AM', '9:00 AM'],
    },
    idle('great'),
  ),
];
