// How people say that something just done was not wanted: “no, leave him where he was”, “back she goes”, “wrong one, reinstate”.
// `<who>` is a name, a pronoun or nothing.

const everyOne =
  '(?:it all|that all|them all|everything|all of (?:it|that|this|them|those)|all that|the lot|both(?: of them)?)';
const it =
  "(?:it|that|this|that one|this one|that last one|the last one|her|him|them|hers|his|theirs|(?<who>[\\p{L}'’ -]{2,40}?))";
const before = '(?:where|as|how|the way) (?:she|he|they|it|[\\p{L}-]+) (?:was|were|stood|used to be)(?: before)?';
const again = '(?:back(?: out| again| in| up| down)?|again|out again|out|off again)';
const passive =
  '(?:(?:could|can|should|may|might) (?:it|that|this|that one)(?: please)?|(?:(?:it|that|this|that (?:instruction|order|change|step)) )?(?:should|can|could|must|ought to|has to|needs to|is to)(?: please)?)';
const whole = (pattern: string): RegExp =>
  new RegExp(
    `^(?:(?:can|could|would|will) (?:you|u)(?: please| just)? )?(?:${pattern})(?: (?:again|please|then|now|for me))*$`,
    'iu',
  );

/** What was done is taken back. */
export const takingBack: readonly RegExp[] = [
  whole(`(?:leave|keep|put|move|send|bring|get|take|set) ${it} (?:back )?(?:to )?${before}`),
  whole(`(?:put|move|send|bring|get|take|set|pull|drop|change|switch|turn) ${it} back(?: out| again| in)?`),
  whole('back (?:she|he|it|they) goes?'),
  // “She's back” is news of her.
  whole(
    `(?!(?:she|he|they|it|i|we|you)(?:['’]| is| are| was| were| am))(?<who>[\\p{L}'’ -]{2,40}?) back(?: out| again| in)?(?: (?:to )?${before})?`,
  ),
  whole(`(?:put|move|send|bring|get|take|set) (?<every>${everyOne}) back(?: (?:to )?${before})?`),
  whole(`(?:reinstate|restore|revert|reverse|undo|unwind|rescind) (?<every>${everyOne})`),
  whole(
    `(?:cancel|stop|call off|pull|kill|scrap|recall|hold back|don't send|do not send|abort) (?<sent>(?:the|that|this|his|her|their|my|[\\p{L}'’-]+['’]s) (?:e-?mail|mail|message|letter|note|follow-?up|nudge|offer))(?: (?:again|you|i|we|to|for|before) .{2,40})?`,
  ),
  whole(`(?:reinstate|restore|revert|reverse|undo|unwind|rescind)(?: ${it})?`),
  whole(
    `(?:.{3,40} and )?${passive} be (?:undone|reversed|reverted|rescinded|unwound|taken back|put back|undone again)`,
  ),
  whole('(?:i would ask you to |please )?(?:retract|recall|revoke) (?:it|that|this|that one|this one|the last one)'),
  whole(
    '(?:(?:we|i) (?:(?:hereby|herewith|must|have to) )*(?:withdraw|revoke|retract|rescind)|(?:please |kindly )?disregard) (?:(?:our|my|the|this|that) (?:(?:last|latest|previous|foregoing|above|preceding) )?(?:instruction|order|request|message)(?: of a moment ago| just now)?|the (?:foregoing|above))',
  ),
  whole(`back to ${before}`),
  whole(`(?:take|pull|remove|delete|scrap|withdraw|get rid of) ${it} ${again}`),
];
/** “Keep him”, “leave her be”, said of a rejection that waits. */
export const keepsThem =
  /^(?:keep|spare|leave|hang on to|hold on to) (?:her|him|them)(?: (?:in|alone|be|in (?:the|our) (?:process|running|mix|pipeline|race)|where (?:she|he|they) (?:is|are)|as (?:is|(?:she|he|they) (?:is|are))))?$/iu;
/** What waits is withdrawn; what was done in the same words may only be cancelled. */
export const withdrawing: readonly RegExp[] = [
  whole('(?:withdraw|pull|scrap|drop|decline|kill|stop|bin|cancel) (?:it|that|this|that one|this one|the last one)'),
  whole("don't(?: (?:do|send|approve) (?:it|that|that one))?"),
];

/** “And the last one”, “the move as well”, “Hugo's too”, right after something was taken back. */
export const takesMoreBack =
  /^(?:(?:ok(?:ay)?|yes|right|good|thanks?|oh|now)[,.!\s]+)*(?:(?:and|also|plus|then|now)[,\s]+)+(?<what>(?:the |that |this |my |both|all|everything|\p{Lu}).{0,40}?)(?:[,\s]+(?:too|as well|also|back|please|again))*[\s.!]*$|^(?<what>(?:the |that |my |both|\p{Lu}).{0,40}?)[,\s]+(?:too|as well|also)(?: please)?[\s.!]*$/u;
/** “Redo it”, “do it after all”: what was just taken back is to stand. */
export const redoes =
  /^(?:(?:ok(?:ay)?|oh|no|wait|sorry|actually|hm+|well|now|then|and|please|on second thoughts?)[,.!\s]+)*(?:redo(?: (?:it|that|this|the (?:move|change|booking|note)))?|(?:do|make|apply) (?:it|that)(?: again)? after all|un-?undo(?: (?:it|that))?|(?:undo|revert|reverse) (?:the|that|this|my) (?:undo|undoing|revert|reversal|rollback)|it was right(?: after all)?[,;]? (?:redo|put) it(?: back)?)(?: (?:again|please|now|then|after all))*[\s.!]*$/iu;

/** “Oh and Quincy” adds to what was done and takes nothing of it back. */
export const addsTo =
  /^(?:(?:oh|ah|wait|sorry|oops|hm+|thanks?|thank you|no)[,.!\s]+)+(?:and|also|plus)\b(?![,\s]+(?:not|no|undo|cancel)\b)/iu;

/** Beside it: what was wrong. */
export const wasWrong =
  /^(?:(?:that(?:'s| was| is)|it(?:'s| was| is)|i (?:picked|chose|had|meant|took|got)|was)? ?(?:the |a |my )?(?:wrong|mistake|error|mix-?up|slip|misclick|typo)(?: (?:one|person|guy|candidate|meeting|name|button|way round|of mine|there))?|(?:just )?(?:kidding|joking)|jk|omg|hold (?:fire|your horses)|not so fast|my (?:mistake|bad|fault)|i(?:'m| am| was) (?:mistaken|wrong)(?: (?:about|there).*)?|i (?:made|have made) a mistake)$/iu;
/** What kind of deed is meant. */
export const deedWords =
  /\b(?:note|move|meeting|booking|invite|interview|e-?mail|mail|message|letter|offer|rejection)\b/giu;
/** A pronoun is nobody's name. */
export const nobodysName =
  /^(?:it|that|this|him|her|them|hers|his|theirs|the|that one|this one|we|i|you|she|he|they|come|go|get|call|put|move)$/iu;

/** “My mistake, it ought to have been …”: each line a roundabout way to say “sorry, I meant …”, and what it comes to. */
export const secondThoughts: readonly (readonly [said: RegExp, meant: string])[] = [
  [
    /^(?:(?:oh|no|nope|omg|oops|whoops|sorry|argh|ugh|wait|ah|damn|shoot|hm+)[,.!\s]+)*(?:(?:that's|it's|that was|i'm) )?(?:the |my |a )?(?:wrong (?:one|person|guy|candidate|name|stage|day|date|time|hour|week)|(?:mistake|bad|fault|error|slip)(?: (?:of mine|there))?|sorry|oops)[,.!:\s–-]+(?=\S)/iu,
    'sorry, ',
  ],
  [
    /^(?:(?:no|nope|nah|sorry|oops|wait|oh|omg|thanks?|thank you)[,.!\s]+|(?:stop|wrong|undo)[,.!]+\s*)+(?:sorry[,.!\s]+)?(?=\S)/iu,
    'sorry, ',
  ],
  [
    /^(?:sorry, )?(?:(?:i )?meant|(?:i|it|that|this) (?:was|were) (?:meant|intended|supposed to be) for|i was thinking of(?= \S+(?: \p{Lu}\S*)?[.!]*$)) (?=\S)/iu,
    'sorry, I meant ',
  ],
  [
    /^(?:that|the) (?:figure|amount|sum|number|salary|time|length|start(?: date)?) (?:should|ought to|must|is to|has to) (?:read|be|say) /iu,
    'sorry, I meant ',
  ],
  [
    /^sorry, (?:it|that|this) (?:(?:ought to|should) have (?:been|said|read|gone to)|was (?:supposed|meant) to (?:be|say|go to)|(?:should|ought to) (?:be|say|read)|was) (?=\S)/iu,
    'sorry, I meant ',
  ],
  // “Was meant to be Ann”, “should have been Panel”
  [
    /^(?:sorry, )?(?:(?:it|that|this|which) )?(?:(?:was|were)(?: actually| really)? (?:supposed|suppose|meant|ment) to (?:be|say|go to)|(?:should|shoulda|ought to) ?(?:have|'ve|of)? (?:been|said)) (?=\S)/iu,
    'sorry, I meant ',
  ],
  // “I mixed up the days, he meant Monday”, “I read the wrong line. It's Ann who should be there.”
  [
    /^(?:sorry, )?(?:i|we)(?:'ve| have| had)? (?:just )?(?:(?:read|picked|clicked|looked at|was (?:in|on|looking at)|got|had|took|typed|wrote|named|gave you|chose) (?:the |a )?wrong \p{L}+|(?:mixed|muddled|swapped|confused|got) (?:up )?(?:the |these |those |my |both |two )*(?:names?|days?|people|persons|lines?|dates?|times?|two|them|hours?)(?: up| mixed up| muddled| wrong)?)[,.;!:\s–-]+(?=\S)/iu,
    'sorry, ',
  ],
  [
    /^sorry, (?:he|she|they|\p{Lu}[\p{L}'-]+) (?:actually |really )?(?:meant|was thinking of|were thinking of) (?=\S)/iu,
    'sorry, I meant ',
  ],
  [
    /^(?:sorry, )?it(?:'s| is| was) (?<who>[^,.;!?]{2,40}?) (?:who|that|whom) (?:(?:should|ought to|was meant to|is meant to|was supposed to|is supposed to|has to|needs to|is to|must) (?:be|go|have gone|have been)|belongs|goes|i meant|we meant|(?:he|she|they) meant)(?: (?:there|in there|on|instead|in (?:that|it)))*[\s.!]*$/iu,
    'sorry, I meant $<who>',
  ],
  // “… Same time of day.”
  [/[,.;]?\s+(?:and )?(?:at |but )?(?:the )?same (?:time|hour)(?: of (?:the )?day)?[.!\s]*$/iu, ', same time'],
  // “20 minutes is plenty”
  [
    /^(.{2,25}?) (?:is|are|will be|would be|should be|will do|should do)(?: (?:quite|more than))? ?(?:plenty|enough|sufficient|all (?:we|i) need)(?:[\s,]+(?:tbh|really|honestly|it turns out|i think|for (?:that|this|it|us|them)))*[\s.!]*$/iu,
    'make it $1',
  ],
  // “Nah that's lunch rush make it three”
  [
    /^(?:(?:nah|no|nope|sorry|oops|shoot|wait|hm+|argh|ugh|ah|oh)[,.! ]+)+[^,.;?!]{3,60}? (?:so )?(?=make it )/iu,
    'sorry, ',
  ],
];
