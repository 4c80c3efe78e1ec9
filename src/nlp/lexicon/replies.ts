// Words of replies to what was asked or proposed.

/** Behind an answer it is no order of its own: “Lopez, go ahead”, “at 3, book it”, “thursday, make it 45 minutes”. */
export const orderInReply =
  /^(?:(?:please|pls|just|you can|let's)[,\s]+)*(?:use|with|make (?:it|that)|(?:do|send|book|set|put|schedule|approve|confirm|move|take|reject|decline|go with) (?:it|that|this|so|him|her|them)(?: (?:then|please|now|for (?:me|us)|too|in|up|down|out|on|forward))*[\s.!]*$|go ahead|go for|do(?! not|n't)\b|thanks?|cheers|ok(?:ay)?\b)/iu;

/** In front of and behind a word on a request that waits. */
export const aroundVerdict =
  /^(?:(?:hm+|well|sorry|wait|actually|and|but|then|so|please|also|uh|oh|let's|i'd say|i say|while|whereas)[,\s]+)+|(?:[,\s]+(?:please|pls|then|too|also|as well|thanks|thx|though|i think|instead))+[\s.!]*$/giu;

/** “Yes to Tom's”, “the first can go”: `<what>` is approved. */
export const approves: readonly RegExp[] = [
  /^(?:approve|accept|sign off(?: on)?|green-?light|confirm|authori[sz]e|(?:it's )?(?:a )?(?:yes|yep|yeah|ok(?:ay)?|go(?: ahead)?|fine|good)(?: (?:to|for|on|with)(?! go\b))?|say yes to) (?<what>(?!ahead$)\S.*)$/iu,
  /^(?<what>\S.*?)(?:,|:| is| are)? (?:(?:a )?yes|ok(?:ay)?|fine|good to go|(?:can|may|should) (?:go|be approved)(?: ahead| out| through)?|approved|goes? (?:ahead|out|through))$/iu,
];
/** “No to Kenji's”, “the second is off”: it is declined. */
export const declines: readonly RegExp[] = [
  /^(?:decline|deny|refuse|veto|turn down|withdraw|drop|scrap|(?:it's )?(?:a )?(?:no|nope)(?: (?:to|for|on|with))?|say no to|not|don't approve|do not approve|don't do) (?<what>\S.*)$/iu,
  /^(?<what>\S.*?)(?:,|:| is| are)? (?:(?:a )?no|off|declined|denied|refused|not|should (?:not|be declined))$/iu,
];
/** “Not Kenji yet”, “Kenji's can wait”: it waits on. */
export const waitsOn: readonly RegExp[] = [
  /^(?:not|don't approve|don't do) (?<what>\S.*?) (?:just )?(?:yet|now|for now)$/iu,
  /^(?:hold|park|keep|leave|wait (?:on|with|for)|hold off (?:on|with)) (?<what>\S.*?)(?: (?:back|for now|waiting|open|on hold|for later|as it is))?$/iu,
  /^(?<what>\S.*?)(?:,|:| is| are)? (?:not (?:just )?yet|not now|can wait|later|waits?|on hold|stays? (?:open|pending))$/iu,
];
/** Of one request alone these words are read elsewhere, by what else they may be about. */
export const mayBeOther =
  /^(?:(?:drop|scrap|withdraw|not|turn down|don't do|accept|confirm|go(?: ahead)?|(?:ok(?:ay)?|good|fine|yes|yeah|yep|no|nope)(?! (?:to|for|on|with)\b))\b|.*\b(?:off|not|out)$)/iu;
