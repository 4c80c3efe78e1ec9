// How people ask who do not know the product or the company yet: they ask how or where one does a thing, call it something like its
// name, and put a mark of interrogation behind what they have to do. Patterns over lower-case text.

import { donePattern } from '../verb-forms.ts';

const begins =
  '(?<=^|[.!?;\\n…]\\s*|\\s[-–—]+\\s+)(?<lead>(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon)|morning|so|and|also|um+|uh+|ok|okay|sorry|oh|er|well|right|thanks|thank you|but|yes|yeah)(?: (?:muster|team|all|there|again|everyone))?[,:!.… –-]* )*)';

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
