// How people say that somebody goes on, back, or to another stage.
import type { Section } from './phrase.ts';

export const stepPhrases: readonly Section[] = [
  {
    means: 'move C to the next stage',
    said: `
      give C the [green light|nod|thumbs up|go-ahead|all-clear|all clear] .
      give C a/the thumbs up .
      green light C .
      greenlight C .
      wave C through/on .
      wave through C .
      pass C (through) to/for the next stage/step/round/phase/level/gate/hurdle .
      pass C through/along .
      let C go through to the next stage/step/round/phase/level .
      let C through .
      nudge/inch/ease/edge/bump/walk/shuffle C along/forward/forwards/on/up/over/onward/onwards to the next stage/step/round/phase/level .
      take C to the next stage/step/round/phase/level .
      take C one/a stage/step/round/notch further/forward/on/up .
      take C forward/further .
      carry C forward/over to the next stage/step/round/phase .
      bring C forward/along to the next stage/step/round/phase .
      push C one/a stage/step/notch forward/on/up/further/along .
      push C through/forward/ahead/onward/onwards/along .
      push C up one/a stage/step/notch .
      bump C up/along/forward/on (a/one) (notch/step/stage/level/rung/peg/round) .
      kick C up a/one notch/level/step/stage .
      move C up/on/forward/ahead/along one/a (stage/step/notch/round/level/rung) .
      move C up/on/forward/ahead/along/forwards/onwards .
      step C up/forward .
      level C up .
      promote/advance/progress C one/a (stage/step/notch/round/level) .
      send C on/through/forward/onward/onwards to the next stage/step/round/phase/level .
      send C through/onward/onwards .
      keep/get C moving/going .
      [proceed|continue|move ahead|move forward|go forward|press on|press ahead|carry on|push on|push ahead|forge ahead] with C .
      put C through .
      keep C in the running .
      get C to the next stage/step/round/phase/level .
      nudge C along/forward/on (a/one) (stage/step/notch/level) .
      inch C forward .
      C is through to the next stage/step/round/phase .
      C goes through .
      C moves on/up/forward/ahead/along .
      C goes forward/ahead/through to the next stage/step/round/phase .
      C advances/progresses .
      C gets the [nod|thumbs up] .
      C gets the green light .
      C is a yes .
      C is a yes from me/us .
      thumbs up for/on C .
    `,
  },
  {
    means: 'move C back one stage',
    said: `
      move/bump/push/send/knock/kick/drop/take/step/put/bounce/pull/bring/slide/shift/walk/set/drag/roll C down/back a/one stage/step/round/notch/level/rung/peg .
      move/bump/push/send/knock/kick/drop/take/step/put/bounce/pull/bring/slide/shift/walk/set/drag/roll C a/one stage/step/round/notch/level/rung/peg down/back .
      demote/downgrade/relegate C (by) a/one stage/step/round/notch/level/rung/peg .
    `,
  },
  {
    means: 'move C to',
    said: `
      give C a shot/go/crack/chance/try/turn at/in (the/a/an)
      nudge/inch/ease/edge/bump/pull/drag/load/shoot/beam/carry/feed/sling/hop C (along/forward/forwards/on/up/over/across/through/ahead/back/down) to/into/onto (the/a/an)
      give C the [nod|thumbs up|green light|go-ahead] for (the/a/an)
      give C a place/spot/slot/seat in/on/at (the/a/an)
      grant C (the/a/an) place in
      get C into/onto (the/a/an)
      get C started/going in/with (the/a/an)
      get C ready/lined up for (the/a/an)
      line/tee/queue/cue/set C up for (the/a/an)
      put C up/down/forward/through for/to (the/a/an)
      put C through to (the/a/an)
      put C through the/a/an
      put C into/onto (the/a/an)
      sign C up for (the/a/an)
      fast-track/fasttrack/rush/whisk/speed/hurry/expedite C (straight/right/directly) (through) to/into (the/a/an)
      fast track C (straight/right/directly) (through) to/into (the/a/an)
      skip/jump/leapfrog/catapult/parachute C (ahead/straight/right/directly) to/into (the/a/an)
      usher/funnel/steer/shepherd/guide/walk/escort/wheel C into/to/onto (the/a/an)
      bump/boost/hoist/lift/raise/kick C (up) to/into (the/a/an)
      bring C in for (the/a/an)
      bring/call/invite/have C back/over for (the/a/an)
      take C (on/over/through/forward/straight) to/into (the/a/an)
      let C loose on (the/a/an)
      let C into/on to/onto (the/a/an)
      let C move/go/pass/advance/proceed (on/over/through) to/into (the/a/an)
      see C through to (the/a/an)
      send C (on/over/off/along/through/up/straight/forward) to/into (the/a/an)
      pass C (on/over/along/through/up/forward) to (the/a/an)
      clear C for (the/a/an)
      approve C for (the/a/an)
      greenlight C for (the/a/an)
      green light C for (the/a/an)
      nominate/earmark/mark C (down) for (the/a/an)
      change/switch/flip/update/set C (over) to/as (the/a/an)
      drag/shift/slide/shuffle/scoot/shimmy/roll C (over/across/along/up) to/into (the/a/an)
      park/place/slot/stick/pop/land/file C into/at/under (the/a/an)
      drop/dump C into/under (the/a/an)
      qualify/ready/prep/shortlist C for (the/a/an)
      hand C over/on/across to (the/a/an)
      bounce/kick/knock/push/pull/drag/walk/roll/send/drop/put/bring/take/bump/nudge C back/down (in)to/into (the/a/an)
      return/revert/demote/downgrade/relegate C (back) to (the/a/an)
      start C in/at (the/a/an)
      graduate C (on) to/into (the/a/an)
    `,
  },
];
