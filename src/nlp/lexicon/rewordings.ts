// Each line: a roundabout way of saying a part of an order, and the plain one.

const clock =
  "(?:\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm)|\\d{1,2}:\\d\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}) ?o'clock|noon)";

const hour = '(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?|noon|midday)';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const contrast = '(?:,? (?:and |but )?not|,? rather than|,? instead of)(?: at| on| from)? ';

const suffices =
  "(?:(?:is|are|'ll be|will be|would be|should be|ought to be) (?:plenty|enough|fine|sufficient|foreseen|all (?:they|we|i) need)|(?:will|should|would|'ll) (?:do(?: it)?|suffice|be enough|be plenty))(?=[\\s.,;!]*$)";

export const rewordings: readonly (readonly [heard: RegExp, meant: string])[] = [
  // How long
  [
    /(?:,? (?:and |which )?(?:it|that|this|the (?:meeting|call|interview|chat)) (?:should|will|must|can|needs to|has to|would) (?:last|take|be|run)(?: for)?|^it (?:should|will|must|can|needs to|has to) (?:last|take|run)(?: for)?|,? (?:lasting|taking|running)(?: for)?) (?=(?:about |around |roughly )?(?:an?|half|\d+|ten|fifteen|twenty|thirty|forty|forty-five|sixty|ninety|one|two|three)\b(?! ?(?:am|pm|o'clock|:)))/giu,
    ' for ',
  ],
  [
    /,? (?:with a |of a )?(?:duration|length)(?: of| is|:)? (?=(?:an?|half|\d+|thirty|forty|fifteen|twenty|sixty|ninety)\b)/giu,
    ' for ',
  ],
  // “An hour will suffice”, “30 is plenty”: that long
  [
    new RegExp(
      `(?<![.?!]|\\b(?:half|quarter|quarters|of|and))[,;]? (?:and )?((?:an?|half an?|three quarters of an|a quarter of an|\\d+|ten|fifteen|twenty|twenty-five|thirty|forty|forty-five|fifty|sixty|ninety) (?:hours?|minutes?|mins?)) ${suffices}`,
      'giu',
    ),
    ' for $1',
  ],
  [new RegExp(`(?<![.?!])[,;]? (?:and )?(10|15|20|25|30|40|45|50|60|90) ${suffices}`, 'giu'), ' for $1 minutes'],
  // “Thursday at ten, and let us say an hour”
  [
    /,? (?:and )?(?:let us|let's|lets) (?:say|make it|do|take) (?=(?:an?|half an?|\d+|thirty|forty|fifteen|twenty)(?: ?(?:hours?|minutes?|mins?))\b)/giu,
    ' for ',
  ],
  // “Monday 11 for 20”: minutes
  [
    /(?<=\b(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|noon|midday),?) for (10|15|20|25|30|40|45|50|60|90)(?=\s*(?:[.!,;]|$))/giu,
    ' for $1 minutes',
  ],
  // “Send to him the offer”
  [
    /\b([Ss]end|[Gg]ive|[Mm]ail|[Ee]-?mail) to (her|him|them|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?) (?=(?:the|an?|our|that|this) )/gu,
    '$1 $2 ',
  ],
  // “At 11, not 9:30”, “on Friday rather than Thursday”
  [
    new RegExp(`(?<=\\b${hour}(?: (?:on |tomorrow|today|this )?\\S{0,9})?)${contrast}${hour}(?=[?.! ]*$)`, 'giu'),
    ' instead',
  ],
  [new RegExp(`(?<=\\b${weekday}(?: (?:at )?\\S{1,7})?)${contrast}${weekday}(?=[?.! ]*$)`, 'giu'), ' instead'],
  // “I should like to see the record”
  [/\b(i|we) should (?=(?:like|love|prefer|appreciate|be (?:glad|grateful|happy|pleased|obliged))\b)/giu, '$1 would '],
  // “How do I see who is in Offer?”
  [
    /^how (?:do|can|could|would) (?:i|we) (?:get to )?(?:see|find out|look up|check|tell|view) (?=(?:who|which|what|how|where|when)\b)/giu,
    '',
  ],
  [/\b(?:at|on) the same hour\b/giu, 'at the same time'],
  // “Will Ann stay if we hire her?”
  [
    /^((?:will|would|how likely|how long|do you think|is)\b[^,]*\bstay\b[^,]*?),? (?:if|once|when) (?:we|i|you) (?:hire|take|get|employ|give|made?|offer)\b[^?]*(?=\?|$)/giu,
    '$1',
  ],
  // “Advise if Trixie is available”
  [
    /^(?:advise|confirm|check|let (?:me|us) know|tell me|see|find out) (?:if|whether) (?=[^,]*\b(?:free|available|availability|around)\b)/giu,
    '',
  ],
  // “Revert me the list”, “please to cancel”
  [/^revert (?:me|us|back to me)(?: with| on)? (?=\S)/giu, 'show me '],
  [/^to (?=(?:cancel|reject|move|book|send|postpone|schedule|show)\b)/giu, ''],
  // “Show please the figures”
  [/^(\p{L}+(?: me| us)?) (?:please|pls|kindly) (?=\S)/giu, '$1 '],
  // “Book for me Ann and Ben”: who asks is not who takes part.
  [
    /^(book|schedule|arrange|set up|make|plan|fix|find) (?:for|to) me (?!and\b|with\b|at\b|on\b|tomorrow\b|today\b)(?=\p{L})/giu,
    '$1 ',
  ],
  // With whom
  [/(?<=\p{L}{3})\/(?!or\b)(?=\p{L}{3})/gu, ' and '],
  [/(?<=\p{L}) [x×] (?=\p{L})/gu, ' and '],
  [
    /\b(?:the )?(?:interviewers?|attendees|participants|panell?ists)(?: (?:are|is|will be|being|would be))?:? (?=\p{L})/giu,
    'with ',
  ],
  // When a job begins
  [
    /,?(?: and)? (?:have|let|get) (?:him|her|them) (?:to )?(?:begin|start|join)(?: work)? (?=on|from|in|the|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|next)/giu,
    ' starting ',
  ],
  // “With effect from 1 October”
  [
    /,?(?: and)? (?:with effect|effective|commencing)(?: from| as of| on)? (?=(?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|first|second|third|next))/giu,
    ' starting ',
  ],
  // “First day October 5”
  [
    /,?(?: and| with)? (?:(?:his|her|their|the|a) )?first (?:working )?day(?: of work)?(?: is| being| to be| would be| will be|:)?(?: on)? (?=(?:the )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu,
    ' starting ',
  ],
  // “With immediate effect” is what orders are done with.
  [/,? with (?:immediate effect|effect from (?:today|now))(?=[\s,.!]|$)/giu, ''],
  // A rejection has no letter unless one is asked for.
  [
    /^((?:please |kindly )*(?:reject|decline|turn down|drop|refuse)\b[^,]*?),? (?:(?:in|for) both cases,? |each )?(?:without|with no|no) (?:an?y? )?(?:letter|e?-?mail|message|note|template|text|one)(?: (?:at all|whatsoever|this time|please))*[.! ]*$/giu,
    '$1',
  ],
  // Which meeting
  [
    new RegExp(`\\b(the|my|our) (${clock}) (?=(?:with|w/|about|re|on|tomorrow|today|mon|tue|wed|thu|fri)\\b)`, 'giu'),
    '$1 meeting at $2 ',
  ],
  // “My 10 with Bo”
  [/\b(my|our) ((?:[1-9]|1[0-9])(?::\d\d)?) (?=(?:with|w\/?) \p{L})/giu, '$1 meeting at $2 '],
  [
    new RegExp(`\\b(\\p{L}+'s) (${clock})(?= (?:to|tomorrow|today|on|mon|tue|wed|thu|fri)\\b)`, 'giu'),
    '$1 meeting at $2',
  ],
  // What takes another's place
  [
    new RegExp(
      `\\b(?:instead of|rather than) (?:at |on )?(?:${clock}|\\d{1,2}|(?:mon|tues|wednes|thurs|fri)day|tomorrow|today)(?=[\\s,.!]|$)`,
      'giu',
    ),
    'instead',
  ],
];
