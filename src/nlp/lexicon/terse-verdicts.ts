// How a verdict is typed in a word or two behind a name, or in front of it.

/** “|” stands between words; patterns over text in any case. */
export const noWords =
  "no|nope|nah|naw|nay|(?:hard|firm|soft|big|clear|definite) (?:no|pass)|no[- ]go|no thanks|pass|reject(?:ed)?|unsuccessful|out|thumbs down|not for us|not (?:a|the right) fit|isn't it|aint it|👎|❌|✗|🚫";

export const yesWords = 'yes|yep|yup|yeah|yea|aye|ya|thumbs up|a yes|approved|go|ok|👍|✅';

/** Thanks and pleases around a verdict. */
export const courtesies =
  '(?:pls|plz|please|thx|thanks|thank you|ty|tx|ta|cheers|asap|sorry|sadly|unfortunately|then|tho|from me|from us)';

const checked =
  '(?:refs?|references?|tests?|docs?|papers|checks?|screen(?:ing)?|call|interview|intvw?|intervw|int|trial|portfolio|medical|sample|tape|(?:1st|2nd|first|second) (?:round|int|interview|call))';
const fine = '(?:ok(?:ay)?|fine|good|great|clean|clear|done|passed|in|back|solid|strong)';
/** What went well, as it is typed behind a name. */
export const wentWell = `(?:${checked}(?: (?:is|are|was|were|came(?: back)?|all))? ${fine}|(?:passed|passd|aced|nailed|cleared|smashed|did (?:great|well|fine)|done with|done w|done|great|good|ok(?:ay)?|fine|strong)(?: (?:(?:the|her|his|their|all|every) ?)*(?:${checked}|everything))?)`;

/** What speaks against somebody, as it is typed behind a name and before the verdict. */
export const speaksAgainst =
  /(?<!\p{L})(?:no|not|never|bad|poor|weak|negative|failed|fails|lacks?|lacking|ghosted|too|withdrew|took|accepted|wrong|rude|fake|lied|lies|expired|lapsed|didn'?t|doesn'?t|can'?t|won'?t|isn'?t|quit|missing|no-?shows?|over-?qualified|under-?qualified|unreachable|below|only)(?!\p{L})/iu;
/** These may stand for something else of theirs that is dropped or declined. */
export const ownThings =
  /(?<!\p{L})(?:offers?|approvals?|requests?|calls?|meetings?|interviews?|intvw?|int|panel|invites?|mails?|e-?mails?|message|note|if|unless|but|or|maybe)(?!\p{L})/iu;
