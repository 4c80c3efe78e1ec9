// How people say that somebody gets an offer, or that it is taken back.
import type { Section } from './phrase.ts';

export const offerPhrases: readonly Section[] = [
  {
    means: 'withdraw the offer to C',
    said: `
      withdraw/rescind/retract/revoke/recall/void/annul/yank/kill/nix/scrap/scratch/axe/ditch/drop/remove/cancel/pull/unsend C's (job/open/current/outstanding/old/written/verbal) offer (letter) .
      withdraw/rescind/retract/revoke/recall/void/annul/yank/kill/nix/scrap/scratch/axe/ditch/drop/remove/cancel/pull the/that/our (job/open/current/outstanding/old/written/verbal) offer (letter) to/for/from C .
      withdraw/rescind/retract/revoke/recall/cancel/pull/void the/that/our offer (that) we/i made/sent/gave/extended (to) C .
      take/pull/walk/claw/call/reel back C's offer (letter) .
      take/pull/walk/claw/call/reel back the/that/our offer (letter) to/for/from C .
      take/pull/walk/claw/reel C's offer (letter) back .
      take/pull C's offer (letter) off the table .
      take/pull/walk/claw the/that/our offer (letter) to/for C back .
      take/pull the/that/our offer (letter) to/for C off the table .
      call off C's offer (letter) .
      call off the/that/our offer to/for C .
      call C's offer off .
      call the/that/our offer to/for C off .
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
      put/get an/the offer in front of C
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
      [extend|issue|release|roll out] an/the offer to/for C
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
