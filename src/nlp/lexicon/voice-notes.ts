// What people say into their phones on the road, and what is meant by it: the story runs on without a mark, and second thoughts take
// back what was said a breath ago. Each line: what is heard, and what is meant by it.

const day = '(?:tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const wait = '(?:(?:no|wait|hang on|hold on|sorry|oh|hmm+|actually|um|uh|er)[, ]+)';
const count =
  '(?:a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|and|point|\\d[\\d.,]*)';
const counts = `${count}(?:[ -]${count})*`;
const length =
  '(?:an?|half an?|one|two|three|ten|fifteen|twenty|thirty|forty-five|a quarter of an|\\d+) ?(?:hours?|minutes?|mins?|days?|weeks?)';
const meeting =
  '(?:[\\p{L}-]+ ){0,2}?(?:round|interview|call|meeting|chat|session|talk|panel|test|visit|onsite|screen|trial|debrief|demo)';
/** An order of its own is no story to be put down. */
const story =
  "(?<=^(?:(?:so|and|okay|ok|yeah|right|um|uh|oh|well) )*(?!(?:(?:please|can you|could you|just|then|also) )*(?:add|note|write|put|send|book|move|reject|tell|take|get|make|let|offer|cancel|show|email|message|text|for (?:the|his|her|their) (?:files?|records?|notes))\\b)[^.!?;:\\n⟦]{10,}(?<!\\b(?:not|never|to|or|would|will|should|could|can|did|i|we|you|he|she|they))(?<!n[’']t))";

const verbs =
  '(?:tell|ask|write to|write|e-?mail|call|ring|phone|move|book|send|message|text|let|reject|cancel|put|offer|show|push|ping|remind|invite)';
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const years = [
  ['six', '2026'],
  ['seven', '2027'],
  ['eight', '2028'],
  ['nine', '2029'],
] as const;

/** “The first of January twenty twenty-seven”, before what is said twice is left out. */
export const spokenYears: readonly (readonly [heard: RegExp, meant: string])[] = years.map(
  ([said, year]): readonly [RegExp, string] => [
    new RegExp(
      `(?<=\\b(?:${months})(?: (?:the )?[\\p{L}-]+)?,? )(?:two thousand(?: and)?|twenty) twenty[ -]${said}\\b`,
      'giu',
    ),
    year,
  ],
);

export const voiced: readonly (readonly [heard: RegExp, meant: string])[] = [
  // “She did the test in an hour put that in her file”
  [
    new RegExp(
      `${story},? (?:and |so |but )*(?:(?:please|just|can you|could you|maybe|also) )*(?:(?:put|write|note|jot|take|get|pop|stick|save|add|chuck)(?: (?:that|this|it))?(?: down)? (?:in|on|into|to|2) (?:(?:her|his|their|the) )?(?:files?|notes?|records?|profile)|(?:note|write|jot|take|put) (?:that|this|it) down(?: (?:for|on) (?:him|her|them|me))?|make a note (?:of (?:that|this|it))?)(?: (?:please|thanks|for me|would you|will you))*[.!]*(?=\\s*$)`,
      'giu',
    ),
    '. Please put that on the file',
  ],
  // “… say that her size came through thanks”
  [
    /(?<=^[^.!?;:,\n]*\bthat [^.!?;:,\n]{8,}(?<!\b(?:many|and|with|our|her|his|my|your|say|says|said|of|to|for|no))) thanks(?: a lot| so much)?$/giu,
    '',
  ],
  // “… before somebody else grabs him”
  [
    /,? before (?:(?:some|any)(?:body|one) else|the competition|(?:some )?other (?:people|firms|companies)|another (?:company|firm|team|employer)|others) (?:does|do|gets?|grabs?|takes?|snaps?|snatch(?:es)?|hires?|signs?|steals?|poach(?:es)?|finds?|picks?)\b[^.!?;,\n]{0,25}?(?=\s*[.!?,;]|\s*$| and )/giu,
    '',
  ],
  // “Kenji can go up a stage”
  [
    /(?<=\b(?:can|could|should|may|shall|will|must|to) )(?:go|move|step|climb|jump) (?:(?:up|on) )?(?:(?:an?|one|another) (?:stage|step|round|level|notch|rung)(?: (?:up|on|further|along|higher))?|one (?:further|up|on|higher|along))(?=\s*(?:[.,!?]|$|and\b|please\b))/giu,
    'go to the next stage',
  ],
  // “Put the review off from Thursday to Friday”
  [new RegExp(`\\bput (?:off|back) (?=[^.!?;:\\n]{2,60} to ${day})`, 'giu'), 'postpone '],
  [
    new RegExp(
      `\\b(?:put|push|postpone) (?!(?:the|my|our|this|that) )(\\p{L}[\\p{L}'-]*) (?:(?:off|back) )?from (?:on )?(${day}) to (?=${day})`,
      'giu',
    ),
    "move $1's meeting on $2 to ",
  ],
  [/(?<=day) same hour\b/giu, ' same time'],
  // “Her round on Thursday make that half an hour later”
  [new RegExp(`\\b(?:make|have) that (?=${length} (?:earlier|later)\\b)`, 'giu'), 'make it '],
  [
    new RegExp(
      `(?<=^(?:(?:so|and|okay|ok|um|right) )*)(\\p{L}[\\p{L}-]+),? (?:his|her|their) (?!(?:to|the|an?|into|in|on)\\b)(?=${meeting}\\b[^.!?;\\n]{0,40}\\bmake it\\b)`,
      'giu',
    ),
    "$1's ",
  ],
  // “Tell Dougal, no, not Dougal, tell Anahera”
  [
    new RegExp(
      `\\b(${verbs})(?: (\\p{L}[\\p{L}'-]*))?,? ${wait}+not (?:\\1|\\2|that|him|her)[, ]+(?=${verbs}\\b)`,
      'giu',
    ),
    '',
  ],
  // “Tomorrow, no, tomorrow is no good, Thursday”
  [
    new RegExp(
      `\\b(?:on )?(${day}),? ${wait}+(?:on )?\\1 (?:is|'s|was|will|does|doesn't|won't|isn't|can't|cannot|would)\\b[^.!?;\\n]{2,40}?(?:,? (?:so|then|let us say|let's say|make it|rather|better|let us do|let's do))* (?=(?:on )?(?:the )?${day})`,
      'giu',
    ),
    '',
  ],
  // “Six hundred and forty, no sorry, six hundred and fifty thousand”
  [
    new RegExp(
      `\\b${counts}(?: (?:thousand|k|grand))?,? (?:${wait}|(?:make (?:that|it)|i mean|or rather|rather),? )+(?=${counts} (?:thousand|k|grand|million|lakhs?)\\b)`,
      'giu',
    ),
    '',
  ],
  [new RegExp(`\\ba hundred(?= (?:and )?(?!and\\b)${count}\\b| thousand\\b)`, 'giu'), 'one hundred'],
  // “Send the engineers the guide, actually only those in Applied”
  [
    new RegExp(
      `\\b(send|give) ((?:all (?:of )?|every(?:one|body) ?)?(?:the |our )?[\\p{L} ]{3,30}?) (the|our) ([\\p{L}_ ]{3,30}?),? ${wait}*(?:just|only) (?:to )?(?:the ones|those|the people|people)(?: (?:who|that) (?:are|is|sit|stand))?(?: still| now)? (?:in|at) ([^.!?;\\n]{2,40})`,
      'giu',
    ),
    '$1 $3 $4 to $2 in $5',
  ],
  // “Half an hour with Greta and she said mornings are bad so Thursday at two”
  [
    new RegExp(
      `(?<=\\b(?:need|book|want|schedule|arrange|hour|minutes|mins)\\b[^.!?;:\\n]{5,90}?),? and (?:she|he|they) (?!(?:should|must|needs?|has to|wants)\\b)[^.!?;\\n]{3,60}?,? so (?:(?:let us say|let's say|make it|maybe|how about|let us do|let's do) )?(?=(?:on )?(?:${day}|the \\p{L}+ (?:of|at)))`,
      'giu',
    ),
    ' ',
  ],
];
