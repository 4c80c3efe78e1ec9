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
