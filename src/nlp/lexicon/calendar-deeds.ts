// How people say that a meeting of the calendar is off, at another time or of another length. Patterns over lower-case text in
// which what was recognised stands as one letter: M a meeting and whatever tells which, T a time, L a length.

const polite =
  "(?:please|pls|kindly|just|so|then|and|ok|okay|right|well|anyway|again|now|thanks|thank you|ta|cheers|today|asap|(?:can|could|would|will) (?:you|u)(?: be so kind(?: as to)?| be a dear and)?|would you mind|do|if you (?:would|could|can|please|don't mind)|for (?:me|us|him|her|them)|would you|will you|could you|you (?:can|may|must|should)|we (?:can|must|should|need to|have to)|let's|lets|i(?:'d| would) (?:ask|like) (?:that )?you(?: to)?|need to|want to|go ahead and)";
const around = `(?:${polite}|,)\\s*`;
const alone = (body: string): RegExp => new RegExp(`^(?:${around})*(?:${body})[\\s,]*(?:${around})*$`, 'u');

/** What is done to a meeting that is not to be. */
const offVerb =
  '(?:cancel|scrub|scrap|bin|drop|kill|ditch|axe|nix|lose|bag|can|delete|remove|strike|scratch|pull|shelve|abandon|abort|annul|cxl|xcl|wipe|sack off|call off|get rid of|do away with|pull the plug on|cross (?:out|off)|strike off|wipe off|chuck|bump off|dump|void|release|free up|unbook|withdraw|(?:throw|chuck|kick|toss) out)';
const offDone =
  '(?:cancell?ed|scrubbed|scrapped|binned|dropped|killed|ditched|axed|nixed|deleted|removed|pulled|shelved|abandoned|aborted|called off|taken (?:out|off)|struck|scratched|wiped|canned|dumped|withdrawn|thrown out)';
const book =
  "(?:(?:from|off|out of|of|in) )?(?:the |my |our |your |her |his |their |M(?:'s)? |T )?(?:calendar|diary|schedule|agenda|books?|list|board|plan)(?: of M)?";
const mayBe =
  "(?:can|must|should|has to|have to|needs? to|will have to|ought to|is to|are to|may|'ll have to|had better)";
const adverb =
  "(?:,? ?(?:alas|unfortunately|sadly|then|now|also|as well|after all|simply|just|really|please|i fear|i'm afraid),?)*";

/** It, that is in words of its own called off: what it is stands beside it. */
export const callsItOff = alone(
  `(?:${offVerb}(?: (?:it|that|this|that one|the (?:meeting|thing|whole thing|lot)))?|(?:call|knock) (?:it|that) (?:off|on the head)|(?:take|cross|strike|get|pull|throw|chuck|kick|toss) (?:it|that|this)(?: (?:out|off|down|away))?|off|have it ${offDone}|out (?:of|from) ${book} with (?:it|that|this))(?: ?${book})?(?: (?:altogether|entirely|completely|too|after all))?`,
);
/** The meeting is named with it. */
export const callsOff = [
  alone(`${offVerb} M(?: ?${book})?(?: altogether| entirely| completely| too| after all)?`),
  alone(`(?:call|knock|take|cross|strike|get|pull) M (?:off|out|down|away|on the head)(?: ?${book})?`),
  alone(`M(?: is)? (?:to )?(?:${offVerb}|off the (?:calendar|diary|schedule))(?: it)?`),
  alone(`M ?${adverb} ${mayBe}${adverb} (?:go|be ${offDone}|come (?:out|off)|go away)(?: ?${book})?`),
  alone(
    `(?:there(?:'s| is) )?no (?:longer (?:a |any )?)?(?:need|use) (?:for|of) M(?: (?:anymore|any more|any longer))?`,
  ),
  alone(
    `(?:i|we)(?: no longer need|(?: don't| won't| do not| will not)(?: be)? need(?:ing)?) M(?: after all| any ?(?:more|longer))?`,
  ),
  alone(
    `M ?(?:isn't|is not|'s not|won't be|will not be|shall not be|won't|will not|shall not|shan't|is no longer|'s no longer) (?:happen(?:ing)?|going ahead|go ahead|taking place|take place|going to happen|needed|required|necessary|on)(?: after all| any ?(?:more|longer)| now)?`,
  ),
  // “M is dead”, “M: off”, “M is hereby cancelled”
  alone(`M ?(?:(?:is|'s|:|=|to) ?)?(?:${adverb} ?)?(?:off|dead|toast|history|no more|dead in the water)`),
  alone(`M is no longer (?:needed|required|necessary) and (?:may|${mayBe}) be ${offDone}(?: ?${book})?`),
  alone(`M (?:is|are) (?:(?:herewith|hereby) ${offDone}|to be ${offDone})(?: ?${book})?`),
  // “I want M gone from the calendar”, “M should disappear”
  alone(
    `(?:i|we)(?:'d| would)? (?:want|need|like)(?: to see| to have)? M (?:gone|off|out|away|${offDone})(?: ?${book})?`,
  ),
  alone(`M ?${adverb} ${mayBe}${adverb} (?:disappear|vanish)(?: ?(?:${book}|T))?`),
  alone('M (?:falls|is falling|has fallen) (?:out|through|flat|away)'),
];

const shiftVerb =
  '(?:move|push|shift|bump|change|bring|delay|switch|put|slide|swap|kick|nudge|reschedule|postpone|rebook|defer|adjust|pull|drag|shove|bounce|roll|relocate|update|amend|correct|fix|prepone|alter|knock|set|make|re-?jig|slip)';
const way =
  '(?:back|out|on|over|along|up|forward|earlier|later|down|across|round|around|accordingly|to then|to that|to suit|there)';

/** It is to be changed, to what stands beside it. */
export const changesIt = alone(
  `(?:(?:it's |it is |is it |is )?possible to )?${shiftVerb}(?: (?:it|that|this|them|him|her|M|things?))?(?: ${way})*|(?:do|see to|sort|sort out|arrange|handle|manage|take care of|action|look after|organise) (?:it|that|this)(?: out)?(?: for M)?|(?:(?:it's |it is |is it |is )?possible)|do|to change|(?:update|amend|change|correct|adjust|fix) (?:the|my|our|your) (?:diary|calendar|schedule|invite|invitation|entry)(?: accordingly)?|M (?:needs|wants|could do with) (?:an? )?(?:better|other|new|different|another) (?:M|time|hour|day|date)`,
);

/** It is changed, and the value stands with it. */
export const changes: readonly RegExp[] = [
  // “M should begin T”, “M needs to go to T”, “could M start T”, “M is better T”
  new RegExp(
    `^(?:${around})*(?:(?:could|can|may|might|would) )?(?:M|it|that|this)? ?(?:to |'s )?(?:(?:${mayBe}|could|can|would|wants?|needs?|could do with|should)(?: to)? )?(?:start|begin|kick off|be|go|move|run|last|happen|take place|sit|come|get|have|open|shorten|extend|stretch|trim|cut|reduce|lengthen|prolong|do|become|commence|slips?|slides?|shifts|moves|goes|an|a|another)\\b`,
    'u',
  ),
  new RegExp(`^(?:${around})*${shiftVerb} (?:it|that|this|them|M)\\b`, 'u'),
  // “Phuong's interview please change to 11:30”
  new RegExp(`^(?:${around})*${shiftVerb} (?:to|until|till|for) (?:at )?T\\b`, 'u'),
  new RegExp(`^(?:${around})*(?:start|begin|have|give|do|get) (?:it|that|this|him|her|them|M)\\b`, 'u'),
  new RegExp(
    `^(?:${around})*(?:extend|stretch|lengthen|prolong|expand|shorten|cut|trim|reduce|shave|shrink) (?:it|that|this|M|L)\\b`,
    'u',
  ),
  new RegExp(`^(?:${around})*make (?:it|that|M)\\b`, 'u'),
];

/** Without a verb, one of these says that something is to be otherwise. */
export const otherwise =
  /\binstead\b|\bnot\b|\brather than\b|→|->|\bto [TL]\b|^(?:please )?M to at T\b|\bsame (?:time|hour|slot|day)\b|\b(?:later|earlier|sooner|longer|shorter)\b|\b(?:another|extra)\b|\bstarts?\b|\bbegins?\b|\bonly\b/u;

/** An order that begins without a stop: “she can't do four push it to five”. */
export const suddenly = `\\s+(?<!\\b(?:to|you|u|not|never|and|please|pls|we|let's|can|could|would|will|should|must|or|i|they|he|she|it|the|a|an|\\w+n't|cannot|just|kindly|then|so)\\s+)(?=(?:${shiftVerb}|${offVerb}) (?:it|that|him|her|them|his|their|the)\\b)`;

/** What has to stand before it, so that it is one. */
export const prompting =
  /\b(?:can't|cannot|can only|could only|won't make|(?:is|are|'s) (?:ill|sick|off|out|away|late|stuck))\b/iu;

/** When somebody can is told; that it is to be then, is said beside it. */
export const onlyTells = /\b(?:can|could) only\b|\b(?:can|could|will|would) (?:do|make|manage|come|have)\b/u;

/** Small words of these orders that change nothing by themselves. */
export const deedWords: ReadonlySet<string> = new Set(
  'start starts starting begin begins beginning kick instead not rather than same hour slot later earlier sooner longer shorter another extra additional further more less back forward out up down only do does could can should must needs need has have had ought would like wants want better make makes give extend extended stretch stretched lengthen lengthened prolong prolonged expand shorten shortened cut trim trimmed reduce reduced shave move moved moving push pushed shift shifted put bring brought change changed postpone postponed delay delayed reschedule rescheduled prepone preponed shove swap correct corrected fix amend adjust be by it that this they we run last please duration length become commence slips slide slides slip shifts moves goes hours clock sharp after all then run running good long lasting whole full plus between from of because so possible happen place take'.split(
    ' ',
  ),
);

/** “The panel would be much better at two”: it suits, and so is to be. */
export const suits =
  /^(?:so |then |and )*M (?:is|would be|will be|'d be) (?:much |far |a lot |really |way )?better (?:off )?(?:at |on |if it were )?(?:[TL]\b)/u;

/** What binds nothing, though its words might. */
export const remarks =
  /^(?:and |but |so )*(?:i (?:don't|do not) (?:know why|mind|care(?: why)?|ask)|(?:please )?don't (?:ask(?: me)?(?: why)?|worry|laugh)|no idea why|i never know why)$/u;

/** They name until when, and that is when it shall be. */
export const untilThen = /\b(?:postpone|defer|delay|put(?:ting)? off|push|adjourn|hold over)\w*\b[^.;]*$/iu;

/** Behind one of these, or before one of those, a time is what it is not to be. */
export const unwelcomeBefore =
  /\b(?:not|instead of|rather than|and not|but not|no longer|nt)(?: (?:at|on|the))?\s*$|\b(?:can't|cannot|can not|couldn't|won't|unable)\b[^,.;]{0,30}$|\b(?:until|till|til|before|after|since)(?: at| on)?\s*$/iu;
export const unwelcomeAfter =
  /^,? (?:is|'s|was|are) (?:(?:a bit|far|much|way|really) )?(?:too|no good|not|out|impossible|busy|full|taken|gone|off)\b|^,? (?:doesn't|does not|won't|isn't|can't|cannot|clashes|no longer)\b|^,? (?:anymore|any more|any longer)\b/iu;
/** A time in a clause like this is one that suits. */
export const welcome =
  /\b(?:can|could|will|would|'ll|'d) (?:only )?(?:do|make|manage|come|be there|start|be better|be good|be fine|suit|work|prefer|like|be|be free)\b|\bonly (?:do|has|have|got|free)\b|\b(?:works?|suits?|is|are|'s) (?:(?:much|far|a lot|really|only|more) )?(?:better|good|fine|ok|okay|best|free|easier|convenient)\b|\b(?:prefers?|free|available|suggests?|proposes?|wants?|asks?|asked|wishes|needs)\b/iu;

/** Nothing of a message with one of these outside what was recognised is done unasked. */
export const binding =
  /\b(?:if|unless|or|maybe|perhaps|might|in case|once|provided|assuming|except|unsure|not sure|suppose|imagine|whichever|thinking of|wonder|wondering|should we|shall we|what if|a bit|a little|somewhat|or so|roughly|i hope|either|don't|do not|dont|never|under no circumstances|by no means|no reason|refrain|avoid|must(?:n't| not)|should(?:n't| not)|nobody|no one|not to|rather not|against|a mistake|too (?:early|late) to|hold off|regret|decided not|my mind|as soon as|not (?:the|that|this|M|only)\b|pending|until (?:he|she|they|we|you|i)\b|,? (?:says|said|claims|claimed|reckons|thinks) \p{L}+(?=[.!]|$)|i (?:told|said to) (?:him|her|them) no|hold on|hang on|wait|second thoughts?|not (?:yet|now|today)|(?:just )?(?:kidding|joking)|jk|soon as|scratch that|forget (?:it|that)|never ?mind|leave (?:it|that|the|her|him|them|M))\b/iu;

/** “…, Ann told me”: behind an order, whose words it is. */
export const onlySaid =
  /^(?:[Ii]|we|he|she|they|M|somebody|someone) (?:told|said|says|say|wrote|mentioned|was told|were told)(?: to)?(?: (?:M|me|us|him|her|them|everybody|everyone))?(?: (?:T|yesterday|earlier|before|the other day|last \p{L}+))?$/u;

/** Wherever in the message one of these stands, it is bound to something or left open, though each part by itself is not. */
export const bindingAll =
  /\b(?:the same (?:thing |again )?(?:for|with|to)|same (?:again )?for|ditto|likewise|as (?:soon|long) as|any (?:other )?(?:day|time|hour|week)\b(?! now)|some (?:other )?(?:day|time)\b|(?:like|love|wants?|wish(?:es)?|keen|asked) to (?:meet|see|speak|talk|interview|chat|catch up|sit down)\b(?!.*\b(?:instead|rather|earlier|later)\b)|just kidding|only kidding|only joking|just joking)/iu;

/** Two meetings are meant. */
export const ofSeveral =
  /\bboth\b(?=,? (?:are |is )?(?:off|gone|go|can go|cancel\w*|dead|out|to go)\b)|\bare both\b|\b(?:cancel|drop|scrap|kill|bin|scratch|delete|remove|move|push|shift|postpone) (?:them|both)\b/iu;

/** Without one of these nothing is ordered of a meeting, and the calendar is not looked at. */
export const mayMean = new RegExp(
  `\\b(?:${offVerb}|${offDone}|${shiftVerb}|off|out|head|dead|toast|history|gone|disappear|vanish|hereby|herewith|happening|needed|need|go|falls|start\\w*|begin\\w*|extend\\w*|stretch\\w*|lengthen\\w*|prolong\\w*|shorten\\w*|trim\\w*|reduce\\w*|make|give|have|do|to|instead|not|same|later|earlier|longer|shorter|another|extra|should|could|please|pls)\\b|→|->`,
  'iu',
);
