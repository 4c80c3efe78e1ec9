// How those who hand work over say what is to come of it: “see that they get the letter”, “the letter goes to everybody in Applied”,
// “whom we have left alone for a week”. Each line: what is said, and the plain words for it.

const seeTo = '(?:make sure|make certain|ensure|see(?: to it)?|take care)(?: that)?';
const gets = '(?:all |both |each |too )*(?:gets?|receives?|is sent|are sent|ha(?:ve|s)|(?:is|are) given)';
const group = '(?:all|every(?:one|body)|any(?:one|body)|each|those|the \\p{L}+s)(?!\\p{L})';

export const lettersToGroups: readonly (readonly [said: RegExp, plain: string])[] = [
  // “All nurses in Applied: see that they get the check-in”
  [
    new RegExp(`(?<=[:,;.!?–—-] (?:please |and |so |then )?)${seeTo} they ${gets} (?=(?:the|our|an?) )`, 'giu'),
    'send them ',
  ],
  // “Make sure the analysts get the check-in”
  [
    new RegExp(
      `(?<=^|[.!?;:\\n,] |\\band )${seeTo} (${group}(?: [^\\s.,;:!?]+){0,12}?) ${gets} (?=(?:the|our|an?) )`,
      'giu',
    ),
    '$1 should get ',
  ],
  // “The check-in goes to everybody in Applied”
  [
    new RegExp(
      `(?<=^|[.!?;\\n] |\\b(?:and|so|then) )(?:the|our) ((?!offer|rejection|job)[^\\s.,;:!?]+(?: (?!that|which|who|and)[^\\s.,;:!?]+){0,4}) (?:goes|should go|is to go|has to go|needs to go|must go)(?: out| over| off)? to (?=${group})`,
      'giu',
    ),
    'send the $1 to ',
  ],
  // Whom nobody has written to
  [
    /\b(?:who|whom|that) (we|i|nobody|no one)(?:'ve| have| has)? (?:left (?:alone|hanging|waiting|in the dark)|neglected|ignored|forgotten(?: about)?)(?= (?:for|over|more|since|these) )/giu,
    'whom nobody has contacted',
  ],
  [
    /(?<=\b(?:everybody|everyone|anybody|anyone|people|candidates|applicants|those|the ones|\p{L}+s)(?: (?:in|at|on) (?:the )?\p{L}+(?: \p{L}+)?)?) (?:we|i)(?:'ve| have)? (?:left (?:alone|hanging|waiting|in the dark)|neglected|ignored|forgotten(?: about)?)(?= (?:for|over|more|since|these) )/giu,
    ' whom nobody has contacted',
  ],
  [/\bhave(?:n't| not) (?:written|dropped a line) to(?= (?:for|in|since|over) )/giu, 'have not contacted'],
  [/\b(nobody|no one) has (?:written|spoken|talked) to(?= (?:for|in|since|over) )/giu, '$1 has contacted'],
  // “Everybody on the nursing side”
  [
    /\b(every(?:one|body)|any(?:one|body)|all(?: the)? (?:people|candidates|applicants)|people|those|whoever) (?:on|from|over on) the (\p{L}+) side(?!\p{L})/giu,
    '$1 in the $2 team',
  ],
];
