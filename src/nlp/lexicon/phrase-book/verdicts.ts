// How people say that somebody is out.
import type { Section } from './phrase.ts';

export const verdictPhrases: readonly Section[] = [
  {
    means: 'reject C',
    said: `
      pull the plug on C .
      cut/sever ties with C .
      move on from/without C .
      [we're|we are|i'm|i am|we'll be|we have decided on] passing on C .
      [we're going to|we are going to|we've decided to|we have decided to|we decided to|i've decided to|i'm going to|we'll|i'll] pass on C .
      end/finish things/it with C .
      call it on C .
      wash our/my hands of C .
      wash C out .
      knock C back .
      deselect/unshortlist/de-list/delist C .
      give C the boot/axe/chop/push/heave-ho/elbow/flick/bullet
      give C the old heave-ho
      give C the bad/sad/unhappy news
      give C their/his/her marching orders
      give/send C a (polite/kind/gentle/soft/nice/quick/firm/warm) no .
      give/send C a/the (polite/kind/gentle/soft/nice/quick/firm/warm) [decline|brush-off|turn-down|turndown|no-thanks|no thanks|no thank you|thanks but no thanks|thank you but no|no-go] .
      give up on C .
      show C the door/exit
      cut/turn C loose .
      send C packing .
      kick C to the curb/kerb
      throw/toss/chuck/kick/boot/wash C out (of the process/pipeline/running/pool/race/funnel/mix) .
      toss/ditch/dump/scrap/junk/trash/shelve/can/boot/scratch/chop C .
      toss/throw/put/chuck C in the no pile
      put C in the reject/rejected/rejection pile
      put C on/in/into/onto the no/reject/rejected/rejection pile/list/bucket/folder
      move C to/into/onto the no/reject/rejected/rejection pile/list/bucket/folder .
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
      close/wrap/wind down/out/off/up C .
      [withdraw|end|stop|halt|terminate|discontinue|conclude|wind up|wrap up|close down] C's process/application/candidacy/candidature/file .
      close/shut C's file/case/process/record/candidature/candidacy/application (out/down/off) .
      [end|stop|halt|terminate|discontinue|conclude|wind up|wrap up] the process/application/candidacy with/for/of C .
      shut/wind C down .
      draw a line under C .
      bow out of C .
      bring down the curtain on C .
      put an end to C .
      put a line through C .
      cross/strike/scratch/knock C off .
      cross/strike/scratch/take/knock/remove C off/from the/our/my (short) list/shortlist
      cross/strike/scratch/take/pull C out .
      take/pull/cut/drop/leave/count/rule C out of (the) (further) running/mix/race/hat/process/equation/picture/pool/pipeline/funnel/contention/consideration
      take C off the table/board/slate
      drop/remove/exclude/withdraw/pull/cut/strike C from (the/our/any) (further) process/running/mix/race/pool/pipeline/search/list/shortlist/slate/board/contention/consideration
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
      give C the/a thumbs down
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
      thank C and reject/decline (them/him/her) .
      thank C (for their/his/her time) (and/but) [say no|decline|reject|pass] .
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
      C's a (hard/clear/firm/big) no/pass (from [me|us|the team|the panel|everyone]) .
      C is a no from [the team|the panel|everyone|all of us] .
      C [isn't|is not|isn't quite|is not quite] [a fit,|the one,|the right fit,|a match,|right for us,|what we need,|for us,] (please) [close out|close it out|close her out|close him out|close them out|decline|pass] .
      [not a fit,|not the one,|not a match,|not for us,] (please) close/reject/decline (out) C .
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
];
