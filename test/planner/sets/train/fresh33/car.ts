// Thirty-third further batch: a recruiter of the railway who dictates in the car, in long sentences without a stop.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import { perhapsBecause } from './perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

const regret = { message_template: 'regret_letter' };

export const car = [
  ...inStyle<keyof typeof sandboxes>('fresh33 car', {
    rail_jan: [
      does(
        "okay so I'm just leaving the depot and before it slips my mind Kwabena's background stuff is all done so can you put him into the offer stage please",
        move('kwabena', 'Offer'),
      ),
      does(
        "right so Yusra said she has time on Tuesday at eleven and I'd like her to see Lorcan then so go ahead and put that in for them half an hour should do it",
        book('2027-01-26T11:00', 30, 'yusra', { about: 'lorcan' }),
      ),
      does(
        "I'm on the M50 and it's lashing rain anyway could you shift Blessing's panel from Wednesday to Thursday same time Yusra has the dentist",
        reschedule('ble', '2027-01-28T13:00'),
      ),
      does(
        "so Jonas has heard nothing from us in ages and that's on me would you send him the keeping in touch one",
        followUp('jonas', 'keeping_in_touch'),
      ),
      asks("um Marek rang me there he's taken a job with the buses so would you go ahead and close his file"),
      does(
        'okay two things first move Renato to panel and second drop Pascal a line that the brake test rig is out until Monday',
        move('renato', 'Panel'),
        tell('pascal', 'the brake test rig is out until Monday'),
      ),
      negated(
        "now I did say this morning that we'd let Lorcan go but I've been thinking about it on the drive and I don't want you to do that so just leave him where he is",
      ),
      does(
        'who have we got that nobody has spoken to in say two weeks or more I want to ring a few of them from the car',
        find({ days_since_contact: 14 }),
      ),
      does(
        "the offer for Ioana can go out now so that's forty six thousand five hundred euro and she can start on the first of March",
        offer('ioana', { salary: 46_500, currency: 'EUR', start_date: '2027-03-01' }),
      ),
      hypothetical(
        'I wonder should we be sending the simulator briefing a week earlier than we do what would that even change do you think',
      ),
      perhapsBecause(
        does("cancel the depot walk on Tuesday because Pascal's knee is still at him", cancel('dep')),
        "Pascal's knee is still at him",
      ),
      does(
        'for the file on Tadhg he has first aid and he did two summers in Heuston so write that down on him',
        note(
          'tadhg',
          'he has first aid and he did two summers in Heuston|has first aid and he did two summers in Heuston|has first aid and did two summers in Heuston|Tadhg has first aid and he did two summers in Heuston',
        ),
      ),
      does("what does Pascal's day look like tomorrow is he free at all", free('pascal', '2027-01-22', '2027-01-23')),
      asks(
        'could you get Dermot and Kwabena together some time next week they never managed to talk properly the last day',
      ),
      does(
        "so I had a good chat with Sushila's old boss she's grand so when you get a chance send Sushila the vetting documents",
        followUp('sushila', 'vetting_documents'),
      ),
      perhapsBecause(
        does(
          "reject Samira with the regret letter she's gone to Irish Ferries and then let Yusra know we're one conductor down again",
          reject('samira', regret),
          tell('yusra', "we're one conductor down again|we are one conductor down again"),
        ),
        "she's gone to Irish Ferries",
        'gone to Irish Ferries',
      ),
      does("give me the morning brief would you I've a long stretch ahead of me and nothing on the radio", brief()),
      does(
        'send Hye-jin a message saying the forms can be handed in at reception in Connolly any day before six',
        message('hyejin', 'the forms can be handed in at reception in Connolly any day before six'),
      ),
      does('how are we doing in general with the numbers over the last thirty days', metrics('last_30_days')),
      quoted(
        'the radio is on here and some fella is shouting cancel the whole timetable and start again that was not me talking to you',
      ),
      does(
        'I want the panel with Aoibheann a bit later on Monday make it half eleven no hang on make it twelve',
        reschedule('pan', '2027-01-25T12:00'),
      ),
      does(
        "I'm nearly at Athlone now and I never asked you how likely is Blessing to stick with us have you a score on her",
        score('blessing'),
      ),
      asks("so put the fitter lad in with Pascal for Thursday at two I can't for the life of me think of the name"),
      orElse(
        does(
          'Dermot wants to see anybody on the driving side who is at risk of dropping out so can you pull those up for when I get in',
          find({ role: 'driving', at_risk: true }),
        ),
        calling(find({ job: 'drv', at_risk: true })),
      ),
      does(
        "yeah so em bring Lorcan on to sifted and stick a note on him saying he'd relocate to Athlone",
        move('lorcan', 'Sifted'),
        note('lorcan', "he'd relocate to Athlone|would relocate to Athlone|Lorcan would relocate to Athlone"),
      ),
      negated(
        "whatever you do don't touch the winter timetable review tomorrow Dermot has been waiting weeks on that one",
      ),
      does(
        'em Aoibheann flew through it I had it from Dermot in the yard so on to vetting with her and get her the vetting documents as well while you are at it',
        move('aoibh', 'Vetting'),
        followUp('aoibh', 'vetting_documents'),
      ),
      [
        orElse(
          does(
            'book me in with Nuala tomorrow morning at half nine for twenty minutes to go through Ioana',
            book('2027-01-22T09:30', 20, 'orla nuala', { about: 'ioana' }),
          ),
          calling(book('2027-01-22T09:30', 20, 'orla nuala')),
        ),
        does('ah no she does the school run so make it ten', reschedule(1, '2027-01-22T10:00')),
        does(
          'and drop Nuala a line that the budget sheet is on her desk',
          tell('nuala', 'the budget sheet is on her desk|the budget sheet is on your desk'),
        ),
      ],
      [
        asks("I need to push Sushila's phone interview back a bit she's on an early that day"),
        does('um Tuesday at nine so', reschedule('sus', '2027-01-26T09:00')),
      ],
      [
        does(
          'send everyone in panel the keeping in touch message',
          followUpAll({ stage: 'Panel' }, 'keeping_in_touch'),
        ),
        does("actually no undo that I've one more thing to check with Dermot", undo(1)),
      ],
      [
        does("have a look would you at what's waiting for approval", approvals()),
        does('right and let Marek Pospíšil go with the regret letter', reject('marek2', regret)),
        does('okay and approve that one', approve(2)),
      ],
    ],
  }),
];
