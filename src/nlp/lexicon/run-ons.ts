// Speech has no stops: what is told runs on into what is to be done, “he never called back so no reject him please”.

const verbs =
  'move|book|send|tell|put|cancel|reject|push|schedule|reschedule|note|add|offer|message|text|email|show|set|get|give|let|find|make|ask|write|take|start|stop|remind|check|drop|bring|look|pull';

/** A request that opens in the middle of a sentence. */
export const requestInside = new RegExp(
  `(?:,? (?:so |um |and |then )?)(?=(?:can|could|would|will) (?:you|u) (?:(?:please|just|maybe|also|then|like) )*(?!(?:put|book|get|set|add|schedule|make|take) (?:that|it|this)\\b)(?:${verbs})\\b)`,
  'giu',
);

/** An order that opens in the middle of a sentence, and whom or what it is about; fewer verbs do where that is a name. */
export const orderInside = new RegExp(
  `,? (?:(?:so|um|then|just|now|please|ok|okay|yeah|let'?s|pls) )*(?:(?:move|mv|put|get|bring|push|bump|advance|reject|send|give|book|tell|ask|email|message|text|offer|nudge|chase) (?=(?:him|her|them)(?![\\p{L}'’]))|(?:mv|snd|cxl|rej|reject|cancel|move|send|push|remind|reschedule|offer|message|email|book) )(?<whom>\\p{L}[\\p{L}'’-]*)`,
  'giu',
);

/** Whom an order that runs on may be about without a name. */
export const pointers = /^(?:him|her|them|it)$/iu;

/** Behind these an order is none, or does not begin. */
export const leadsOn =
  /(?:^|[\s,])(?:u|to|not|never|ever|don't|dont|do|does|did|didn't|can|can't|cant|cannot|would|could|should|will|won't|wont|might|may|must|shall|gonna|wanna|gotta|i|we|you|he|she|they|it|who|which|that|or|if|when|whether|the|a|an|his|her|my|our|this|your|their|let's|lets|of|for|with|by|on|in|at|from|about|and|n|nd|plus|but|also|almost|nearly|already|just|even|rather|help|go|please|so|hi|hey|hello|quick|quickly|re|is|was|be|next|first|last|second|gentle|to-do)$/iu;

/** Where such a word stands before, the order may be somebody else's, a thought, or words to somebody. */
export const otherwise =
  /\b(?:as soon as|when\w*|while|after|before|assuming|provided|given|in case|on condition|subject to|depending|under no|no way|by no means|the (?:day|moment|minute|second|time|week)|keeps?|kept|shout\w*|yell\w*|scream\w*|insist\w*|beg\w*|demand\w*|want\w*|wish\w*|need\w*|refus\w*|tell|ask|asks|asked|message|text|note|write|wrote|say|says|said|saying|email|remind|inform|know|if|whether|wonder\w*|hoping|hope|think you|maybe|perhaps|unless|until|once|should|would|could|might|imagine|suppose|what if|told|tells|goes|went|is like|was like|dreamt|never(?! (?:[a-z]+ed|sent|came|got|was|did|had|heard|made|gave|wrote|took|left|paid|said|told|rang|met|went)\b)|almost|nearly)\b/iu;

/** What was done is taken back, at the end of what is told. */
export const undoInside =
  / (?:(?:so|um|then|just|now|please|ok|okay|well) )*(?:(?:undo|revert|reverse|scrap|cancel) (?:it|that|this|the (?:thing|meeting|call|booking|move|whole thing))|(?:take|put|move|bring) (?:it|that|this|her|him|them|\p{L}{3,}) back)(?: (?:again|please|then|now|for me))*[.! ]*$/iu;

/** Somebody is, was or did something. */
export const tells =
  /(?:^|\s)(?:is|was|has|had|did|came|went|got|gave|made|does|sounds?|seems?|looks?|\p{L}+'s|\p{L}{3,}ed|wrong|mistake)(?=\s|$)/iu;
/** “No” takes back, and denies nothing. */
export const denied = /\b(?:not|never|nobody|\p{L}+n't)\b/iu;
/** What is asked or denied leads to no stage. */
export const denies =
  /\b(?:not|no|never|nobody|\p{L}+n't)\b|^(?:(?:and|so|but|well|um) )*(?:has|have|did|is|was|does|who|what|when|which|how|why|where)\b|(?:^|\s)(?:to|in|at|into|onto|for|the|a|an|from|of|with|on|as|passed|finished|failed|completed|cleared|did|had|his|her|their|is|was|and|or|by|next|last|first|second)$/iu;
/** Behind a stage that is ordered after what was told. */
export const stageSaid =
  '(?: stage| round)?(?: (?:next|now|then))?(?: (?:please|pls|for (?:her|him|them|both)(?: then| now| please)?))(?=\\s*(?:$|[.!] |and ))';
/** “… his papers came”: why; but “… he said” tells whose words they are. */
export const goesOnTelling =
  /^ (?:(?:his|her|their|the) \p{L}+ (?!and\b)\p{L}+|(?:he|she|they)(?:'s| is| was| has| had)? (?!said|says?|think|wants?|ask|told|tells|suggest|wrote|writes|reckon|would|could|should|might|may|hopes?|(?:is|was) (?:asking|hoping|wondering))\p{L}+)/iu;
