// The formal sentences of offices, and the plain ones they stand for: “In view of …, the advancement of Ann is hereby requested”. Each
// line is anchored where a sentence begins or ends, so that what stands in a note or a text keeps its words.

const begins = '(?<=^|[.!?;\\n⟧]\\s*)';
const ends = '(?=[\\s.!]*(?:$|\\n))';
const titled = "(?:(?:Mr|Ms|Mrs|Mx|Dr|Captain|Prof)\\.? )?\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2}";
/** What the point of the sentence begins with, behind its ground. */
const point =
  '(?:please|kindly|we|I|it is|it has|you are|could|can|would|may|the|an?|his|her|their|both|all|neither|no|nobody|\\p{Lu})';
/** “In accordance with the wishes of Mr Fox, … with him”: whom the ground names, the order may mean. */
const notMeant =
  '(?![^,]*\\p{Lu}[^,]*, [^.;?!]*(?:\\b(?:him|her|them)\\b|(?<!, |that )\\bit\\b(?! is| has| was| would)))';
/** A ground binds nothing where it is past: days and hours in it may be those to come. */
const notToCome =
  '(?![^,]*\\b(?:\\d|tomorrow|today|tonight|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|if|unless|until|whether|not yet)\\b)';
const grounds = [
  '[Ff]ollowing (?!up\\b|through\\b)',
  '[Ff]urther to ',
  '[Ii]n (?:the )?(?:light|view|consideration|recognition|consequence|acknowledg\\p{L}+) of ',
  '[Ii]n (?:response|reply) to ',
  '[Ii]n (?:accordance|line|agreement|keeping|conformity) with ',
  '[Oo]n the (?:basis|strength) of ',
  '(?:[Bb]y virtue|[Bb]y order|[Aa]t the suggestion|[Aa]s a result|[Aa]s a consequence) of ',
  '[Pp]ursuant to ',
  '[Ww]ith (?:reference|due regard) to ',
  '[Hh]aving regard to ',
  '[Aa]fter (?:due|careful|thorough|extensive|long|much|mature|full|some) (?:consideration|deliberation|review|reflection|discussion|thought|examination)',
].join('|');
const written =
  '(?:seen|spoken|met|read|heard|gone|taken|given|found|held|had|made|come|been|sat|thought|brought|\\p{L}+ed)';
const effected =
  '(?:effected|carried out|initiated|implemented|undertaken|performed|executed|processed|set in motion|put into effect|proceeded with|arranged for)';
const agreed =
  '(?:(?:is|are) (?:(?:hereby|kindly|herewith|respectfully|now|therefore|accordingly) )*(?:requested|desired|asked for)|(?:is|are) (?:hereby|herewith|now|therefore) (?:approved|authori[sz]ed|ordered|instructed|requested)|(?:may|can|should|must|shall|is to|has to|ought to)(?: now| therefore| accordingly| thus| also)* be (?:now )?' +
  effected +
  '(?: (?:now|at once|without delay|forthwith|immediately|today))?)';
const step =
  '(?:advancement|promotion|transfer|rejection|progression|elevation|admission|advance|move|refusal|withdrawal|invitation|scheduling|booking|cancellation|postponement|rescheduling)';
const stepTo = { his: 'him', her: 'her', their: 'them' } as const;
const meet = '(?:meeting|appointment|interview|conversation|discussion|session|call|talk|slot)';
const due = '(?:is|are) to|should|must|may|shall|(?:has|have|needs?|ought|will have) to|can';
const length =
  '(?:an?|one|two|three|four|half an?|fifteen|thirty|forty-five|ninety|\\d+) (?:hours?|minutes?|days?|weeks?)';
const file =
  '(?:(?:in|on|to|into) (?:(?:her|his|their|the) )?(?:personnel )?(?:files?|records?|notes|profile|dossier))';
const noted = '(?:noted|recorded|entered|registered|documented|mentioned|kept|filed|put down|written down|placed|put)';

/** The same where the capital letters of names count. */
const lineOfNames = (heard: string, meant: string): readonly [heard: RegExp, meant: string] => [
  new RegExp(begins + heard.replace(/^\p{L}/u, (first) => `[${first.toUpperCase()}${first}]`), 'gu'),
  meant,
];
const line = (heard: string, meant: string): readonly [heard: RegExp, meant: string] => [
  new RegExp(begins + heard, 'giu'),
  meant,
];

export const formal: readonly (readonly [heard: RegExp, meant: string])[] = [
  // On what ground
  lineOfNames(`(?:${grounds})${notToCome}${notMeant}[^,.;:?!⟦]{0,110}, (?=${point})`, ''),
  line(
    `(?:owing to|due to|because of|on account of|on grounds of|by reason of) (${notToCome}[^,.;:?!⟦]{3,110}), ([^.;:?!\\n]*\\b(?:reject|declin|pursued|refus|turned down)[^.;:?!\\n]*)`,
    '$2 because of $1',
  ),
  line(`having ${notToCome}(${written} [^,.;:?!⟦]{3,110}), (?=(?:we|i|please|kindly|could|would)\\b)`, 'we have $1. '),
  line(`(?:as|since|given that|considering that|seeing that) ([^,.;:?!⟦]{5,90}?), (?=please ascertain\\b)`, '$1. '),
  // With what feelings
  line(
    'it is with (?:[\\p{L}]+ )?(?:regret|pleasure|sadness|delight|satisfaction|joy|a heavy heart) that (?=(?:we|i)\\b)',
    '',
  ),
  line(
    '(?:we|i) (?:(?:very much|deeply|greatly) )?regret to (?:have to )?(?:inform|tell|advise|notify) you that (?=[^.;]* (?:has|have|is|are|must|should) (?:to )?be\\b)',
    '',
  ),
  line(
    '(?:we|i) (?:(?:must|should|have to|are (?:obliged|compelled|forced|bound) to|feel (?:obliged|bound|compelled) to) )(?:therefore |hereby |kindly )?(?:ask|request|instruct|beg) (?:you )?to (?!refrain\\b|abstain\\b|not\\b)',
    'please ',
  ),
  line(
    `(?:we|i) (?:(?:would|should|must|kindly|hereby|therefore|respectfully|like to|wish to) )*(?:ask|request|apply|beg)(?: you)?(?: for)? (an? (?:\\p{L}+ )?${meet}\\b)`,
    'please arrange $1',
  ),
  line('it has (?:now |therefore |accordingly )?been (?:decided|resolved|agreed) that ', ''),
  // What is not taken further
  line(
    `(?:we|i) have (?:now |therefore |hence |finally |jointly )*(?:decided|resolved|agreed|chosen|elected) to (?=(?:reject|decline|refuse|turn down|advance|promote|transfer|move|offer|extend|make|invite|admit|cancel|postpone)\\b)`,
    'please ',
  ),
  lineOfNames(
    `(?:[Tt]he )?(application|candidacy|candidature) of (${titled}) (?:cannot|can not|can no longer|will not|will no longer|shall not|may not|is not to|could not) be (?:pursued|considered|taken|continued|followed up|processed|entertained)(?: (?:further|longer|forward|any (?:further|longer)))?(?: and (?:(?:is|are|should|must|has|have)(?: to)?(?: therefore| hence| accordingly| consequently| thus)?(?: to)?(?: be)?) (?:rejected|declined|closed|refused))?(?=[\\s.!]*(?:$|\\n)| because of )`,
    'the $1 of $2 is to be rejected',
  ),
  lineOfNames(
    `(${titled}) (?:does not|do not|did not|lacks|has|have|is|was|could not|cannot)\\b[^,.;:?!⟦]{3,80} and (?:(?:should|must|may) (?:therefore|hence|accordingly|consequently|thus) be|(?:is|has) (?:therefore|hence|accordingly|consequently|thus) to be) `,
    '$1 is to be ',
  ),
  [/,? whereas (?=(?:(?:mr|ms|mrs|mx|dr)\.? )?\p{Lu})/gu, '. '],
  // Letters
  [
    /[,;]? (?:and )?(?:for which(?: purpose)?,? |to which end,? |for this purpose,? )(the (?:template|letter) [^,.;:?!]{2,40}?) (?:should|is to|shall|must|may|can|has to) be used,?/giu,
    ' using $1',
  ],
  [
    /\bthe (?:message|letter|text|wording|e-?mail|contents?) (?:contained|set out|laid down|kept|stored|provided|held) in the (?=template|letter)/giu,
    'the ',
  ],
  // Deeds as nouns
  line(
    `the (?:extension|submission|issuance|issue|sending|making|preparation) of (an? offer [^;:?!⟦]{2,120}?) ${agreed}${ends}`,
    'please send $1',
  ),
  line(`the cancellation of ([^,.;:?!⟦]{2,90}?) ${agreed}${ends}`, 'please cancel $1'),
  line(`the (${step}) of ([^,.;:?!⟦]{2,90}?) ${agreed}${ends}`, 'please proceed with the $1 of $2'),
  ...Object.entries(stepTo).map(([whose, whom]) =>
    line(
      `${whose} (${step})((?: (?:to|into|from) [^,.;:?!⟦]{2,60}?)?) ${agreed}${ends}`,
      `please proceed with the $1 of ${whom}$2`,
    ),
  ),
  lineOfNames(
    `(${titled})['’]s? (${step})((?: (?:to|into|from) [^,.;:?!⟦]{2,60}?)?) ${agreed}${ends}`,
    'please proceed with the $2 of $1$3',
  ),
  // Earlier and later
  line(
    `(?:the|our|my|this) ([^,;:.?!⟦]{3,90}?) (?:${due}) be (?:brought|moved|put|set) forward by (${length})${ends}`,
    'please move the $1 $2 earlier',
  ),
  line(
    `(?:the|our|my|this) ([^,;:.?!⟦]{3,90}?) (?:${due}) be (?:postponed|deferred|delayed|put (?:back|off)|moved back|set back) by (${length})${ends}`,
    'please move the $1 $2 later',
  ),
  [
    /, which (?:was|is|had been) to (?:take place|be held) (on [^,.;:?!]{3,40}),(?= (?:is|should|must|has|needs|ought|may|be)\b)/giu,
    ' $1',
  ],
  // Who gets and hears what
  lineOfNames(
    `(?:(?:[Pp]lease|[Kk]indly) )?(?:[Aa]rrange for|[Ee]nsure that|[Mm]ake sure that|[Ss]ee to it that) (?:both )?(${titled}(?: and ${titled})?) (?:to )?(?:receives?|gets?|obtains?) (the )`,
    'please send $1 $2',
  ),
  lineOfNames(
    `(${titled}) (?:would like|wishes|wants|has asked|is) to be (?:informed|notified|told|advised)(?: of the fact)? that `,
    'please tell $1 that ',
  ),
  lineOfNames(
    `(?:(?:[Pp]lease|[Kk]indly) )?(?:[Ee]nsure|[Mm]ake sure|[Ss]ee to it) that (${titled}) is (?:made aware|informed|notified|told|advised)(?: of the fact)? that `,
    'please tell $1 that ',
  ),
  // Notes
  line(
    `(?:(?:please|kindly) be (?:informed|advised|aware|notified) that|it has come to (?:our|my) (?:attention|notice|knowledge|ears) that|(?:we|i) (?:have )?(?:learn(?:ed|t)|been (?:told|informed|advised)|note|understand|gather)(?: from [^,.;:?!]{2,40}?)? that) (?=[^.;:?!]{8,120}(?:(?:which|this|that)(?: fact)? (?:${due}) (?:please |kindly |also |be )*${noted}|[.;] (?:please|kindly) (?:add|note|record|enter|put) (?:it|this|that)\\b))`,
    '',
  ),
  [
    new RegExp(
      `(?:,? which|,? and this|,? a fact which|[.;] (?:this|that)) (?:${due}) (?:please |kindly |also |therefore )*be ${noted}(?: ${file}| on file)?(?: please)?${ends}`,
      'giu',
    ),
    '. Please put that on the file',
  ],
  [
    /\b(?:add|attach|place|put|enter|record|file|include) (?:its|the|this|that|his|her|their) (?:(?:exact|full|precise|entire) )?(?:wording|text|contents?)(?: of (?:it|this|that|the (?:letter|message|e-?mail)))?(?: verbatim)? (?:to|in|into|on|under) (his|her|their|the) (?:notes?|files?|records?)\b/giu,
    'put that on $1 file',
  ],
  [
    new RegExp(
      `,? and (?:otherwise )?(?:undertake|do|take|initiate) (?:nothing|no) (?:else|further|more|(?:further|other) (?:steps?|action|measures?))${ends}`,
      'giu',
    ),
    '',
  ],
  line(
    'pending (?:(?:further|any) )?(?:clarification|instructions?|notice|inquiries|enquiries), (?=(?:please|kindly|we)\\b)',
    '',
  ),
  // “Please transfer Ann to …, and to inform Ben …”
  [
    /(?<=(?:^|[.!?;\n]\s*)(?:please|kindly|could|would|will|can|we|i|you)\b(?:(?!\bthat\b)[^.;:?!⟦])*),? and (?:(?:furthermore|also|then|moreover),? )?to (?=(?:inform|notify|tell|send|book|arrange|advise|add|move|reject|cancel|schedule|transfer|record|note|offer|invite)\b)/giu,
    ' and ',
  ],
  // Without haste, and with it
  [
    new RegExp(
      `,? (?:without (?:further |any |undue )*delay|forthwith|at (?:your|the) earliest (?:convenience|opportunity))${ends}`,
      'giu',
    ),
    '',
  ],
  [/, if (?:there (?:are|is) any|any|at all),/giu, ''],
  // What was done, and when
  line(
    '(?:which|what) (?:steps|measures|actions) (?:have been|were|has been) (?:taken|carried out|performed|executed|undertaken)(?: (?:in|by|through) (?:this|the) (?:system|tool))?',
    'what was done',
  ),
  [
    /\b(?:in the course of|during|throughout) (?:the )?(?:present|current|running|this) (week|month|year|quarter)\b/giu,
    'this $1',
  ],
  [
    /\b(?:in the course of|during|throughout) (?:the )?(?:past|preceding|previous|last) (week|month|year|quarter)\b/giu,
    'last $1',
  ],
];

/** “Ms Fox, whose interview was yesterday, …”: said of somebody between commas. */
export const saidBeside =
  /, (?:who|whom|whose \p{L}+|which|(?:the )?\p{L}+ of (?:which|whom)) (?<said>[^,.;:?!⟦]{4,90}),(?= (?:to|be|is|are|should|may|must|has|have|can|into|on|at|from|with|and|using|by|in|through|forward)\b)/giu;
/** It may bind the order, order something itself, or say which of two is meant. */
export const bindsBeside =
  /\b(?:not|never|only|if|unless|until|should|must|please|appl(?:y|ies|ied|ying)|works?|sits?|is to|are to|has to|needs?|wants?|asked|scheduled|planned|to take place)\b|\d/iu;
