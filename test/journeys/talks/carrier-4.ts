// A carrier's day: notes, things that went to the wrong place, offers reconsidered, figures, and late running.
import { booked, calledOff, depotDay, keen, moved, papers, told, waits, wrote } from './carrier-turns.ts';
import { calm, done, idle, talk, talkAs, type TalkScript } from './talk.ts';

export const carrierMending: readonly TalkScript[] = [
  talk(
    'a note, the same again, one taken off',
    done('Note for Callum: speaks French, can start in May', /^note on callum: speaks French, can start in May/i),
    done('same note for Aoife', /^note on aoife: speaks French, can start in May/i),
    done("oh, Callum doesn't, take his note off again", /^no note on callum: speaks French/i),
  ),
  talk(
    'was it sent, then once',
    calm('Did Bo get a mail from us today?'),
    done('Then send him the papers mail.', papers('bo')),
    calm('Just the once, please, not twice.'),
  ),
  talk(
    'three things, the second for somebody else',
    done(
      'Good morning, three things if I may: please move Sofie to screening, send Agnieszka the papers mail, and put a note on Noor that she prefers Utrecht.',
      'sofie: Applied → Screening',
      papers('agnes'),
      /^note on noor: .*prefers Utrecht/,
    ),
    done('So sorry, the papers mail was meant for Esther.', `no ${papers('agnes')}`, papers('esther')),
    idle('Wonderful, thank you so much.'),
  ),
  talk(
    'the right hour on the wrong day',
    done('book chioma with omar thu 14:00', booked('omar on chioma', 'Thu 11 14:00')),
    done('oops should have been friday', moved('omar on chioma', ['Thu 11 14:00', 'Fri 12 14:00'])),
    done('and an hour long', 'moved omar on chioma, Fri 12 14:00, 30 min → omar on chioma, Fri 12 14:00, 60 min'),
  ),
  talk(
    'the wrong mail',
    done('Send Jeroen the papers mail', papers('jeroen')),
    done('Wrong mail! He should have had the depot day invite.', `no ${papers('jeroen')}`, depotDay('jeroen')),
    done('And move him to Depot Day', 'jeroen: Screening → Depot Day'),
  ),
  talk(
    'an offer held back, then a smaller one',
    waits('Send Noor an offer of 62,000', 'send_offer noor', { given: { candidate: 'c_noor', salary: 62_000 } }),
    {
      say: 'Hold on, withdraw that, Ingrid Solheim wants to check the range first',
      changes: ['send_offer noor waits no longer'],
    },
    waits('OK, she agrees. Offer Noor 60,000 from 1 May', 'send_offer noor', {
      given: { candidate: 'c_noor', salary: 60_000, start_date: '2027-05-01' },
    }),
  ),
  talk(
    'two offers, one sum changed, both approved',
    waits('offers pls: chioma 57k, esther 47.5k, both start 1 june', 'send_offer chioma esther', {
      given: { candidate: 'c_chioma', salary: 57_000, start_date: '2027-06-01' },
    }),
    { say: 'esther 48k not 47.5', changes: ['send_offer esther waits no longer', 'send_offer esther waits'] },
    {
      say: 'approve both',
      calls: ['approve_action', 'approve_action'],
      changes: [
        'send_offer chioma waits no longer',
        'send_offer esther waits no longer',
        /^mail to chioma: /,
        /^mail to esther: /,
      ],
    },
  ),
  talk(
    'who is likely to stay',
    { say: 'How likely is Esther to stay with us?', calls: ['score_candidate'], given: { candidate: 'c_esther' } },
    { say: 'And Hanneke?', calls: ['score_candidate'], given: { candidate: 'c_hanneke' } },
    done('OK, move Hanneke to depot day', 'hanneke: Interview → Depot Day'),
  ),
  talkAs(
    'saskia',
    'the plate of the day',
    { say: "what's on my plate today?", calls: ['morning_brief'] },
    { say: 'and how many hours have we saved this week?', calls: ['show_metrics'] },
    done('ok, still keen mail to agnieszka', keen('agnes', 'Agnieszka')),
  ),
  talk(
    'put off until Thursday, and everybody told',
    { say: "Where's Callum at?", calls: ['show_candidate'], given: { candidate: 'c_callum' }, tells: ['Interview'] },
    done(
      'Put his interview off until Thursday, same time',
      moved('gareth on callum', ['Wed 10 15:00', 'Thu 11 15:00']),
    ),
    wrote('And write him that it is on Thursday now, sorry for the trouble', 'callum', /Thursday/),
    told('Tell Gareth too: Callum is on Thursday at 15:00', 'gareth', /Thursday/),
  ),
  talk(
    'with somebody else instead',
    done('Book Tariq with Joost on Friday at 9am.', booked('joost on tariq', 'Fri 12 09:00')),
    done(
      'No, with Beatrix instead.',
      calledOff('joost on tariq', 'Fri 12 09:00'),
      booked('beatrix on tariq', 'Fri 12 09:00'),
    ),
    told('Tell Beatrix that Tariq needs a visitor badge.', 'beatrix', /visitor badge/),
  ),
  talkAs(
    'tunde',
    'a rejection approved, and then undone',
    waits('reject aoife, no customs licence', 'reject_candidate aoife', {
      given: { candidate: 'c_aoife', reason: /customs licence/ },
    }),
    {
      say: 'Approve the rejection of Aoife Brennan.',
      as: 'beatrix',
      afresh: true,
      calls: ['approve_action'],
      changes: ['reject_candidate aoife waits no longer', 'aoife: Applied → Rejected'],
    },
    done('she does have one after all!! undo the rejection of aoife', 'aoife: Rejected → Applied'),
  ),
  talk(
    'nobody for two weeks, two for three days',
    {
      say: 'who on customs has been quiet for two weeks?',
      calls: ['find_candidates'],
      given: { days_since_contact: 14 },
      hides: ['Paola', 'Callum', 'Aoife'],
    },
    {
      say: 'and for three days?',
      calls: ['find_candidates'],
      given: { days_since_contact: 3 },
      tells: ['Callum Reid', 'Aoife Brennan'],
      hides: ['Paola', 'Viktor'],
    },
    done('still keen mail to Callum', keen('callum', 'Callum')),
    calm("Aoife I'll see myself"),
  ),
  talk(
    'typed in a hurry',
    done('mvoe kofi to screning', 'kofi: Applied → Screening'),
    done('bok him w joost thu 10am', booked('joost on kofi', 'Thu 11 10:00')),
    idle('thx'),
  ),
  talkAs(
    'fatima',
    'running late, and then not',
    done(
      "I'm running late, push Hanneke's interview back by half an hour.",
      moved('fatima saskia on hanneke', ['Tue 9 15:30', 'Tue 9 16:00'], 45),
    ),
    told('Let Saskia know that we start at 16:00.', 'saskia', /16:00/),
    done(
      "Oh, Saskia can't then. Put it back to 15:30.",
      moved('fatima saskia on hanneke', ['Tue 9 16:00', 'Tue 9 15:30'], 45),
    ),
  ),
];
