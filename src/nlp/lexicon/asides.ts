// Whole sentences around an order that ask for nothing and tell of nobody: that it is all, how busy one is, how sorry. A time in them
// is none of the order's. Patterns over lower-case text.

const done =
  '(?:done|sent|booked|sorted|finished|through|out|in|set up|all set|completed?|taken care of|confirmed|scheduled)';
const soon =
  '(?:in (?:an?|one|two|three|four|five|ten|fifteen|twenty|a few|\\d+) (?:minutes?|mins?|seconds?|secs?|hours?)|now|soon|shortly|any (?:minute|moment|second)|right (?:now|after this)|all (?:day|morning|afternoon|week)|back[- ]to[- ]back(?: (?:all day|today|until \\p{L}+))?)';

export const asides: readonly string[] = [
  "(?:and |so |ok(?:ay)?,? )?(?:that's|that is|that'll be|that will be|that was|thats|this is) (?:it|all|everything|about it)(?: (?:from|for) (?:me|us|you|now|today|tonight|the (?:moment|day|morning|afternoon|week)|this (?:morning|afternoon|week)))*(?: (?:i think|i guess|then|thanks|thank you|please))*",
  `(?:please |and |just |pls )*(?:let me know|ping me|tell me|drop me a line|give me a shout|shout) (?:when|once|as soon as|after) (?:it|that|this|these|those|they|both|everything|all(?: of (?:it|them|that))?|you)(?:'s|'re|'ve| is| are| has been| have been| were| was)?(?: all| both)?(?: ${done})?(?: (?:please|thanks))?`,
  "(?:please |and |just |pls )*(?:let me know|ping me|give me a shout|shout|tell me) (?:if|in case|should) (?:(?:there(?:'s| is| are| were)?|you (?:have|need|run into|hit|see)|anything|something|i|any|it) ?)(?:any(?: other| more)? (?:questions?|issues?|problems?|trouble|doubts?|concerns?)|any(?:thing)?(?: else| more)?|problems?|questions?|(?:is |looks |seems )?(?:unclear|odd|off|wrong|missing)|missed (?:anything|something)|doesn't work|does not work|fails)(?: (?:from me|please|with (?:it|that|this)))*",
  `(?:i|we)(?:'m| am|'ve| have|'ve got| have got| got|'ll be| will be|'re| are)? ?(?:just |also |only )*(?:an? |my |the |back[- ]to[- ]back )?(?:(?:next|other|another|team|big|long) )*(?:in |into |on |off to |heading (?:in)?to |going into |about to (?:go into|join|start) |walking into )?(?:an? |my |the |another )?(?:(?:next|other|another|team|big|long) )*(?:meetings?|calls?|train|flight|plane|standup|doctor'?s appointment|appointment|lunch)(?: to (?:catch|get to|run to|join))? ${soon}`,
  '(?:i|we)(?:.ve| have)? (?:got |only |just )*(?:five|ten|two|a few|a couple(?: of)?|\\d+) (?:minutes?|mins?|seconds?) (?:before|until|till) (?:my|our|the) (?:next )?(?:call|meeting|train|flight|lunch)',
  "(?:(?:i|we) )?(?:'ve |have |'m |am )?(?:gotta|got to|have to|must|need to|off|about to) (?:run|dash|go|fly|rush|hop|board|jump)(?: (?:off|now|soon|to (?:a|my|the|another) (?:next )?(?:call|meeting|train|flight)))*",
  '(?:(?:so |very |really |and )*(?:sorry|apologies)|my apologies|forgive me) (?:for|about) (?:the|this|being|all the|another) (?:(?:very |so )?(?:short|late|last[- ]minute|many|hurried|extra|sudden|second|long|constant) ?)*(?:notice|rush|message|messages|change|changes|mail|hassle|bother|trouble|request|requests|work|brief|short|late|confusion|back and forth)',
  '(?:hope|trust) (?:you|all|everyone|everything|this|your)[^.!?\\n]{0,12}? (?:had|are|is|have|were|finds?|week|day)[^.!?\\n]{0,40}',
  '(?:(?:it|today|this)(?: has been| was|.s| is|.s been) )?(?:been )?(?:an? )?(?:(?:very|really|such an?|pretty|so) )?(?:long|busy|crazy|hectic|mad|rough|full|packed) (?:day|morning|week|afternoon|one)(?: (?:here|today|again|already|so far))*(?:,? so (?:quickly|briefly|in short))?',
  'finally',
];
