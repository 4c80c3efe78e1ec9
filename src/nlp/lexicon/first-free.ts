// “The earliest available slot”, “Dana's first free half hour”: a time that the calendar gives.

const free = '(?:available|free|open|possible|vacant|mutual|common|shared)';
const gap = '(?:slots?|openings?|gaps?|windows?|availability|spots?|holes?)';
/** These may be any time, unless it is said that it is free. */
const time = '(?:times?|moments?|spaces?|half[- ]?hours?|hours?|opportunit(?:y|ies))';
const minutes = '(?:half[- ](?:an[- ])?hour|hour|\\d+[- ]?min(?:ute)?s?|[a-z]+[- ]minutes?)';
const has = "(?:has got|have got|has|have|is|are|'s got)";

const opens =
  "(?<=^|[\\s,(])(?:(?:at|in|into|for|on) )?(?:the |(?<whose>[\\p{L}'-]+(?:'s|s'|s) )|(?:his|her|their|our|my) )?(?:very )?(?:first|earliest|soonest|next)";
const called = [
  `(?: ${free})*(?: (?<length>${minutes}))?(?: ${free})* ${gap}`,
  `(?: ${free})+ (?:(?<bare>${minutes})(?! ${gap})|${time})`,
].join('|');
const owner = `(?:,? (?:that |which )?(?<who>\\p{L}+(?: and \\p{L}+)?)(?: both| all)? ${has}(?: both| all)?(?: free| open| available)?(?!\\p{L}))?`;
const place = "(?: (?:in|on|from) (?:\\p{L}+'s |his |her |their |the )?(?:calendar|diary|schedule))?";

/** What stands for the time; a length within it is one of the meeting. */
export const firstFree = new RegExp(`${opens}(?:${called})${owner}${place}`, 'iu');

/** Without one of these a time is looked for, and none is taken. */
const takesIt =
  /(?:^|[,;.!?] |\b(?:please|and|then|so|to|you|let's|just|pls) )(?:book|schedule|grab|take|set up|arrange|reserve|snag|nab|slot|pencil|put|get|fix|lock in|organi[sz]e|block|pop|stick|squeeze|use|secure|fit|hold)\b/iu;

/** Beside it they bind the order, or ask. */
export const looksOnly =
  /n't\b|\b(?:not|dont|never|if|unless|or|maybe|perhaps|whether|find|show|check|what|what's|whats|when|when's|which|tell|list|see|how|is|are there|before|after|except|but|instead|move|reschedule|push|cancel|thinking|might|wonder\w*|said|says|told|asked|rather|until|once|by)\b/iu;

export const takesFirst = (said: string): boolean => firstFree.test(said) && takesIt.test(said);
