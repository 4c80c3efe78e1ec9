// How people say that somebody goes on, gets an offer, or is out.
import type { Section } from './phrase.ts';

export const verdictPhrases: readonly Section[] = [
  {
    means: 'reject C',
    said: `
      pull the plug on C .
      give C the boot/axe/chop/push/heave-ho/elbow/flick/bullet
      give C the old heave-ho
      give C the bad/sad/unhappy news
      give C their/his/her marching orders
      give C a no
      give C a polite/kind/gentle/soft no
      give up on C .
      show C the door/exit
      cut/turn C loose .
      send C packing .
      kick C to the curb/kerb
      throw/toss/chuck C out .
      toss/ditch/dump/scrap/junk/trash/shelve/can/boot C .
      toss/throw/put/chuck C in the no pile
      put C in the reject/rejected/rejection pile
      put C on the no/reject/rejected/rejection pile/list
      move C to the no pile
      add C to the no pile/list
      mark C as a no
      mark C down as a no
      mark C as not suitable/unsuitable
      mark C as not a fit/match
      mark C as not moving forward
      put C out of their/his/her misery
      call it a day with/on C .
      call time on C .
      call it quits with/on C .
      close the book/books/file/door/chapter on C .
      close the file of C .
      close C down/out/off .
      shut/wind C down .
      draw a line under C .
      bow out of C .
      bring down the curtain on C .
      put an end to C .
      put a line through C .
      cross/strike/scratch/knock C off .
      cross/strike/scratch/take/knock/remove C off/from the/our/my (short) list/shortlist
      cross/strike/scratch/take/pull C out .
      take C out of the running/mix/race/hat/process/equation/picture/pool
      take C off the table/board/slate
      drop/remove/exclude/withdraw/pull C from the process/running/mix/race/pool/pipeline/search/list/shortlist/slate/board
      leave C out .
      leave C behind .
      drop C .
      part company/ways with C .
      say goodbye/farewell/adieu/no/sayonara/bye to C .
      say so long to C .
      say thanks but no thanks to C .
      say no thanks to C .
      decline to move forward/ahead with C .
      decline to proceed/continue with C .
      vote no on C .
      veto C for good
      give C the thumbs down
      thumbs down for/on C .
      hard/firm/clear/strong/definite no/pass on/for/to C .
      big no on/for/to C .
      no dice for/with C .
      no go for/on C .
      nix/ax/sack/spike C .
      weed/filter/screen/sift C out .
      screen/weed/filter/sift/rule/count out C .
      count/rule C out .
      thank C and say no
      thank C and decline
      let C off the hook
      let C know it's a no
      let C know that it's a no
      tell C it's a no
      tell C that it's a no
      tell C no .
      tell C no thanks
      turn down C .
      mark C rejected .
      put C down as a no
      regret C .
      bin off C .
      knock C on the head
      not proceed/continue with C .
    `,
  },
  {
    means: 'reject C',
    said: `
      C is not a/the/our (right/good/great/strong) fit/match/one/person so/, reject them/him/her .
      C is a pass/reject/rejection/no .
      C is a hard/clear/strong/definite/firm/big pass/no/reject .
      C gets the boot/axe/chop/push/thumbs down .
      C gets a no/rejection .
      C is dead to us .
      C is toast .
      C is cut .
      C didn't make the cut .
      C doesn't make the cut .
      C did not make the cut .
      C won't make the cut .
      C is out of the running/race/process/mix .
      C goes on the no/reject pile/list .
      C goes in the no pile .
    `,
  },
  {
    means: 'move C to the next stage',
    said: `
      give C the [green light|nod|thumbs up|go-ahead] .
      give C a/the thumbs up .
      green light C .
      greenlight C .
      wave C through/on .
      wave through C .
      pass C (through) to/for the next stage/step/round/phase/level/gate/hurdle .
      pass C through/along .
      let C go through to the next stage/step/round/phase/level .
      let C through .
      take C to the next stage/step/round/phase/level .
      take C one/a stage/step/round/notch further/forward/on/up .
      take C forward/further .
      carry C forward/over to the next stage/step/round/phase .
      bring C forward/along to the next stage/step/round/phase .
      push C one/a stage/step/notch forward/on/up/further/along .
      push C through/forward/ahead/onward/onwards/along .
      push C up one/a stage/step/notch .
      bump C up/along/forward/on (a/one) (notch/step/stage/level) .
      kick C up a/one notch/level/step/stage .
      move C up/on/forward/ahead/along one/a (stage/step/notch/round/level/rung) .
      move C up/on/forward/ahead/along/forwards/onwards .
      step C up/forward .
      level C up .
      promote/advance/progress C one/a (stage/step/notch/round/level) .
      send C on/through/forward/onward/onwards to the next stage/step/round/phase/level .
      send C through/onward/onwards .
      keep C moving/going .
      keep C in the running .
      get C to the next stage/step/round/phase/level .
      nudge C along/forward/on (a/one) (stage/step) .
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
    means: 'move C to',
    said: `
      give C a shot/go/crack/chance/try/turn at/in (the/a/an)
      give C the [nod|thumbs up|green light|go-ahead] for (the/a/an)
      give C a place/spot/slot/seat in/on/at (the/a/an)
      grant C (the/a/an) place in
      get C into/onto (the/a/an)
      get C started/going in/with (the/a/an)
      get C ready/lined up for (the/a/an)
      line/tee/queue/cue/set C up for (the/a/an)
      put C up/down/forward/through for/to (the/a/an)
      put C through (to) (the/a/an)
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
      park/place/slot/drop/stick/pop/dump/land/file C into/at/under (the/a/an)
      bounce/kick/knock/push/pull/drag/walk/roll/send/drop/put/bring/take C back/down (in)to/into (the/a/an)
      return/revert/demote/downgrade/relegate C (back) to (the/a/an)
      start C in/at (the/a/an)
      graduate C (on) to/into (the/a/an)
    `,
  },
  {
    means: 'send C an offer',
    said: `
      make C an offer .
      make it official with C .
      get C under contract .
      get an/the offer out/over/across/off to C .
      get C an/the/his/her/their offer .
      get a/the contract out/over/across/off to C .
      pull the trigger on C .
      pull the trigger on an/the offer to/for C .
      seal the deal with C .
      sign C up/on .
      lock C in/down with an offer .
      lock C in/down .
      snap C up .
      put an/the offer on the table for C .
      put an/the offer in front of C .
      put an offer out/together/through to/for C .
      put a number in front of C .
      put pen to paper with/for C .
      paper C .
      send C the/a contract/paperwork .
      send the/an offer letter/offer/package/paperwork/contract (out/over/across/along) to C .
      send out the/an offer/letter to C .
      shoot/fire/ship/whip C (over) an/the/his/her/their offer (letter) .
      shoot/fire/ship/whip (off/over/out) an/the offer (letter) to C .
      offer C the job/position/role/gig/post/spot/seat/place
      extend C an offer .
      [extend|issue|release|roll out] an/the offer to/for C .
      present C with an offer .
      go ahead with the offer to/for C .
      go to offer with C .
      go out with an offer to C .
      come to C with an offer .
      make the/our offer to C .
      hire C .
      hit C with an offer .
      C gets an/the offer .
      C gets the job/gig/role/post/position
    `,
  },
];
