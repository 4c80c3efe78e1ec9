// A carrier's day: who is stuck, withdrawals, verdicts of hiring managers, offers and rejections.
import { booked, calledOff, keen, moved, told, waits, wrote } from './carrier-turns.ts';
import { calm, done, talk, talkAs, type TalkScript } from './talk.ts';

export const carrierDeciding: readonly TalkScript[] = [
  talk(
    'the morning look at who is stuck, then chasing',
    {
      say: "Morning. Who hasn't had a word from us in a week?",
      calls: ['find_candidates'],
      given: { days_since_contact: 7 },
      tells: ['Dmitri Volkov', 'Rafael Pinto', 'Bo Lindqvist', 'Marieke Smit', 'Stefan Brandt'],
      hides: ['Agnieszka'],
    },
    done('Send the two HGV drivers the still keen mail', keen('dmitri', 'Dmitri'), keen('rafael', 'Rafael')),
    done('Bo as well', keen('bo', 'Bo')),
    calm("The others I'll ring myself."),
  ),
  talk(
    'quiet nurses, one letter stopped',
    {
      say: 'nurses no contact 5+ days?',
      calls: ['find_candidates'],
      given: { days_since_contact: 5 },
      tells: ['Marieke Smit', 'Agnieszka Wrona'],
      hides: ['Esther', 'Hanneke'],
    },
    done('still keen mail to both', keen('smit', 'Marieke'), keen('agnes', 'Agnieszka')),
    done('scrap the one to Smit, just spoke to her', `no ${keen('smit', 'Marieke')}`),
    done('note on her file: wants day shifts only', /^note on smit: wants day shifts only/i),
  ),
  talk(
    'a candidate withdraws',
    waits(
      'Stefan Brandt has withdrawn, he took a job at a competitor. Please reject him with that as the reason.',
      'reject_candidate stefan',
      { given: { candidate: 'c_stefan', reason: /competitor/ } },
    ),
    done('And cancel his interview on Thursday.', calledOff('ingrid joost on stefan', 'Thu 11 13:00', 60)),
    told('Tell Ingrid Solheim that he has withdrawn.', 'ingrid', /withdrawn/),
    {
      say: 'Now approve the rejection.',
      calls: ['approve_action'],
      changes: ['reject_candidate stefan waits no longer', 'stefan: Interview → Rejected'],
    },
  ),
  talkAs(
    'saskia',
    'a withdrawal in a forwarded mail, then by her own word',
    calm(
      'fwd from Tariq: "Hi Saskia, thanks for everything but I have decided to stay where I am. Please cancel tomorrow\'s interview and delete my data. Tariq"',
    ),
    done('ok cancel his interview then', calledOff('joost on tariq', 'Wed 10 10:00')),
    told("and let joost know he's staying where he is", 'joost', /staying/),
  ),
  talk(
    'a manager has called in ill',
    calm('Good morning! I am afraid Ingrid Solheim has called in ill and will be away until Monday.'),
    done(
      'Would you be so kind as to move the interview with Stefan to Monday at 13:00?',
      moved('ingrid joost on stefan', ['Thu 11 13:00', 'Mon 15 13:00'], 60),
    ),
    done(
      "And Noor's depot day to Tuesday the 16th, at the same time, please.",
      moved('ingrid beatrix on noor', ['Fri 12 10:00', 'Tue 16 10:00'], 120),
    ),
    told('Lovely. Do let Beatrix know that the depot day is on Tuesday now.', 'beatrix', /Tuesday/),
  ),
  talk(
    'off sick, one day and then another',
    done('joost off sick tmrw. tariq to thu 10:00', moved('joost on tariq', ['Wed 10 10:00', 'Thu 11 10:00'])),
    done('no wait fri 10', moved('joost on tariq', ['Thu 11 10:00', 'Fri 12 10:00'])),
    wrote('mail tariq that his interview is now on friday at 10, sorry for the change', 'tariq', /friday/i),
  ),
  talkAs(
    'fatima',
    'a hiring manager goes through her nurses',
    {
      say: 'Who do I have on the nurse role right now?',
      asks: 'either',
      tells: ['Marieke Smit', 'Agnieszka Wrona', 'Hanneke Bos', 'Esther Adeyemi'],
      hides: ['Marieke van den Berg'],
    },
    done('Agnieszka is a yes, move her to interview', 'agnes: Screening → Interview'),
    waits('Marieke Smit is a no, reject her please: no ward experience', 'reject_candidate smit', {
      given: { candidate: 'c_smit', reason: /ward experience/ },
    }),
    calm('Hanneke I will see this afternoon, leave her where she is.'),
  ),
  talkAs(
    'omar',
    'verdicts in one breath, one of them regretted',
    done(
      'Chioma was excellent, move her to Offer. Viktor can go to screening too.',
      'chioma: Depot Day → Offer',
      'viktor: Applied → Screening',
    ),
    calm('Who else is in screening for the analyst job?', 'Mei Tanaka'),
    done('Mei to interview', 'mei: Screening → Interview'),
    done('Actually Viktor back to applied, I misread his CV', 'viktor: Screening → Applied'),
  ),
  talk(
    'an offer, its sum changed, approved',
    waits('Please prepare an offer for Luuk at €33,500, starting on 1 April.', 'send_offer luuk', {
      given: { candidate: 'c_luuk', salary: 33_500, start_date: '2027-04-01' },
    }),
    {
      say: 'Make that 34,000 instead.',
      changes: ['send_offer luuk waits no longer', 'send_offer luuk waits'],
    },
    calm("What's waiting for approval?", /34[.,]?000/),
    {
      say: 'Approve it.',
      calls: ['approve_action'],
      changes: ['send_offer luuk waits no longer', /^mail to luuk: /],
    },
  ),
  talkAs(
    'saskia',
    'an offer that its hiring manager approves himself',
    waits('offer chioma 56k start 3 may', 'send_offer chioma', {
      given: { candidate: 'c_chioma', salary: 56_000, start_date: '2027-05-03' },
    }),
    told("ping omar that it's waiting for his ok", 'omar', /wait/),
    {
      say: 'Approve the offer for Chioma',
      as: 'omar',
      afresh: true,
      calls: ['approve_action'],
      changes: ['send_offer chioma waits no longer', /^mail to chioma: /],
    },
    calm("what's chioma's status now?", 'Chioma'),
  ),
  talk(
    'feedback is chased',
    calm('Which candidates are in Interview?', 'Yusuf Demir', 'Callum Reid', 'Lena Horvat'),
    told('Ask Joost for his feedback on Yusuf, we need it by noon', 'joost', /feedback/),
    told('and Gareth for Callum', 'gareth', /Callum/),
    told('Omar too, for Lena', 'omar', /Lena/),
  ),
  talk(
    'two rejected with a letter',
    waits('reject dmitri and bo with the no thanks letter', 'reject_candidate dmitri bo', {
      given: { message_template: 'no_thanks' },
    }),
    calm("what's waiting?", 'Dmitri', 'Bo'),
    {
      say: 'fine, approve both',
      calls: ['approve_action', 'approve_action'],
      changes: [
        'reject_candidate dmitri waits no longer',
        'reject_candidate bo waits no longer',
        'dmitri: Applied → Rejected',
        'bo: Applied → Rejected',
        'mail to dmitri: Your application for HGV Driver, Night Linehaul',
        'mail to bo: Your application for Van Driver, Rotterdam',
      ],
    },
  ),
  talk(
    'three rejected, one taken out of it',
    waits('Please reject Dmitri, Rafael and Kofi.', 'reject_candidate dmitri rafael kofi'),
    {
      say: 'Take Kofi out of that again, Joost wants to see him.',
      changes: ['reject_candidate kofi waits no longer'],
    },
    {
      say: 'Approve the other two.',
      calls: ['approve_action', 'approve_action'],
      changes: [
        'reject_candidate dmitri waits no longer',
        'reject_candidate rafael waits no longer',
        'dmitri: Applied → Rejected',
        'rafael: Screening → Rejected',
      ],
    },
  ),
  talk(
    'several interviews in a row',
    done('Put Yusuf in with Joost on Friday at 10, half an hour', booked('joost on yusuf', 'Fri 12 10:00')),
    done(
      'and Lena at 11 with Omar, then Mei at 12',
      booked('omar on lena', 'Fri 12 11:00'),
      booked('omar on mei', 'Fri 12 12:00'),
    ),
    done('and Rafael straight after Yusuf', booked('joost on rafael', 'Fri 12 10:30')),
  ),
  talk(
    'free times, the second and another of them',
    {
      say: 'When is Joost free on Thursday morning?',
      calls: ['find_free_slots'],
      given: { with: ['u_joost'] },
      tells: ['9:00', '9:30', '11:00'],
    },
    done('Book Piet in for the second.', booked('joost on piet', 'Thu 11 09:30')),
    done('And Kofi at 11.', booked('joost on kofi', 'Thu 11 11:00')),
  ),
];
