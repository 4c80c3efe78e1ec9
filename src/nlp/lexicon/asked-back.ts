// Questions whose half was told before: who “they” are, and when “he” has time.

const end = '(?: (?:please|pls|plz|now|right now|then|again|exactly|for me|today))*[\\s?.!]*$';
const begin = '^(?:(?:so|and|well|ok(?:ay)?|now|please|pls|just|but|then|can you|could you|would you)[,:]? )*';

/** “Please give me their names”, “who are they?”, “list them”, “who have we got for it?” */
export const asksNames = new RegExp(
  `${begin}(?:(?:give|show|send|get|tell|list|read)(?: me| us)?(?: out)? (?:(?:their|the|all the|those|all their) names|who (?:they|those) are|them(?: all)?|that list|the list)|(?:their|the)? ?names|who(?:'s| is| are| were| would that be| is that| are those)?(?: (?:it|they|that|those|these|we talking about))|which ones(?: (?:is it|are they|are those))?|who(?: have| do| has)? (?:we|i)(?: have| got)* (?:for (?:it|that|this)|there|in there)|who(?:'s| is| are) (?:in|on) (?:there|it|that list)|how many (?:are they|are there|is that)|(?:pull|bring|look|call) (?:it|that|this|them|those) up(?: for (?:me|us|him|her|them))?)${end}`,
  'iu',
);
/** “Show me today's” */
export const onlyPeriod = new RegExp(
  `${begin}(?:show|give|get|send|tell|read)(?: me| us)?(?: only| just)? (?:the |those of |that of )?(?<period>today|yesterday|(?:this|last) (?:week|month))'?s?(?: one)?${end}`,
  'iu',
);
/** What points to the group that was told of. */
export const within = /,? (?:over there|in there|of them|of those|among (?:them|those)|there)(?=[\s?.!]*$)/iu;

/** “Has he got some time free on Thursday?”, “what's open?”, “any gaps?”, “when?” */
export const asksTime = new RegExp(
  `${begin}(?:when (?:is|are|does|do|has|would|could|can) (?:he|she|they|her|his)\\b|(?:is|are) (?:he|she|they|there)\\b.*\\b(?:free|available|around|time|slots?|gaps?|room|space|openings?)|(?:has|have|does|do) (?:he|she|they)\\b.*\\b(?:time|room|space|slots?|gaps?|free|available|openings?|minutes|hour)\\b|(?:what|which|where)(?:'s| is| are| times?| slots?| hours?| days?)*(?: (?:he|she|they|there|still|left))* (?:open|free|available|possible)\\b|(?:any|some|what)(?:thing)? (?:(?:free|open|available) )?(?:times?|slots?|gaps?|room|space|openings?|windows?|holes?|free|open)\\b)`,
  'iu',
);
/** How long, and nothing else: “need 45 minutes”, “half an hour”, “45”. */
export const needing =
  /^(?:(?:i|we)(?:'d| would|'ll| will)? ?)?(?:(?:need|require|want|it's|its|should be|must be|will take|for|about|roughly|around|at least|just|only) )*/iu;
export const onlyLength =
  /^(?:(?:i|we)(?:'d| would|'ll| will)? ?)?(?:(?:need|require|want|it's|its|should be|must be|will take|for|about|roughly|around|at least|just|only) )*(?:(?:an? |half an? |one |two |\d+ ?|fifteen |twenty |thirty |forty |forty-five |sixty |ninety )(?:hours?|hrs?|h|minutes?|mins?|m)|15|20|25|30|40|45|50|60|90)(?: (?:or so|is enough|will do|would do|please|pls|max|at most))*[.!? ]*$/iu;
