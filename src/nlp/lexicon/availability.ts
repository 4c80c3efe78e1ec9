// “If Hugh is free at three, book him with Bo”: words that make a booking depend on whether somebody has time.

/** Behind those who may have time. */
export const hasTime =
  "(?:is|are|'s|'re)(?: (?:both|all|still|actually|indeed))? (?:free|available|open|around)|(?:has|have|'s got|got)(?: got)? (?:time|room|a (?:free )?(?:slot|gap|window|moment)|an opening|a free (?:hour|half[ -]hour))|can (?:make|do)(?: it)?";

/** The same asked. */
export const asksTime = '(?:is|are|does|do|has|have)';
export const asked = '(?:free|available|open|around|have time|have a slot|got time|time)';

export const checking =
  '(?:please |can you |could you |would you )*(?:check|see|find out|look|ask the calendar)(?: in the calendar| quickly)? (?:if|whether)';

/** It is repeated that they have. */
export const ifSo =
  "(?:and |then )*(?:if (?:so|yes|yeah|(?:s?he|they|that|it)(?:'s| is| are|'re| can| does| do| works| has| have)(?: (?:free|available|time|good|the case))?)|in that case|then)";

export const bookingVerbs =
  'book|schedule|set up|put|arrange|pencil|get|slot|block|grab|fix|organi[sz]e|reserve|squeeze|stick|pop';

/** Where the order says what is to happen otherwise, it is two orders. */
export const otherwise = 'otherwise|or else|else|if not|failing that|unless|instead';

/** What asks for free times, in a message of several sentences: “When's he got time?”, “any openings?”, “what's open?”. */
const free =
  '(?:free|time|open(?:ings?)?|available|availability|gaps?|holes?|room|space|slots?|windows?|squeeze|fit|make|disposal|placed|around)';
const asking =
  "(?:(?:(?:tell|show|find out|see|know|check|ascertain|ascertained|wonder|learn|say|advise|ask)(?: me| us)?[^.?!]{0,40}? )?(?:when|what|which|where|how|at what|on what|on which)(?:'s)?|is|are|has|have|does|do|could|can|any|if|whether)";
export const asksFreeTime: readonly RegExp[] = [
  new RegExp(
    `(?:^|[,:;.!?] |\\b(?:so|and|then|but|mean|now|please|pls|to|by \\p{L}+) )${asking}\\b[^.?!]*\\b${free}\\b`,
    'iu',
  ),
  /\b(?:see|check|look at|show me|know)\b[^?!]{0,80}\b(?:openings|availability|free times?|free slots?|placed|looks? like)\b/iu,
  /\bwhat(?:'s| is| does| do)?\b[^.?!]*\b(?:look(?:s|ing)?(?: like)?|doing)\b/iu,
  /(?:^|[,.;] (?:and )?)when[\s?]*$/iu,
];

/** What is bound to something is not looked up. */
export const bound = /\b(?:if|unless|once|as soon as|until|provided|in case|otherwise)\b/iu;

/** Words with which it is another question, or an order. */
export const asksOtherwise =
  /\b(?:book|schedule|cancel\w*|reschedul\w*|mov(?:e|ed|ing)|shift|push|postpone|reject\w*|offer\w*|send|note|remind|message|tell (?!me\b)|let (?!me\b)\p{L}+ know|notify|stage|approv\w*|busy|stay|notice|salary|start(?:ing)? date|relocat\w*)\b/iu;
