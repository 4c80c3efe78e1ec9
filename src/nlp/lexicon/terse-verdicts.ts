// How a verdict is typed in a word or two behind a name, or in front of it.

/** “|” stands between words; patterns over text in any case. */
export const noWords =
  "no|nope|nah|naw|nay|(?:hard|firm|soft|big|clear|definite) (?:no|pass)|no[- ]go|no thanks|pass|reject(?:ed)?|declined|unsuccessful|out|thumbs down|not for us|not (?:a|the right) fit|isn't it|aint it|👎|❌|✗|🚫";

export const yesWords = 'yes|yep|yup|yeah|yea|aye|ya|thumbs up|a yes|approved|go|ok|👍|✅';

/** Thanks and pleases around a verdict. */
export const courtesies =
  '(?:pls|plz|please|thx|thanks|thank you|ty|tx|ta|cheers|asap|sorry|sadly|unfortunately|then|tho|from me|from us)';
