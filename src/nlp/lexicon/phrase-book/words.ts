// How people have something said, sent or written down.
import type { Section } from './phrase.ts';

export const wordPhrases: readonly Section[] = [
  {
    means: 'tell U:',
    said: `
      loop U in
      loop in U
      bring/get/put U in/into the loop/picture
      bring U up to speed/date
      get U up to speed/date
      keep U in the loop/picture
      keep U posted/updated/informed/abreast
      fill/clue/cue U in
      fill in U
      give U a/the/an heads-up/headsup/shout/buzz/holler/update/steer/word/warning
      give U a/the (quick/little/friendly/fair) [heads up|warning|update]
      give U notice/warning/word
      give U the news/word/update/message/low-down/lowdown
      put U in the picture
      put a flea/bug in U's ear
      drop/have/get a word in U's ear
      make U aware
      get word to U
      get a/the message to U
      get a/the message across/over/through to U
      pass a/the/this message/word/news/info (on/along) to U
      pass/send/get word (on/along/back) to U
      pass on to U
      pass (it/this) (on/along) to U
      let U in on the news/fact
      flag to/for U
      flag up to U
      flag it to/for/with U
      say to U
      mention/whisper/signal/relay/report/convey (it) (back) to U
      hit/ping/buzz/holler/chat/call U up with
      shoot/drop/fire/send/ping/flick/sling/lob/zap U (over) a/an/the quick/short/brief/little/wee (slack) line/note/message/msg/dm/text/word/update/fyi
      shoot/drop/fire/send/ping/flick/sling/lob/zap U (over) a/an/the (slack) line/message/msg/dm/text/word/update/fyi
      leave U a message/word
      U [should|ought to|needs to|has to|must|wants to] (please) [know|hear|be told|be informed|be aware]
      word/note/message to U
      quick word/note/message to/for U
      a/one (quick/short) word/message to/for U
      FYI/fyi/heads-up for/to U
      nudge/poke/prod/jog U
    `,
  },
  {
    means: 'message C:',
    said: `
      drop/shoot/fire/send/flick/sling/lob/zap C (over) a/an/the quick/short/brief/little/wee line/message/msg/text/email/e-mail/mail/word/update
      drop/shoot/fire/send/flick/sling/lob/zap C (over) a/an/the line/message/msg/text/email/e-mail/mail/word/update
      drop/shoot/fire/send/flick/sling/lob/zap (off/over/out) a/an/the (quick/short/brief/little/wee) line/message/msg/text/email/e-mail/mail to C
      get word to C
      get a/the message to C
      get a/the message across/over/through to C
      pass a/the/this message/word/news/info (on/along) to C
      get back to C
      answer/reply C
      write/reply/respond back to C
      write back to C
      let C hear
      give C the news/word/update/message
      give C a/the (quick/little/friendly/fair) [heads up|heads-up|update]
      bring/get C up to speed/date
      keep C posted/updated/informed
      fill/clue C in
    `,
  },
  {
    means: 'add a note to C:',
    said: `
      annotation/comment/remark/memo/observation/addendum/entry for/on/to/about/re C
      a/one/another/quick annotation/comment/remark/memo/observation/entry for/on/to/about/re C
      annotate C's record/profile/file/card/page
      annotate C
      comment on C
      put/pop/stick/drop/leave/add/write/log/enter/scribble/jot/chuck/bung/whack/tack/pin a/an/the (quick/little/short/brief) comment/remark/memo/observation/annotation/line/word/post-it/sticky on/to/in/against/under/about C
      put/pop/stick/drop/leave/add/write/log/enter/scribble/jot/chuck/bung/whack/tack/pin a/an/the (quick/little/short/brief) comment/remark/memo/observation/annotation/line/word/post-it/sticky on/to/in/against/under C's record/profile/file/card/page
      put/get/set this/it down/on record for/against/about/on C
      put/get/set this/it on C's record/profile/file/card/page
      to C's record/profile/file/card/page
      for C's record/profile/file/card/page/notes
      on C's record/profile/file/card/page
      in C's record/profile/file/card/page/notes
      C's record/profile/file/card/page/notes
      file/log/record/register/capture/minute/store/save/document against/under/on/about/for C
      notes on/for/about/re C
      for the record on C
      keep in mind on/for/about/with C
    `,
  },
  {
    means: 'follow up with C',
    said: `
      circle/come/double/loop back [with|to|around to|round to] C
      circle back around/round to C
      touch base/bases with C
      check (back) in with/on C
      get back in touch with C
      reconnect/re-connect/reengage/re-engage with C
      give C a/another/one more (gentle/little/friendly/quick/soft/light/polite) nudge/poke/prod/push/ping/bump/shove/reminder/tap/kick
      give C a (gentle/little/friendly/quick) tap on the shoulder
      send/shoot/drop/fire C a/another/one more (gentle/little/friendly/quick/soft/light/polite) [nudge|poke|prod|push|ping|bump|reminder|follow-up|chaser|follow up]
      send/shoot/drop/fire (off/out) a/another/one more (gentle/little/friendly/quick/soft/light/polite) [nudge|poke|prod|push|ping|bump|reminder|follow-up|chaser|follow up] to C
      chase/hound/prod/poke/nudge/bump/ping/chivvy/jog C (up/again) ![along|forward|forwards|on to|onto|onward|onwards|up|down|back|ahead|over|into|in|through|out|off|one|a|to the next|to next|to the previous|to a]
      chase up/after/down C
      follow C up
      give C a chase
      warm C up
      rekindle things with C
      get the ball rolling again with C
      C [needs|could use|could do with|is due|is owed] a/another (gentle/little/friendly/quick) [nudge|poke|prod|push|ping|bump|reminder|chaser|follow-up|follow up]
    `,
  },
  {
    means: 'send C the',
    said: `
      fire/shoot/ship/whizz/whip/sling/flick/lob/bung/zap/ping/beam/push/forward/pass/slide/toss/drop/fling/pop/get C (over/off/across/along) the/our/an
      hook/set/fix C up with the/our/a/an
      hit C up with the/our
      hit C with the/our
      furnish/provide/supply/present/equip C with the/our
      make sure C gets/get/receives/receive/has/have the/our
      [see to it that|see to it|see that|see|ensure that|ensure|make sure that|make certain that|make certain] C gets/get/receives/receive/has/have the/our
      issue C with the/our
      treat C to the/our
    `,
  },
  {
    means: 'send to C the',
    said: `
      fire/shoot/ship/whizz/whip/sling/flick/lob/bung/zap/ping/beam/push (off/over/out/across) to C the/our
    `,
  },
];
