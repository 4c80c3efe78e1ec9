// How people say that somebody is to meet, later, sooner, or not at all.
import type { Section } from './phrase.ts';

export const meetingPhrases: readonly Section[] = [
  {
    means: 'book a meeting with C and U',
    said: `
      get/put/bring/throw/pull/stick C and U together
      get/put/bring C together with U
      get/put/stick/pop/squeeze/slot/book/pencil/fit/pen C in/down with/for U
      get/put/stick/slot/squeeze/fit C in front of U
      get/put C in the same room as U
      get/put C in a room with U
      get/put C on the phone/line/horn/blower/zoom/calendar/books/diary with U
      get/put C on U's calendar/diary/books/schedule/agenda
      get C [some|a bit of|a little] (face) time/facetime with U
      get C and U on the phone/calendar/books/diary/zoom
      have C [sit|sit down|talk|speak|chat|meet|catch up|check in|huddle|connect|interview] with/to U
      have C see/meet/join U
      have C over/in to [see|meet|talk to|speak to|speak with|chat with] U
      sit C down with U
      set C up (for/with) (a/an) (meeting/call/chat/talk/slot/interview) with U
      set C up with U
      set up C with U
      hook/link/pair/team/match C up with U
      hook/link/pair/match up C with/and U
      pair/match/connect C with U
      line C up with U
      introduce C to U
      introduce U to C
      schedule/arrange/organise/organize/plan/calendar C with U
      pencil/book/slot/pop/squeeze in C with U
      let C [meet|see|talk to|speak to|speak with|chat with|sit down with] U
      invite C to [meet|see|talk to|speak to|speak with|chat with|sit down with] U
      make C and U meet/talk/speak
      C to [meet|see|talk to|speak to|speak with|chat with|sit down with|catch up with] U
      C [needs|gets|wants|is due] (some) [time|facetime|a slot|an interview|a chat|a call|a talk] with U
      C meets/sees U
    `,
  },
  {
    means: 'book a meeting with U and C',
    said: `
      get/put/bring/throw/pull/stick U and C together
      get/put/bring U together with C
      get/put/stick/pop/squeeze/slot/book/pencil/fit/pen U in/down with/for C
      get/put U in front of C
      get/put U in the same room as C
      get/put U in a room with C
      get/put U on the phone/line/horn/blower/zoom/calendar/books/diary with C
      get U and C on the phone/calendar/books/diary/zoom
      have U [sit|sit down|talk|speak|chat|meet|catch up|check in|huddle|connect|interview] with/to C
      have U see/meet/interview/call/ring/phone/grill/vet/quiz/screen C
      have/get C seen/interviewed/met/grilled/vetted/examined/called/rung/phoned by U
      [i want|i'd like|i would like|i need|let|we want] C (to) (be) seen/interviewed/met/grilled/vetted/examined/called/rung/phoned (up) by U
      C [is|has|needs|ought] to be seen/interviewed/met/grilled/vetted/examined/called/rung/phoned (up) by U
      C [should|must] be seen/interviewed/met/grilled/vetted/examined/called/rung/phoned (up) by U
      sit U down with C
      set U up (for/with) (a/an) (meeting/call/chat/talk/slot/interview) with C
      set U up with C
      set up U with C
      hook/link/pair/team/match U up with C
      pair/match/connect U with C
      let U [meet|see|talk to|speak to|speak with|chat with|sit down with|interview] C
      make U [meet|see|talk to|speak to] C
      make U and C meet/talk/speak
      U to [meet|see|talk to|speak to|speak with|chat with|sit down with|interview|grill|vet|catch up with] C
      U [should|must|needs to|has to|ought to|need to] (jointly/both/together) [meet|see|talk to|speak to|speak with|chat with|sit down with|interview] C
      U meets/sees/interviews C
      mark/note/put (down) a/an meeting/appointment/call/chat/interview of/between U and/with C
      block U for C
    `,
  },
  {
    means: 'cancel X',
    said: `
      take/strike/scrub/wipe/scratch/clear/pull/remove/erase/delete/drop/lose X [from|off|out of] the/my/our/his/her/their calendar/books/diary/schedule/agenda/board
      take/strike/clear/pull/remove/delete/drop X [from|off|out of] U's calendar/books/diary/schedule/agenda
    `,
  },
  {
    means: 'cancel G',
    said: `
      pull the plug on G
      [scrub|scratch|lose|blow off|bag|torpedo] G
      can that/this/my/our G .
      G has to be called off
      G must be called off
      G is not happening (any more/anymore)
      G isn't happening (any more/anymore)
      G won't be happening
      G won't happen
    `,
  },
  {
    means: 'reschedule G to',
    said: `
      push/kick/knock/bump/slide/punt/roll/slip/shunt/boot/bounce G (back/out/over/on/down) to/till/until
      pull/bring/drag/yank/haul G (forward/up/in/ahead/earlier) to
      flip/swap/switch/change/shift/rejig/juggle G (over/across/round/around) to/for
      make/have G start/begin/happen/run at
    `,
  },
  {
    means: 'when is U free',
    said: `
      what does U's calendar/diary/schedule/week/day/morning/afternoon look like
      what's U's calendar/diary/schedule/week/day/morning/afternoon look/looking like
      how's/how is U's calendar/diary/schedule/availability (looking)
      how does U's calendar/diary/schedule/availability look
      how is U placed/fixed/set/looking/doing for time
      how is U placed/fixed
      how's U placed/fixed/set for time
      how's U looking
      see/check how U is placed/fixed
      how packed/busy/full/booked/swamped/slammed is U
      does U have any/some/a (free/open/spare) time/slot/slots/gap/gaps/window/windows/opening/openings/room/hole/holes/space
      has U got any/some/a (free/open/spare) time/slot/slots/gap/gaps/window/windows/opening/openings/room/hole/holes/space
      where does U have gaps/holes/openings/room/space/time
      where has U got gaps/holes/openings/room/space/time
      where are U's gaps/holes/openings
      any gaps/holes/openings/slots/room/space/windows/joy in U's calendar/diary/schedule/day/week
      any gaps/holes/openings/slots/room/space/windows with/for U
      when could/can/might U do/squeeze/fit/manage
      when would U be free/available/around
      when's U free/available/around/open
      when has U got [a minute|a moment|a gap|room|a window|time]
      when does U have [a minute|a moment|a gap|room|a window|time]
      U's [availability|free time|open slots|gaps|openings]
    `,
  },
];
