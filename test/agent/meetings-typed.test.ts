// Meetings as people type them, kind by kind, in an office whose calendar has nothing but titles; beside each kind what is not to be done.
import { expect, test } from 'vitest';
import { bindery } from './meetings-typed/office.ts';
import { does, asks, negated, nothing } from '../planner/says.ts';
import { judge } from '../planner/score.ts';
import type { Exchange, WantedCall } from '../planner/instruction.ts';

const at = (day: number, time: string) => `2026-10-${day}T${time}:00+02:00`;
const book = ([whom, ...users]: readonly string[], start: string, minutes = 30): WantedCall => [
  'book_meeting',
  { candidate: `c_${whom}`, with: users.map((id) => `u_${id}`), start, duration_minutes: minutes },
];
const put = (id: string, start: string, minutes?: number): WantedCall => [
  'reschedule_meeting',
  { meeting: `ev_${id}`, start, ...(minutes === undefined ? {} : { duration_minutes: minutes }) },
];
const cancel = (id: string): WantedCall => ['cancel_meeting', { meeting: `ev_${id}` }];
const free = (id: string, from: string, to: string): WantedCall => ['find_free_slots', { with: [`u_${id}`], from, to }];

const kinds: Readonly<Record<string, readonly (Exchange | readonly Exchange[])[]>> = {
  'whom only the title of a meeting names': [
    does("cancel Runa's interview", cancel('runa')),
    does('move runas interview to 3pm', put('runa', at(14, '15:00'))),
    does('push the call with Igor half an hour later', put('igor', at(13, '11:30'))),
    does('push the call with igor to 2', put('igor', at(13, '14:00'))),
    does('move my 1:1 w/ quentin to 10 on friday', put('one', at(16, '10:00'))),
    does("push Lorenz's team day back an hour", put('team', at(15, '10:00'))),
    does('put the team day an hour later', put('team', at(15, '10:00'))),
    // The party is not hers.
    asks("cancel Summer's interview"),
    asks("move Fiona's interview to 3pm"),
    negated("don't cancel Runa's interview"),
  ],
  'longer, shorter, over by': [
    does('take 15 minutes off the demo', put('demo', at(14, '10:00'), 45)),
    does("take 30 minutes off Runa's interview", put('runa', at(14, '14:00'), 30)),
    does("add half an hour to Runa's interview", put('runa', at(14, '14:00'), 90)),
    does('end the demo at 10:40', put('demo', at(14, '10:00'), 40)),
    does("make Runa's interview finish by 2:45", put('runa', at(14, '14:00'), 45)),
    // What it must be over by may be known by everybody.
    asks('the demo must end at 10:30'),
    does('push the demo to 11:30 and shorten it to half an hour', put('demo', at(14, '11:30'), 30)),
    does('take the demo off the calendar', cancel('demo')),
    asks('end the demo at 9:30'),
    nothing('does the demo end at 11?'),
    nothing('the demo ends at 10:40 as far as I know'),
  ],
  'who takes part is fixed': [
    asks('Take Petra off the demo'),
    asks("remove Lorenz from Runa's interview"),
    asks("Add Petra to Runa's interview"),
    asks('invite Quentin to the demo'),
    [
      asks('add Quentin to the demo'),
      does('yes', cancel('demo'), [
        'book_meeting',
        {
          with: ['u_petra', 'u_quentin'],
          start: at(14, '10:00'),
          duration_minutes: 60,
          title: 'Press demo',
        },
      ]),
    ],
    [does('book Fiona with Petra Friday at 3', book(['fiona', 'petra'], at(16, '15:00'))), asks('and add Lorenz')],
    does('take Quentin off the calendar on Thursday', cancel('party')),
  ],
  'what is in the calendar': [
    does('what do I have on Tuesday?', free('wanda', at(13, '00:00'), at(14, '00:00'))),
    does("what's on my calendar tomorrow", free('wanda', at(13, '00:00'), at(14, '00:00'))),
    does('what meetings have i got fri', free('wanda', at(16, '00:00'), at(17, '00:00'))),
    does("what's on petra's calendar wednesday", free('petra', at(14, '00:00'), at(15, '00:00'))),
    does('what have I got on today', ['morning_brief', {}]),
    does('do I have any approvals tomorrow', ['list_approvals', {}]),
  ],
  'the first time that is free': [
    does('book the earliest available slot with Lorenz for Fiona', book(['fiona', 'lorenz'], at(12, '10:30'))),
    does("grab Lorenz's first free half hour on Wednesday for Igor", book(['igor', 'lorenz'], at(14, '09:00'))),
    does('put Igor in Petra’s next free slot on Wednesday, 90 min', book(['igor', 'petra'], at(14, '11:00'), 90)),
    does(
      'first gap that Petra and Lorenz both have tomorrow, book it for Fiona',
      book(['fiona', 'petra', 'lorenz'], at(13, '09:00')),
    ),
    does('book the first slot Lorenz has on Thursday afternoon for Igor', book(['igor', 'lorenz'], at(15, '12:00'))),
    does('find the first free slot with Lorenz tomorrow', free('lorenz', at(13, '00:00'), at(14, '00:00'))),
    nothing('should I book the first free slot with Lorenz for Fiona?'),
    negated("don't book the first free slot with Lorenz"),
    asks('if Lorenz is in, book his first free slot for Fiona'),
    asks('book Fiona with Lorenz at his earliest convenience'),
    asks('book the first free slot with Lorenz for Fiona unless Igor needs it'),
    asks('book the first interview with Lorenz for Fiona'),
  ],
  'several meetings in one order': [
    does(
      'book Fiona at 11 with Petra and at 12 with Lorenz on Friday',
      book(['fiona', 'petra'], at(16, '11:00')),
      book(['fiona', 'lorenz'], at(16, '12:00')),
    ),
    does(
      'book Fiona with Petra and Igor with Lorenz tomorrow at 2',
      book(['fiona', 'petra'], at(13, '14:00')),
      book(['igor', 'lorenz'], at(13, '14:00')),
    ),
    does(
      'Book Fiona with Petra Thursday at 2 and Friday at 10',
      book(['fiona', 'petra'], at(15, '14:00')),
      book(['fiona', 'petra'], at(16, '10:00')),
    ),
    does(
      'Schedule interviews with Petra for Fiona at 10 and Igor at 11 Friday, 45 minutes',
      book(['fiona', 'petra'], at(16, '10:00'), 45),
      book(['igor', 'petra'], at(16, '11:00'), 45),
    ),
    does(
      'book Fiona and Igor with Petra and Lorenz on Friday, Fiona at 1 and Igor at 2',
      book(['fiona', 'petra', 'lorenz'], at(16, '13:00')),
      book(['igor', 'petra', 'lorenz'], at(16, '14:00')),
    ),
    asks('book Fiona and Igor with Petra on Friday at 2'),
    asks('book Fiona with Petra at 2 or 3 on Friday'),
    asks('book Fiona with Petra Thursday at 2 and Friday'),
    asks('book Fiona an hour with Petra, then half an hour with Lorenz, Friday from 1'),
    asks('book Fiona with Petra and Igor with Petra tomorrow at 2'),
  ],
  'one of the times that were shown': [
    [
      does('when is Petra free on Friday?', free('petra', at(16, '00:00'), at(17, '00:00'))),
      does('2 works. Book Fiona', book(['fiona', 'petra'], at(16, '14:00'))),
    ],
    [
      does('find a time for Fiona with Petra on Friday', free('petra', at(16, '00:00'), at(17, '00:00'))),
      does('10 to 11 with Petra', book(['fiona', 'petra'], at(16, '10:00'), 60)),
    ],
    [
      does('when is Petra free on Friday?', free('petra', at(16, '00:00'), at(17, '00:00'))),
      asks('10 to 11 with Petra'),
    ],
    [asks('book Fiona with Lorenz today at 10'), does('to 3:30', book(['fiona', 'lorenz'], at(12, '15:30')))],
  ],
  'until a day, and hours as they are said': [
    does('find half an hour with Petra before Thursday', [
      'find_free_slots',
      { with: ['u_petra'], from: at(12, '08:15'), to: at(15, '00:00'), duration_minutes: 30 },
    ]),
    does('when is Petra free by Thursday', free('petra', at(12, '08:15'), at(16, '00:00'))),
    does('when is Petra free on Thursday', free('petra', at(15, '00:00'), at(16, '00:00'))),
    does("Igor can't do 11 tomorrow, can we do 2 instead", put('igor', at(13, '14:00'))),
    does('press demo: 11 not 10', put('demo', at(14, '11:00'))),
    does('um book Fiona with Petra on tuesday at like eleven', book(['fiona', 'petra'], at(13, '11:00'))),
    asks('can we do 4 people instead'),
    asks("Igor can't do 11 tomorrow"),
  ],
  // Friday, November 6, is within the month.
  'a figure behind a day': [
    asks("shift Runa's interview to fri 6"),
    asks('move the demo to friday 6'),
    [
      does('book Fiona with Petra Thursday at 3', book(['fiona', 'petra'], at(15, '15:00'))),
      asks('actually make it fri 6'),
    ],
    asks("move Runa's interview to whenever Lorenz is free on Friday"),
    does('move the demo to fri 11', put('demo', at(16, '11:00'))),
    does('move the demo to friday the 16th', put('demo', at(16, '10:00'))),
  ],
  // Together they are nearly one colleague's whole name.
  'two names side by side': [
    does('thursday 3pm amrin lorenz 30min', book(['amrin', 'lorenz'], at(15, '15:00'))),
    does('book Fiona with Lorenz Amrein friday at 3', book(['fiona', 'lorenz'], at(16, '15:00'))),
    does('book fiona lorenz amrien fri 3pm', book(['fiona', 'lorenz'], at(16, '15:00'))),
  ],
  'as before, where there is a before': [
    [
      does('book Fiona with Petra Friday at 3', book(['fiona', 'petra'], at(16, '15:00'))),
      does('do the same for Runa at 4', book(['runa', 'petra'], at(16, '16:00'))),
    ],
    asks('do the same for Runa at 10'),
    asks('same for Runa at 3'),
    does('move the demo to the same time on Friday', put('demo', at(16, '10:00'))),
  ],
  'a copy to somebody': [
    does('cancel the demo, cc Quentin', cancel('demo'), [
      'notify_user',
      { user: 'u_quentin', text: '“Press demo” on Wednesday, October 14 at 10:00 AM is cancelled.' },
    ]),
    negated("don't cancel the demo, cc Quentin"),
    does('cancel the demo, Petra is sick', ['cancel_meeting', { meeting: 'ev_demo', reason: 'Petra is sick' }]),
  ],
  'a two that is an hour': [
    does('book Fiona with Petra Friday 2 to 3', book(['fiona', 'petra'], at(16, '14:00'), 60)),
    does('move the demo on wednesday 2 friday', put('demo', at(16, '10:00'))),
    does("move my 11 o'clock to 2 o'clock", put('igor', at(13, '14:00'))),
  ],
};

for (const [kind, said] of Object.entries(kinds))
  test(`${kind}: acts where it is plain, and asks where it is not`, async () => {
    const instructions = said.map((one) => ({
      sandbox: 'bindery',
      talk: 'say' in one ? [one] : one,
    }));
    const judged = await judge(instructions, { bindery });
    expect(judged.length).toBeGreaterThan(2);
    expect(
      judged
        .filter(({ isExact }) => !isExact)
        .map(({ exchange, calls, reply }) => `${exchange.say} → ${JSON.stringify(calls)} ${reply}`),
    ).toEqual([]);
  });
