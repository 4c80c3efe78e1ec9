// What is said around orders and asks for nothing: how new one is, how busy, how sorry, whether it is said properly, that it was all.
// Each may be a sentence of its own, stand before an order or behind one. Patterns over lower-case text.

const i = "(?:(?:(?:i|we)(?:'ll be|'m|'re|'ve|'d| will be| am| are| have)?|im|ive) )?";
const soft =
  '(?:(?:really|quite|totally|entirely|exactly|even|very|so|fully|honestly|still|just|only|literally|100%|too|yet|all that|that|pretty|brand|kind of|kinda|fairly|almost|reasonably|a bit|also|right|now|probably|sorry|as you know|super) )*';
const it =
  '(?:this|it|that|things?|these|all (?:of )?this|any of (?:this|it|that)|everything|anything like this|you|the whole thing|one of these|the (?:\\p{L}+ )?(?:system|tool|app|thing|board|bot|process))';
const isIt = "(?:it's|it is|this is|that's|that is|thats|today is)";
const here =
  '(?: (?:here|yet|properly|right|correctly|at all|before|in here|(?:(?:very|that|too|so) )?well|much|either|for me|on the job|today|again|already|so far|now|please|thanks|thank you|then|i think|i guess|maybe|perhaps|i know|from me|sorry))*';
const tells = '(?:say|put|ask|type|write|use|spell|call|word|phrase|do)';
const telling = '(?:doing|saying|asking|typing|using|wording)';
const inTime =
  '(?:in (?:an?|one|two|three|four|five|ten|fifteen|twenty|a few|\\d+) (?:minutes?|mins?|seconds?|secs?|hours?)|now|rn|at the moment|soon|shortly|any (?:minute|moment|second)|right (?:now|after this)|all (?:day|morning|afternoon|week)|back[- ]to[- ]back(?: (?:all day|today|until \\p{L}+))?)';
const away = '(?:meetings?|calls?|train|bus|plane|flight|lift|elevator|stand-?up|(?:doctor.?s )?appointment|lunch)';

const another = '(?:(?:next|other|another|team|big|long|an?|my|the|back[- ]to[- ]back) )*';

/** “New here”, “my first week”, “still learning the ropes”. */
const newness = [
  `${i}${soft}new (?:here|to (?:${it}|the (?:team|company|job|role|desk|place|office)|recruiting|muster))`,
  `${i}${soft}(?:started|joined|began)(?: (?:here|working here|(?:this|in this) (?:job|role)|at the company|on the team))? (?:today|yesterday|(?:(?:this|last) |on )(?:week|month|morning|\\p{L}+day)|(?:two|a few) days ago|a (?:day|week) ago)`,
  `(?:${isIt} )?${soft}(?:my )?(?:(?:first|second|third|fourth|fifth|1st|2nd|3rd) (?:day|week|time|one|try|go|attempt)|(?:day|week) (?:one|two|three))(?: (?:with|using|doing|at|on) (?:this|it|you|the (?:desk|job)))?${here}`,
  `${i}still (?:learning|finding my (?:way|feet)|getting (?:used to|the hang of) (?:this|it|things|the \\p{L}+)|(?:figuring|working) (?:this|it|things|everything) out)(?: (?:around|how (?:this|it) works|the ropes|as i go|all this|the system|the tool))*${here}`,
];

/** What somebody is not sure of, and what changes nothing about an order. */
const unknown = [
  `how ${it}(?: all| really| quite)? works?`,
  `how (?:(?:to|i|you|one|we)(?: should| would| can| am supposed to|'m supposed to| have to)? )${tells}s?(?: ${it})?`,
  `(?:what|how|which \\p{L}+) (?:it's|it is|this is|that's|you|we|they|one|the [\\p{L} ]{2,20} is)(?: officially| properly)? (?:called|calls?|named|clicks?|press|types?|says?)(?: (?:it|that|this))?`,
  "(?:if|whether|that) (?:this|it|that|here)(?:'s| is)(?: even)? (?:the (?:right|correct|proper)|where|how|the way|something you)(?: [^,.;:!?–—-]{1,40})?",
  `(?:(?:if|whether|that) )?(?:i'm|i am) (?:${telling}|in the right|at the right|(?:meant|supposed) to (?:ask|do this|write))(?: [^,.;:!?–—-]{1,40})?`,
  'the (?:system|tool|lingo|terms?|words?|jargon|ropes|commands?|app|(?:right|proper|correct) (?:words?|terms?|buttons?|names?))',
  `(?:done|used|tried|typed|asked|worked with) ${it}`,
].join('|');
const lacks =
  "(?:not|don't|do not|dont|haven't|have not|havent|never|no idea|have no idea|hardly|barely|unsure)(?: (?:sure|certain|know|clear|used to|familiar with|understand|get|confident))?";

/** “Not sure this is the right place”, “silly question”, “tell me if I got it wrong”, “or whatever it's called”. */
const doubts = [
  `${i}(?:still )?${lacks} ${soft}(?:(?:sure|certain|clear|confident|know|understand|get) )?(?:(?:about|with|of|to|on) )?(?:${unknown})${here}`,
  `(?:(?:sorry|and|maybe|just|${isIt}|probably|i know (?:it's|this is))[, ]+)*(?:an? |another |one )?(?:(?:really|very|probably|bit of a|total|complete|possibly) )*(?:silly|dumb|stupid|basic|simple|beginner'?s?|newbie|daft|noob|rookie|quick|odd|weird) question${here}`,
  `${i}${soft}(?:sure|think|believe|hope|guess) (?:that )?${isIt} (?:right|correct|it|how (?:it|this|that) works|the (?:one|(?:right|correct) (?:one|word|name|term|way))|what (?:it's|it is) called)`,
  "(?:or )?(?:whatever|however) (?:it's|it is|that's|you|that|this|we|they)(?: (?:is|call|works?|calls|do|does|means))?(?: (?:called|it|that|this|in here|here))*",
  "if that(?:'s| is) (?:what|how) (?:it's|it is|you|we|one) (?:called|call it|do it|say it|does it|says it)(?: here)?|if that makes (?:any )?sense",
  "(?:please )?(?:say|tell me|let me know|correct me|shout|stop me) if (?:this|that|it|i|any of (?:this|it))(?:'s| is|'m| am|'ve| have| should| got)? (?:(?:even|not|got|done|said|worded|doing|asking|this|it|that|the|a|ask(?:ing)?|them|these|be|do|something|anything) )*(?:wrong|right|correct|mistaken|off|nonsense|separately|differently|another way|one by one|silly|elsewhere)(?: (?:here|place|way|one))?",
  '(?:do|should|can|must) (?:i|you|we) (?:tell|ask|write(?: to)?|type (?:this|it|that)|message|say (?:this|it|that))(?: (?:to )?(?:you|me|it|here))?(?: (?:if|when|for|about) [^.!?;–—]{1,40}?)?',
  '(?:are you|is this) (?:the one|somebody|something|the (?:person|tool|bot|thing)) (?:who|that|which|you|i)(?: [^.!?;–—]{1,40}?)?|is (?:this|that) (?:something|a thing) (?:you|i|we)(?: [^.!?;–—]{1,30}?)?',
  "(?:i )?(?:don't|do not|dont) (?:know how to reach (?:her|him|them)|have (?:her|his|their) (?:number|e-?mail|contact|phone)(?: number)?|(?:know|ask me) why)|(?:sorry,? )?(?:i )?can't make it|(?:i have |i've )?no idea why",
  'is (?:this|that|it|here) (?:even )?(?:where|how|the (?:right )?(?:place|way) (?:where )?) ?(?:i|we|you|one|to)?(?: should| can| have to| am supposed to)? ?(?:do|ask|say|put|write|type|request|enter)(?: for)? (?:it|that|this|so|such things?|these things)',
  '(?:(?:so|and|but) )?what (?:do|should|shall|must|can) (?:i|we) do(?: (?:now|then|here|next|about (?:it|that|this|him|her|them)))?\\??',
  `(?:or |at least )?(?:so |that's what )?(?:they|i've been|i was|i'm|i am) (?:said|say|tell me|told(?: me)?|been told)(?: so)?`,
];

/** “Sorry for the rush”, “please don't laugh”, “I hope this finds you well”. */
const manners = [
  '(?:bear|stay) with me|(?:please )?be (?:gentle|patient|kind)(?: with me)?',
  "(?:and )?(?:(?:so |very |really )*sorry|(?:my )?apologies|forgive me|excuse me|pardon)(?: in advance)?,? (?:if|for|in case|about) (?:this|it|that|the|being|asking|my|i|all|an?|these|another)\\b(?:'s|'m|'ve)?[^,.;:!?–—]{0,50}?",
  "(?:i )?(?:don't|do not|dont) (?:want|wish|mean) to (?:(?:break|mess up|ruin|bother|disturb|annoy|be a pain)(?: (?:anything|this|it|something|you|anyone|things|up))*|(?:do|get) (?:anything|this|it|that|something|things) wrong)|please (?:don't|do not|dont) (?:laugh|judge(?: me)?|hate me|mind me)",
  `(?:i )?(?:hope|trust) (?:(?:this|that|it)(?:'s| is)? (?:the right (?:place|chat|spot|way)|ok(?:ay)?|alright|fine|makes sense|works)(?: (?:to (?:ask|do (?:this|it))|for (?:this|that)))*|(?:i'm|i am) ${telling} (?:this|it|that) (?:right|properly|correctly))`,
  '(?:hope|trust) (?:you|all|everyone|everything|this|your)[^.,;!?\\n]{0,12}? (?:had|are|is|have|were|finds?|week|day)[^.,;!?\\n]{0,40}',
];

/** “In a meeting now”, “got to run”, “back in ten”, “it's been a long day”. */
const business = [
  `${i}(?:(?:on|in) (?:the|a|an) (?:bus|train|tram|ferry|metro|tube|car|taxi|cab|uber|plane|lift)|driving|walking|running|at the (?:gate|airport|station)|between (?:two )?\\p{L}+s),? so (?:(?:i(?:'ll| will)|will) )?(?:be )?(?:quick(?:ly)?|short|brief|keep(?:ing)? (?:this|it) (?:short|brief|quick))(?: one)?`,
  `${i}${soft}(?:off |(?:(?:about to )?go(?:ing)?|heading|walking) )?(?:in|into|on|to|about to (?:join|start)) ${another}${away}(?: ${inTime})?`,
  `(?:i|we)(?:'ve| have|'ve got| have got| got|'re| are|'m| am)? ${soft}${another}${away}(?: to (?:catch|get to|run to|join))? ${inTime}`,
  `${i}(?:(?:have|got|only|just) )*(?:five|ten|two|a few|a couple(?: of)?|\\d+) (?:minutes?|mins?|seconds?) (?:before|until|till) (?:my|our|the) (?:next )?${away}`,
  `${i}(?:have to|need to|got to|gotta|going to|supposed to|meant to|about to) (?:call|ring|phone|meet|see|talk to|speak (?:to|with)|report to|brief|answer|prepare(?: for)?) (?:her|him|them)(?: (?:in|at|later|soon|today|tomorrow|this|on)\\b[^.!?]{0,30})?`,
  `(?:be |${i})(?:right )?back (?:in|at|by|after) [\\p{L}\\d: ]{1,14}|brb|bbl|ttyl`,
  `${i}(?:gotta|got to|have to|must|need to|off|about to) (?:run|dash|go|fly|rush|hop|board|jump|leave|head (?:out|off))(?: (?:off|now|soon|to (?:an?|my|the|another) (?:next )?${away}))*`,
  `${i}(?:boarding|driving|run(?:ning)? late(?: myself)?|in a (?:hurry|rush)|out the door|on the (?:go|road|move|phone))(?: ${inTime})?|no time|short on time|in haste|(?:please )?just do it|${soft}(?:${isIt} )?${soft}urgent`,
  `(?:(?:it|today|this)(?: has been| was|.s| is|.s been) )?(?:been )?(?:(?:very|really|such an?|pretty|so|an?) )*(?:long|busy|crazy|hectic|mad|rough|full|packed) (?:day|morning|week|afternoon|one)${here}(?:,? so (?:quickly|briefly|in short))?`,
];

const handed = '(?:it|this|that|these|them|any of (?:it|this|that|these)|everything|the rest|all of (?:it|this))';
const until =
  '(?: (?:myself|today|tonight|now|yet|(?:anymore|any more|any longer)|in time|this (?:week|morning|afternoon)|before (?:i|we) (?:go|leave|log off|sign off)|before (?:my leave|my holidays?|the (?:weekend|holidays?|break)|lunch|then|\\p{L}+day)))*';
const passes =
  '(?:forward|print|pass|send|show|read|share|copy|hand|file|quote|attach|circulate|present|use|brief|tell|report(?: back)? to)';

/** Why somebody hands a thing over: “I won't get round to it today”, “I'd promised Bo I would”, “so that I can forward it”. */
const excuses = [
  `(?:i|we)(?:'ll| will)? (?:(?:won't|will not|can't|cannot|don't think i'll|didn't|did not|haven't|have not|couldn't|could not|never|just|simply|probably|even|really|quite|be able to) )+(?:(?:get|got|getting|gotten|come|came) (?:a?round|down) to|get to|find (?:the )?time (?:for|to do)|manage)(?: ${handed}| doing ${handed})?${until}`,
  `(?:i|we)(?:'ve| have|'m| am|'re| are)? (?:just |simply |really |now )*(?:(?:don't|do not|won't|haven't|have no|have|got|haven't got) (?:have |got )?(?:the |any |much |no )?(?:time|minute|hands|capacity)(?: left)?(?: (?:for|to do) ${handed})?|(?:run |ran |running )?out of (?:time|hours|day|hands)|run out of (?:time|hours))${until}`,
  `(?:i|we)(?:'d| had|'ve| have)?(?: already)? promised (?:(?:her|him|them|\\p{Lu}[\\p{L}'’-]+) )?(?:(?:that )?(?:i|we)(?:'d| would|'ll) ?(?:(?:do|see to|sort|handle|take care of) ${handed})?|${handed}|to(?: do ${handed})?)${until}(?: (?:and|but) (?:i )?(?:never did|never got (?:round|around) to it|forgot|haven't|didn't|ran out of time))?`,
  `(?:s?he|they|\\p{Lu}[\\p{L}'’-]+)(?:'s|'ve| has| have| was| were) (?:been )?promised (?:it|that|this|one)${until}`,
  `(?:i|we) (?:(?:keep|kept)(?: on)? (?:forgetting|putting ${handed} off|missing)|(?:always|nearly|almost|clean|completely) (?:forget|forgot))(?: (?:about )?(?:it|this|that|her|him|them))?${until}`,
  `so (?:that )?(?:i|we) can (?:${passes} (?:it|them|that|this|those|her|him)(?: (?:on|out|over|round|around|up))?|${passes}(?: (?:on|out))?)(?: (?:to|for|with|in|at) (?:(?:the|my|our|an?) )?[\\p{L}'’-]+(?: [\\p{L}'’-]+)?)?${until}`,
];

const done =
  '(?:done|sent|booked|sorted|finished|through|out|in|set up|all set|completed?|taken care of|confirmed|scheduled)';
const report = '(?:(?:please|pls|and|just) )*(?:let me know|ping me|tell me|drop me a line|give me a shout|shout)';

/** “That's all for today”, “let me know when it's done”. */
const endings = [
  `(?:and |so |ok(?:ay)?,? )?(?:that's|that is|that'll be|that will be|that was|that should be|thats|this is) (?:it|all|everything|about it)(?: (?:from|for) (?:me|us|you|now|today|tonight|the (?:moment|day|morning|afternoon|week)|this (?:morning|afternoon|week)))*${here}`,
  `${report} (?:when|once|as soon as|after) (?:it|that|this|these|those|they|both|everything|all(?: of (?:it|them|that))?|you)(?:'s|'re|'ve| is| are| has been| have been| were| was)?(?: all| both)?(?: ${done})?(?: (?:please|thanks))?`,
  `${report} (?:if|in case|should) (?:(?:there(?:'s| is| are| were)?|you (?:have|need|run into|hit|see)|anything|something|i|any|it) ?)(?:any(?: other| more)? (?:questions?|issues?|problems?|trouble|doubts?|concerns?)|any(?:thing)?(?: else| more)?|problems?|questions?|(?:is |looks |seems )?(?:unclear|odd|off|wrong|missing)|missed (?:anything|something)|doesn't work|does not work|fails)(?: (?:from me|please|with (?:it|that|this)))*`,
  'finally',
];

export const asides: readonly string[] = [...newness, ...doubts, ...manners, ...business, ...excuses, ...endings];

const people = '(?: \\p{L}+){0,2}';
const aMoment = '(?:a|the|some|any) (?:moment|minute|min|chance|sec|second|time)(?: to spare)?';
const wishes = '(?:(?:with )?(?:(?:kind|best|warm|many|friendly) )?(?:regards|wishes|greetings)|best|sincerely|yours)';

/** Words that stand for themselves in a letter or in speech; where something was asked, “yes” and “go ahead” answer it before. */
export const courtesies: readonly string[] = [
  `(?:dear|hi|hello|hey|hiya|moin|morning|good (?:morning|afternoon|evening)|happy \\w+day)${people}`,
  `${wishes}|cheers|vg|lg|br|ta|out|over(?: and out)?|roger(?: that)?|copy(?: that)?|how copy|love you|bless (?:you|him|her)`,
  '(?:ok )?thanks?(?: (?:you|so much|a lot|love|again|in advance|very much))*|thank you.{0,20}|many thanks|appreciate it|much appreciated',
  "please|kk?|lol|ok(?:ay|ie)?|great|yes|no|right|oh(?: no)?|so|well|anyway|hmm+|ah|oops|sorry|hold on|hang on|wait|one sec(?:ond)?|forgot|me again|you know what|you(?:'re| are) (?:a star|the best|a legend|a gem)",
  '(?:a few|some|two|three|couple of|\\d) (?:things|items|points)|to ?-?do|tasks?|fyi.*|ps|btw|book it|do it|go ahead|any day will do|it is necessary',
  `no rush|urgent|asap|hope (?:you(?:'re| are) well|all is well|this helps)|let me know|when(?:ever)? (?:you|u) (?:get|have|find) ${aMoment}|for the \\p{L}+ question`,
];
