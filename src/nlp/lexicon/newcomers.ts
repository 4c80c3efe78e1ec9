// How people ask who do not know the product or the company yet: they excuse themselves, ask how or where one does a thing, call it
// something like its name, and put a mark of interrogation behind what they have to do. Patterns over lower-case text.

import { donePattern } from '../verb-forms.ts';

const quite =
  '(?:(?:really|quite|totally|entirely|exactly|even|very|so|fully|honestly|still|just|100%|too|yet|all that|that) )*';
const thing =
  '(?:this|it|that|things|all this|any of (?:this|it|that)|everything|the (?:\\p{L}+ )?(?:system|tool|app|thing|board|bot|process))';
const here =
  '(?: (?:here|yet|properly|right|correctly|at all|before|in here|very well|that well|too well|so well|well|much|either))*';
const wording = '(?:word|phrase|put|say|ask|type|write|use|spell|call)';

/** What somebody is not sure of, and what changes nothing about an order. */
const unknown = [
  `how ${thing}(?: all| really| quite)? works?`,
  `how (?:(?:to|i|you|one|we)(?: should| would| can| am supposed to|'m supposed to| have to)? )${wording}s?(?: ${thing})?`,
  `(?:what|how|which \\p{L}+) (?:it's|it is|this is|that's|you|we|they|one|the [\\p{L} ]{2,20} is)(?: officially| properly)? (?:called|calls?|named|clicks?|press|types?|says?)(?: (?:it|that|this))?`,
  "(?:if|whether|that) (?:this|it|that|here)(?:'s| is)(?: even)? (?:the (?:right|correct|proper)|where|how|the way|something you)(?: [^,.;:!?–—-]{1,40})?",
  "(?:(?:if|whether|that) )?(?:i'm|i am) (?:doing|saying|asking|typing|using|wording|in the right|at the right|meant to (?:ask|do this|write)|supposed to (?:ask|do this|write))(?: [^,.;:!?–—-]{1,40})?",
  'the (?:system|tool|lingo|terms?|words?|jargon|ropes|commands?|app|(?:right|proper|correct) (?:words?|terms?|buttons?|names?))',
  `(?:done|used|tried|typed|asked|worked with) (?:this|it|one of these|that|anything like this|you|${thing})`,
];
const lacks =
  "(?:(?:i(?:'m| am|'ve| have)?|im|ive) )?(?:still )?(?:not|don't|do not|dont|haven't|have not|havent|never|no idea|have no idea|hardly|barely|unsure)";
const knows = '(?:sure|certain|know|clear|used to|familiar with|understand|get|confident|so sure)?';
const time =
  '(?:today|yesterday|(?:this|last) (?:week|month|morning|\\p{L}+day)|on (?:\\p{L}+day)|two days ago|a (?:day|week|few days) ago)';
const nth = '(?:first|second|third|fourth|fifth|1st|2nd|3rd)';

/** Each may stand before an order, behind one, or as a sentence of its own, and says nothing about what is to be done. */
const excuses = [
  `(?:(?:i'm|i am|im|we're|we are|still|sorry|as you know) )*${quite}(?:pretty |brand |kind of |kinda |fairly |a bit )*new (?:here|to (?:${thing}|the (?:team|company|job|role|desk|place|office)|recruiting|muster|all of this|the whole thing))`,
  `(?:i(?:'ve| have)? )?(?:only |just |literally )*(?:started|joined|began)(?: (?:here|working here|this job|in this (?:role|job)|at the company|on the team))? ${time}`,
  `(?:it's |it is |this is |today is )?(?:only |just )?(?:my )?${nth} (?:day|week|time|one|try|go|attempt)(?: (?:here|with (?:this|it|you)|on the (?:desk|job)|using (?:this|it)|doing (?:this|it)|at (?:this|it)|on (?:this|it)|today))*`,
  '(?:day|week) (?:one|two|three)(?: (?:for me|here|on the job))*',
  "(?:i'm |i am )?still (?:learning|finding my (?:way|feet)|getting used to (?:this|it|things|the \\p{L}+)|figuring (?:this|it|things|everything) out|working (?:this|it|things) out|getting the hang of (?:this|it|things))(?: (?:around|here|how (?:this|it) works|the ropes|as i go|all this|the system|the tool))*",
  `${lacks} ${quite}${knows} ?${quite}(?:(?:about|with|of|to|on) )?(?:${unknown.join('|')})${here}`,
  "(?:bear|stay) with me|be (?:gentle|patient|kind) with me|please be patient|hope (?:this|it|that) (?:is ok(?:ay)?|makes sense|works)|(?:i )?hope (?:i'm|i am) (?:doing|saying|asking|wording) (?:this|it|that) (?:right|properly|correctly)",
  "(?:(?:so |very |really )?sorry|apologies|forgive me|excuse me|pardon)(?: in advance)?,? (?:if|for|in case|about) (?:this|it|that|the|being|asking|my|i|all|a|these)\\b(?:'s|'m|'ve)?[^,.;:!?–—]{0,50}?",
  "(?:(?:sorry|and|maybe|just|this is|that's|it's|it is|probably|i know it's|i know this is)[, ]+)*(?:an? |another |one )?(?:(?:really|very|probably|bit of a|total|complete|possibly) )*(?:silly|dumb|stupid|basic|beginner'?s?|newbie|daft|noob|rookie|quick|odd|weird) question(?: (?:i know|maybe|probably|again|sorry|here|from me))*",
  "(?:i'm |i am )?(?:pretty |fairly |quite |almost |reasonably )sure (?:that's|that is|this is|it's|it is) (?:right|correct|it|the one|what (?:it's|it is) called)|(?:i )?(?:think|believe|hope|guess) (?:that's|that is|this is) (?:right|correct|how (?:it|this|that) works|the (?:right|correct) (?:one|word|name|term|way)|what (?:it's|it is) called|it)",
  "(?:or )?(?:whatever|however) (?:it's|it is|that's|you|that|this|we|they)(?: (?:is|call|works?|calls|do|does))?(?: (?:called|it|that|this|here))*|if that(?:'s| is) (?:what|how) (?:it's|it is|you|we|one) (?:called|call it|do it|say it|does it|says it)(?: here)?|if that makes (?:any )?sense",
  "(?:please )?(?:say|tell me|let me know|correct me|shout|stop me) if (?:this|that|it|i|any of (?:this|it))(?:'s| is|'m| am|'ve| have| should| got)? (?:(?:even|not|got|done|said|worded|doing|asking|this|it|that|the|a|ask(?:ing)?|them|these|be|do|something|anything) )*(?:wrong|right|correct|mistaken|off|nonsense|separately|differently|another way|one by one|silly|elsewhere)(?: (?:here|place|way|one))?",
  "(?:i )?(?:don't|do not|dont) (?:want|wish|mean) to (?:break|mess up|ruin|bother|disturb|annoy|be a pain|do|get)(?: (?:anything|this|it|something|you|anyone|things|up))*(?: wrong)?|please (?:don't|do not|dont) (?:laugh|judge(?: me)?|hate me|mind me)",
  "(?:i )?(?:don't|do not|dont) (?:know how to reach (?:her|him|them)|have (?:her|his|their) (?:number|e-?mail|contact|phone)(?: number)?)|(?:sorry,? )?(?:i )?can't make it",
  "(?:i )?(?:don't|do not|dont) (?:know|ask me) why|(?:i have |i've )?no idea why|(?:or |at least )?(?:so |that's what )?(?:they|i've been|i was|i'm|i am) (?:said|say|tell me|told(?: me)?|been told)(?: so)?|whatever (?:that|this|it) (?:means|is)(?: in here| here)?",
  '(?:do|should|can|must) (?:i|you|we) (?:tell|ask|write(?: to)?|type (?:this|it|that)|message|say (?:this|it|that))(?: (?:to )?(?:you|me|it|here))?(?: (?:if|when|for|about) [^.!?;–—]{1,40}?)?',
  '(?:are you|is this) (?:the one|somebody|something|the (?:person|tool|bot|thing)) (?:who|that|which|you|i)(?: [^.!?;–—]{1,40}?)?|is (?:this|that) (?:something|a thing) (?:you|i|we)(?: [^.!?;–—]{1,30}?)?',
  "(?:i|we)(?:'m| am|'ve| have)? (?:have to|need to|got to|gotta|going to|supposed to|meant to|about to) (?:call|ring|phone|meet|see|talk to|speak (?:to|with)|report to|brief|answer|prepare(?: for)?) (?:her|him|them)(?: (?:in|at|later|soon|today|tomorrow|this|on)\\b[^.!?]{0,30})?",
  "(?:(?:i'm|i am|im|i'll be|will be|be) )?(?:right )?back (?:in|at|by|after) [\\p{L}\\d: ]{1,14}|brb|bbl|ttyl|(?:(?:i've |i have )?(?:got to|gotta|have to|must|need to)|i'm about to|about to) (?:run|go|dash|fly|jump|head (?:out|off)|board|leave)(?: now)?|(?:(?:i'm|im|i am) )?(?:(?:about to go |going |heading |walking |off |just )?(?:in|into|to|on) (?:an?|the|another) (?:meeting|call|train|bus|plane|lift|flight)|boarding|driving|running late(?: myself)?|in a (?:hurry|rush)|out the door|on the (?:go|road|move|train|bus|phone))(?: (?:now|soon|rn|at the moment|right now))?|(?:no time|short on time|in haste|(?:please )?just do it|(?:this is |it's )?(?:very |super |really )?urgent)",
  "(?:i )?(?:hope|trust) (?:this|that|it)(?:'s| is) (?:the right (?:place|chat|spot|way)|ok(?:ay)?|alright|fine)(?: (?:to ask|to do (?:this|it)|for (?:this|that)))*",
].join('|');

const begins =
  '(?<=^|[.!?;\\n…]\\s*|\\s[-–—]+\\s+)(?<lead>(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon)|morning|so|and|also|um+|uh+|ok|okay|sorry|oh|er|well|right|thanks|thank you|but|yes|yeah)(?: (?:muster|team|all|there|again|everyone))?[,:!.… –-]* )*)';

/** Before an order. */
export const excused = new RegExp(
  `${begins}(?:${excuses})(?:(?:\\s*[,;:.!…]+|\\s+[-–—]+)(?:\\s+(?:but|so|and|though|anyway))*\\s+|,?\\s+(?:but|so|though|anyway)\\s+)(?=\\S)`,
  'giu',
);
/** Behind one. */
export const excusedAfter = new RegExp(
  `(?<=\\S)(?:(?<=[.!?…])\\s+|\\s*[,;…(]\\s*|\\s+[-–—(]+\\s*)(?:but |and |sorry,? |as |because |since )*(?:${excuses})(?:,? (?:sorry|yet|though|haha|lol|either))*\\)?(?=\\s*[.!?…]*\\s*$)`,
  'giu',
);

const one = '(?:i|we|one|you|somebody|someone)';
/** “Something called a document request”: the thing is called so. */
export const called =
  /\b(?:something|some thing|(?:the|that|this|a) (?:thing|one|mail|e-?mail|template|letter|stage|step|bit|part)) (?:(?:that|which)(?:'s| is) )?(?:called|named)(?: (?:the|an?))?(?= \p{L})/giu;
/** “Interview prep to Lin. Today.” */
export const atOnce =
  /(?<=\p{L}{2}[.!])\s+(?:today|now|asap|immediately|straight ?away|right away)(?:,? (?:please|pls|thanks|thx))?[.!]*$/iu;

/** “How do I …?”, “is this where I …?”: what is asked about stands right behind it. */
const askedHow: readonly string[] = [
  `how (?:do|can|could|would|should|might|does|d) ${one}(?: (?:even|actually|best|get to|possibly|properly|then|just|please))*(?: go about)?`,
  `(?:do|would) you (?:happen to )?know how (?:to|${one}(?: can| could| would)?)`,
  `(?:what|which (?:button|command|words?)) (?:do|should|would|can|must|does) ${one} (?:type|press|click|do|say|write|enter|use|have to (?:type|do|say|press))(?: in| here| if i (?:want|need|wanted))* to`,
  "(?:what's|what is|whats|what would be) the (?:(?:best|right|correct|easiest|proper|usual) )?(?:way|command|trick) (?:to|of|for)",
  `is (?:this|here|that|it) (?:the (?:right |correct |proper )?(?:place|spot|chat|box|window)(?: (?:where|for|in which))?|where|how)(?: ${one}(?: can| could| would| do|'d| have to| need to| should| get to| am supposed to|'m supposed to)?| to)?`,
  `(?:am i in|do i have|is it|have i got) the right (?:place|spot|chat|box) (?:to|for|if i want to)`,
  `where (?:do|can|would|should|could) ${one}(?: go to| go if i want to)?`,
  `i(?:'m| am)? (?:do not|don't|dont|didn't) (?:(?:quite|really|yet|even) )*(?:know|see|understand|get) (?:yet )?(?:how|where) (?:to|${one}(?: can)?)`,
  `(?:i(?:'m| am|'ve| have)? )?(?:not (?:(?:quite|really|totally|entirely|100%) )*sure|unsure|no idea|got no idea|clueless) (?:how|where) (?:to|${one}(?: can| do| should)?)`,
  `i (?:can't|cannot|couldn't|cant|am unable to|can not) (?:(?:quite|seem to) )*(?:figure out|find(?: out)?|see|work out) (?:how|where|the button|a way|the way) (?:to|${one}(?: can)?)`,
  "(?:i'm |i am |i was |i've been |been )?(?:trying|hoping|attempting) to (?:figure out|find out|work out|learn|understand) how to",
  'is (?:it|there) (?:possible|a way|any way|some way|an option|a button)(?: (?:for (?:me|you|us)|here))* to',
];
/** Forms in which what is asked about ends on “-ing”: “how would I go about inviting Ann”. */
export const asksOf = new RegExp(
  `${begins.replace('(?<=^|', '(?<=^|,\\s+|')}(?<asked>${askedHow.join('|')})\\s+(?<verb>[\\p{L}-]+)(?=\\s)`,
  'giu',
);

/** Said of everybody or of nobody yet: then somebody wants to learn how it is done. */
export const ofNobody =
  /\b(?:somebody|someone|anybody|anyone|people|(?:an?|another|the|every|each) (?:candidates?|persons?|meetings?|interviews?|applicants?|templates?|mails?|e-?mails?)|candidates|applicants|meetings|interviews|in general|usually|normally|generally|later on|next time|in (?:the )?future|one day|ever)\b/iu;

/** Who asks to have it explained wants to do it themselves. */
export const explained =
  /\b(?:explain|show me|teach|walk me|talk me through|tell me how|step by step|myself|on my own|learn|understand|for next time|is there a (?:manual|guide|tutorial)|instructions)\b/iu;

/** “… – can you do it for me?”, right behind what was asked about. */
export const doItForMe =
  /^(?:\s*[,.;?!]+|\s*[-–—]+|\s+(?=(?:or|and|can|could)\b))\s*(?:(?:or|and|so|otherwise|if not|also)[, ]+)*(?:(?:maybe|perhaps|please)[, ]+)?(?:(?:can|could|would|will|might) (?:you|u|someone|somebody)(?: (?:please|maybe|perhaps|just|possibly|kindly))*(?: (?:do|handle|sort|fix|take care of|help(?: me)?(?: out)? with|arrange|manage|make) (?:it|that|this)(?: (?:out|happen))?| help(?: me)?(?: out)?)?|please (?:do (?:it|that|this)|do|help|go ahead)|you (?:can|could|would)(?: just| please)? (?:do|write(?: to)?|tell|message|send|e?-?mail|text|move|put) (?:it|that|her|him|them)|if (?:you|u) can(?: do it)?,? (?:please )?(?:go ahead|do (?:it|that|so|this)))(?: (?:for me|for us|please|instead|directly|yourself|this time|right away))*\s*(?=[.?!…]|$)/iu;

/** A duty or a wish of the writer's own, with a mark of interrogation that only asks whether it is said properly. */
export const ownDuty = new RegExp(
  `${begins}(?<duty>(?:(?:i think|i guess|i believe|i suppose|i assume|apparently|then|maybe|i'm told|i am told|as i understand(?: it)?|from what i (?:understand|hear|gather))(?: that)?,? )*(?:i|we)(?:'m| am|'re| are|'d| would|'ve| have| was| were)?(?: (?:also|just|probably|kind of|kinda|actually|really|now|then|still))*(?: (?:(?:need|want|wanted|needed|like|love|wish)(?: to)?|(?:have|got|had|supposed|meant|told|asked|expected|required|instructed|trying|due) to)) [^.!?;\\n…]+?)\\?+(?=\\s|$)`,
  'giu',
);
/** “I guess Ann would be next for the panel? Could you move her there”: what is asked for stands behind it. */
export const guessed = new RegExp(
  `${begins}(?:(?:i|we) (?:think|guess|believe|suppose|assume|reckon|imagine|gather)|apparently|presumably|if i(?:'m| am) not mistaken)(?: that)?,? (?<fact>[^.!?;\\n…]+?)\\?+(?=\\s+(?:(?:so|and|then|if so),? )*(?:can|could|would|will|please|pls)\\b)`,
  'giu',
);
/** “Bo said something about Ann's call being moved to three”: what is to become of it. */
export const hearsay = new RegExp(
  `${begins}\\p{L}+(?: \\p{L}+)? (?:said|says|mentioned|mentions|told me|was saying|asked|talked|is asking|wrote)(?: me)? (?:(?:something|sth|smth|a bit) )?(?:about|that) (?<what>[^.!?;\\n…,]+?) (?:(?:being|getting|having to be|needing to be|should be|needs to be|has to be|must be|to be) )(?<done>${donePattern})(?<rest>[^.!?;\\n…,]*)(?:[.?!…]+|,| -+)\\s*(?:so )?(?=(?:can|could|would|will) (?:you|u)\\b|please\\b|pls\\b)`,
  'giu',
);
/** In such a sentence, what makes a question of it after all. */
export const stillAsks =
  /\b(?:or|if|whether|right|correct|ok|okay|should|shall|wrong|allowed|not|isn't it|don't i|know|understand|ask|reject\w*|turn(?:ed|ing)? (?:down|away)|declin\w+|offer(?! stage\b|\s*$)|why|what|who)\b|n't\b/iu;
