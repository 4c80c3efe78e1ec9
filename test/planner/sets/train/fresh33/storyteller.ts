// Thirty-third further batch: somebody who tells why before asking, at the railway and at the museum.
import {
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  free,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { perhapsBecause } from './perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

const regret = { message_template: 'regret_letter' };

const railway = inStyle<keyof typeof sandboxes>('fresh33 storyteller', {
  rail_oct: [
    does(
      "You won't believe this, Aoibheann drove the full Sligo scenario without one warning, the instructors actually clapped. So of course she goes to the panel now, can you do that?",
      move('aoibh', 'Panel'),
    ),
    does(
      "My neighbour's son is a conductor and he says the evening shifts scare people off, which made me think of Blessing, who lives for them. Put that on her file, would you: loves evening shifts.",
      note('blessing', 'loves evening shifts'),
    ),
    does(
      "Dermot was telling me over coffee how he and Jonas went to the same school, small world, and he'd love a proper chat with him. Thursday at nine suits him, so pop that in the diary, half an hour.",
      book('2026-10-15T09:00', 30, 'dermot', { about: 'jonas' }),
    ),
    does(
      "Yusra's little one has a school play on Thursday afternoon, she showed me the costume, he's a cabbage. So Tadhg's panel can't stay where it is, could you make it Friday at ten?",
      reschedule('tad', '2026-10-16T10:00'),
    ),
    negated(
      "Last year we let somebody go over one bad reference and we regretted it for months. So I'm not rejecting Lorcan, even though his reference was rubbish.",
    ),
    hypothetical(
      "I keep thinking about what old Mr. Carey used to do, he'd just give everybody the job and see who turned up. Imagine if we made offers to all thirteen of them!",
    ),
    does(
      "It's been one of those weeks where the phone never stops and I completely lost sight of the Traffic Controller role. Who have we got for it?",
      find({ job: 'ctl' }),
    ),
    does(
      'Renato sent me the loveliest postcard from Porto, and it hit me that we never even answered his application. Sixteen days! Send him the keeping in touch letter before I die of shame.',
      followUp('renato', 'keeping_in_touch'),
    ),
    asks(
      'So Marek brought biscuits for the whole office, who does that at an interview? Anyway, he deserves a go on the simulator, will you move him to that stage?',
    ),
    does(
      "Ioana's clearance arrived this morning in an envelope so thin I thought it was a refusal, but no, all clear. So put her through to the offer stage and tell Dermot the wait is over.",
      move('ioana', 'Offer'),
      tell('dermot', 'the wait is over'),
    ),
    quoted(
      "My mother read over my shoulder yesterday and shouted “cancel that poor man's interview!”, she meant Kwabena, she thinks eleven is too early. I laughed so much.",
    ),
    does(
      "I was in the canteen and Pascal was complaining that Friday's safety briefing always clashes with deliveries, and he's right. Could you bring it to Thursday at the same time?",
      reschedule('saf', '2026-10-15T08:30'),
    ),
    does(
      'There was a fire drill and in the middle of it Nuala asked me how we are doing this week, and I just stood there with my coat on. What are the figures?',
      metrics('this_week'),
    ),
    asks(
      "Hye-jin and Dermot have been missing each other for a fortnight, it's like a comedy, she calls when he's on the platform and he calls when she sleeps. Get the two of them into the calendar, would you?",
    ),
    does(
      'You know the story with Sushila and the lost CV? It was behind the radiator the whole time. She can go on to Phone Interview, and drop her the keeping in touch letter so she knows we are alive.',
      move('sushila', 'Phone Interview'),
      followUp('sushila', 'keeping_in_touch'),
    ),
    [
      perhapsBecause(
        does(
          "Samira rang, she's moving to Cork with her fiancé, it's a love story really, but it means we lose her. Let her go kindly, with the regret letter.",
          reject('samira', regret),
        ),
        "she's moving to Cork with her fiancé",
        'moving to Cork with her fiancé',
      ),
      does("Right, I've thought about it over my tea, go ahead and approve that.", approve(1)),
    ],
    [
      does(
        'Kwabena asked me if he can bring his own gloves, bless him. Tell him gloves are provided.',
        message('kwabena', 'gloves are provided'),
      ),
      does(
        "And since his panel is on Thursday and he comes all the way from Galway, start it at half past eleven so he doesn't have to get up at five.",
        reschedule('kwa', '2026-10-15T11:30'),
      ),
    ],
  ],
});

const museum = inStyle<keyof typeof sandboxes>('fresh33 storyteller', {
  science_jun: [
    does(
      'When I started here we had a projector from 1971, and Bertil is the only one who knew how to thread it, can you imagine? I want him with Ngozi on Friday at eleven, forty-five minutes, let them talk shop.',
      book('2026-06-12T11:00', 45, 'ngozi', { about: 'bertil' }),
    ),
    does(
      "Catalina wrote me a whole page about the whale skeleton, I was in tears. So let's not wait, she goes on to Final Interview.",
      move('catalina', 'Final Interview'),
    ),
    does(
      "Gordon sat on his own glasses and can't see a thing until Monday, so Mireille's gallery walk has to move to Monday at one.",
      reschedule('mir', '2026-06-15T13:00'),
    ),
    does(
      "I bumped into Sun-hee at the fish market of all places, and she said she'd still love the job. So send her the document request and put down on her that she speaks Dutch, which nobody knew.",
      followUp('sunhee', 'document_request'),
      note('sunhee', 'she speaks Dutch|speaks Dutch|Sun-hee speaks Dutch'),
    ),
    does(
      "We had a school class in yesterday, sixty children and one guide, it was mayhem. Show me every gallery guide who's still in New, I need people.",
      find({ job: 'guide', stage: 'New' }),
    ),
    does(
      "Ms. Ito's board breakfast got eaten up by the ministry, they're doing it at theirs next month instead. You can take it out of her calendar.",
      cancel('board'),
    ),
    perhapsBecause(
      does(
        "Long story short, Idris's diploma turned out to be from a school that closed in 1998, which is not his fault, but we can't. Please turn him down, the polite decline will do.",
        reject('idris', { message_template: 'polite_decline' }),
      ),
      "Idris's diploma turned out to be from a school that closed in 1998",
      'diploma turned out to be from a school that closed in 1998',
    ),
    negated(
      'I told everyone at lunch that Paulo was out, but that was only me being grumpy about the rain, so please leave his application exactly as it is.',
    ),
    asks("Elena's mother is in hospital, poor thing, so she asked if we could do the interview another day."),
    does(
      "Haruto is forever asking me when he can see people and I'm forever saying I'll check. So: when is he free tomorrow?",
      free('haru', '2026-06-11', '2026-06-12'),
    ),
    does(
      'Thuy told me about her aunt who restores kimonos, fascinating woman. Anyway, how far along is Thuy with us?',
      show('thuy'),
    ),
    does(
      "Wendell has waited eighteen days and never complained once, my grandmother would have called that character. Get him into First Talk please and write him that we're sorry for the long wait.",
      move('wendell', 'First Talk'),
      message('wendell', "we're sorry for the long wait|we are sorry for the long wait"),
    ),
    [
      does(
        "Anjali did a test show for the cleaning staff and they gave her flowers. I think she's earned the offer: 5.4 million yen, starting 3 August.",
        offer('anjali', { salary: 5_400_000, currency: 'JPY', start_date: '2026-08-03' }),
      ),
      orElse(
        does(
          'Hm, I nodded off on the train and dreamt about budgets. Make it 5.2 million.',
          decline(1),
          offer('anjali', { salary: 5_200_000, currency: 'JPY', start_date: '2026-08-03' }),
        ),
        calling(offer('anjali', { salary: 5_200_000, currency: 'JPY', start_date: '2026-08-03' })),
      ),
    ],
    [
      orElse(
        asks(
          "The volunteers' choir needs the small hall on Friday, don't ask, so one of the final interviews has to go somewhere else.",
        ),
        calling(),
      ),
      does("Elena Marchenko's then, move it to Monday at the same time.", reschedule('ele', '2026-06-15T10:30')),
    ],
    [
      does('My own fault for chatting while typing: Oluf goes to Document Check.', move('oluf', 'Document Check')),
      orElse(
        does('Oh dear, Gordon just walked by and shook his head. Put Oluf back where he was.', undo(1)),
        calling(move('oluf', 'New')),
        asking(),
      ),
    ],
  ],
});

export const storyteller = [...railway, ...museum];
