// How an administration writes its orders, and the plain words they stand for: “by means of the regret template” is “using” it. Lines
// that begin a sentence only fit there; the others hold no order of their own.

const begins = '(?<=^|[.!?;\\n]\\s*)';
const name = "(?:(?:mr|ms|mrs|mx|dr|prof)\\.? )?\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*){0,2}";
const length =
  '(?:an? (?:full )?hour|half an hour|(?:\\d+|[a-z]+(?:-[a-z]+)?) (?:minutes?|hours?)|one hour and a half|an hour and a half)';
const letter = '(?:account|summary|overview|statement|list|report|record|survey|figures|indication)';
const looked =
  '(?:discussed|examined|considered|reviewed|settled|assessed|gone over|talked over|talked through|clarified|addressed)';
const now = '(?:(?:presently|currently|originally|previously|provisionally|initially|hitherto|already|now|still) )*';
const fixed =
  '(?:foreseen|scheduled|planned|fixed|arranged|entered|intended|due|set down|appointed|envisaged|booked|set)';
const step = '(?:transfer|advancement|promotion|progression|move|admission)';
const adverbs = '(?:(?:hereby|therefore|accordingly|kindly|respectfully|now) )*';
const requested = '(?:requested|desired|asked for|applied for|sought)';
const wishes = '(?:ask|request|wish|require|propose|desire|beg|need|want)';

const line = (heard: string, meant: string): readonly [heard: RegExp, meant: string] => [
  new RegExp(heard, 'giu'),
  meant,
];

/** `\\p{Lu}` means a capital only where case counts: names are looked for in these lines. */
const cased = (heard: string, meant: string): readonly [heard: RegExp, meant: string] => [
  new RegExp(heard, 'gu'),
  meant,
];

export const lettersOfOffice: readonly (readonly [heard: RegExp, meant: string])[] = [
  // Deeds as nouns that are requested
  ...(
    [
      ['his', 'him'],
      ['her', 'her'],
      ['their', 'them'],
    ] as const
  ).map(([whose, whom]) =>
    line(
      `\\b${whose} ${step} (?<to>(?:in)?to [^.;!?\\n]{2,40}?) is ${adverbs}${requested}`,
      `kindly move ${whom} $<to>`,
    ),
  ),
  line(
    `\\bthe ${step} of (?<whom>[^.;!?\\n,]{2,50}?) (?<to>(?:in)?to [^.;!?\\n,]{2,40}?) is ${adverbs}${requested}`,
    'kindly move $<whom> $<to>',
  ),
  line(
    `${begins}(?<what>(?:an?|the) (?:meeting|conversation|discussion|interview|appointment|call|talk)\\b[^.;!?\\n,]{3,80}?) is ${adverbs}(?:requested|sought) (?=(?:for|on|at)\\b)`,
    'kindly book $<what> ',
  ),
  line(
    `(?<=^|[.!?;,\\n]\\s*)(?:i|we) (?:would |should |hereby |kindly |therefore )*(?:ask for|request|apply for) (?=(?:an?|the) (?:meeting|conversation|interview|appointment|discussion|call)\\b)`,
    'kindly book ',
  ),
  line(
    `${begins}(?<what>the (?:rejection|cancellation|postponement|dispatch|sending|booking) of [^.;!?\\n]{3,80}?) is ${adverbs}${requested}`,
    'we request $<what>',
  ),
  line(
    `${begins}(?:i|we) (?:would|should) be (?:much |very |most |greatly )*(?:obliged|grateful|thankful|indebted) for (?=the (?:rejection|cancellation|postponement|dispatch|sending|booking|reservation|transfer) of )`,
    'we request ',
  ),
  // Letters that are used
  line(
    '\\bby (?:means|way|use) of (?:the |our )?template (?:entitled |called |named |known as )?',
    'using the template ',
  ),
  line('\\bby (?:means|way|use) of (?:the |our )?(?=[\\p{L}_ ]{2,30}? (?:template|letter|form)\\b)', 'using the '),
  line('\\b(?:template|letter) (?:entitled|titled|known as|which is called|bearing the (?:name|title)) ', 'template '),
  // Who is told
  line(
    '(?<!please )\\bbe (?:made aware|apprised|advised|put in the picture)(?: of the fact)? that\\b',
    'be informed that',
  ),
  line('\\bbe (?:informed|notified|told) of the fact that\\b', 'be informed that'),
  line(
    '\\b(?:(?<and>and )|(?:it is|i|we)(?: (?:hereby|kindly|therefore|respectfully|would|should))* (?:requested|asked|desired|request|ask) )that (?<whom>[^,.;!?]{2,50}?) be (?:informed|notified|told)(?= (?:that|of|about) )',
    '$<and>please inform $<whom>',
  ),
  line('\\b(?:cause|have) (?<whom>[^.,;!?]{2,40}?) to be informed(?= (?:that|of|about) )', 'inform $<whom>'),
  line('\\bacquaint (?<whom>[^.,;!?]{2,40}?) with the fact that\\b', 'inform $<whom> that'),
  line("\\bdraw (?<whom>[^.,;!?]{2,40}?)'s attention to the fact that\\b", 'inform $<whom> that'),
  line(
    '\\bbring (?:it )?to the (?:attention|notice|knowledge) of (?<whom>[^.,;!?]{2,40}?)(?: the fact)? that\\b',
    'inform $<whom> that',
  ),
  cased(
    `\\b(?:[Tt]he )?hiring manager (?:who is )?(?:responsible|in charge|competent) (?:for|of) (?<whom>(?:M[rsx]{1,2}|Dr)?\\.? ?${name.slice(name.indexOf('\\p{Lu}'))})`,
    "$<whom>'s hiring manager",
  ),
  // What is said beside the point, between two commas
  line(',? (?:from|of) whom (?:nothing|no (?:word|news|answer|reply)|we have (?:not|heard nothing))[^,.;!?\\n]*,', ''),
  line(
    `,? which (?:was|is|were) (?:due |supposed )?to (?:take place|be held) (?:on )?(?<when>[^,.;!?]{3,40}?),?(?= (?:must|is|should|has|shall|needs|ought|to be|may|can|will)\\b)`,
    ' $<when>',
  ),
  line(',? (?:and )?(?:for which reason|for (?:this|that) reason|which is why|wherefore),? ', '. '),
  line(
    ',? and (?:you are (?:hereby |kindly |therefore )*(?:requested|asked|invited|instructed)|(?:i|we) (?:would |should |hereby |kindly |therefore )*(?:ask|request|invite) you) to ',
    '; kindly ',
  ),
  line(
    `,? (?:which (?:is|was|were|had been|has been) )?${now}${fixed}(?: to (?:take place|be held))? (?:for|on) (?<when>(?!which)[^,.;!?]{3,50}?),(?= (?:must|is|should|has|shall|needs|ought|to|be|may|can|will)\\b)`,
    ' on $<when>',
  ),
  line(
    `,? for which (?:purpose )?(?<long>${length}) (?:is|are|will be|would be|should be) (?:foreseen|sufficient|required|needed|envisaged|set aside|reserved|planned|allotted|allowed),?`,
    ' for $<long>',
  ),
  line(`(?:,|;)?(?: and)? let (?<long>${length}) be (?:reserved|set aside|allotted|foreseen|allowed)`, ' for $<long>'),
  line(
    ',? to (?:which|whom) (?:reference (?:was|is|has been) made|you (?:have )?referred|(?:i|we) (?:have )?referred)[^.,;!?\\n]*',
    '',
  ),
  line(
    ',? for which (?:i|we) (?:would |should )?(?:thank you|are (?:grateful|obliged|indebted))(?: to you)?(?: in advance)?(?=\\s*(?:[.!;]|$))',
    '',
  ),
  // What somebody applies for
  cased(
    '\\b(?<who>[Cc]andidates?|[Aa]pplicants?|[Aa]pplications?) (?:who (?:have )?(?:applied )?)?for the (?:position|post|role|vacancy|job) of (?:an? )?(?<work>\\p{Lu}[\\p{L}-]*(?: \\p{Lu}[\\p{L}-]*){0,4})',
    '$<work> $<who>',
  ),
  // What a meeting is for
  cased(
    `,? (?:so|in order) that (?:the |all )?(?:[\\p{Ll}-]+ ){1,4}?of (?<whom>(?:(?:Mr|Ms|Mrs|Dr)\\.? )?${name.slice(name.indexOf('\\p{Lu}'))}) (?:may|can|might|could) be ${looked}[^.;!?\\n,]*`,
    ' about $<whom>',
  ),
  cased(
    `,? (?:so|in order) that (?<whom>(?:(?:Mr|Ms|Mrs|Dr)\\.? )?${name.slice(name.indexOf('\\p{Lu}'))}?)(?:'s (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+)? (?:may|can|might|could) be ${looked}[^.;!?\\n,]*`,
    ' about $<whom>',
  ),
  // What comes before the point
  line(`${begins}(?:please |kindly )?(?:proceed|act|continue) as follows[:.]\\s*`, ''),
  line(
    `${begins}(?:(?:i|we) (?:hereby |kindly |would |should )*(?:request|ask for|ask you for)(?: you for)? the following(?: \\p{L}+)?|the following (?:\\p{L}+ )?(?:is|are) (?:hereby )?(?:requested|to be (?:taken|made|carried out)|desired|asked for|instructed))[:.]\\s*`,
    '',
  ),
  line(
    `${begins}(?:i|we) (?:have the (?:pleasure|honou?r)|are (?:pleased|happy|glad|delighted)|take (?:great )?pleasure|am (?:pleased|happy|glad))(?: of| to| in) (?:confirm|inform|advis|announc|report|stat|communicat)\\p{L}*(?: (?:to )?you)? that `,
    '',
  ),
  line(
    `\\b(?<who>i|we)(?<mood> would| should|'d)? (?:(?:merely|only|simply|just|therefore|accordingly|respectfully|further|furthermore|consequently|thus|now|once again|once more|formally) )+(?=${wishes}\\b)`,
    '$<who>$<mood> ',
  ),
  line(
    `${begins}it would (?:interest (?:us|me)|be of (?:great )?(?:interest|use|help)(?: to (?:us|me))?|help (?:us|me)) to (?:learn|know|see|hear|be told) (?=(?:who|which|what|how)\\b)`,
    '',
  ),
  line(
    `${begins}(?:i|we) (?:would|should) (?:be (?:very |most )?(?:grateful|obliged|thankful|indebted)(?: to you)?|thank you|welcome|appreciate)(?: for)? (?:the|an?|your) (?<what>(?:\\p{L}+ )?${letter} )`,
    'please show me the $<what>',
  ),
  line(
    `${begins}an? (?<what>(?:\\p{L}+ )?${letter} of [^.;!?\\n]{3,80}?) would (?:oblige (?:us|me)|be (?:much )?(?:appreciated|welcome|welcomed))`,
    'please show me the $<what>',
  ),
  line(
    `${begins}an? (?:\\p{L}+ )?${letter} would (?:oblige (?:us|me)|suffice|be (?:much )?(?:appreciated|welcome|welcomed))[.!]*`,
    '',
  ),
  line(
    `(?<=[.;!?] |^)(?:and )?no (?:further|other|additional|more) (?:steps?|action|measures?|changes?|entries|entry) (?:is|are|need|needs|has|have) (?:to be (?:taken|made)|be taken|required|needed|necessary|requested|desired)[.!]*`,
    '',
  ),
  // Looks
  line(
    '\\b(?:which|what) (?:applicants|candidates|persons|people) (?:have|has|had)(?: (?:so far|already|now|meanwhile))? (?:reached|arrived at|attained|come to|got to|entered)\\b',
    'who is in',
  ),
  line(
    '\\bwho (?:has|have)(?: (?:so far|already|now|meanwhile))? (?:reached|arrived at|attained|entered)(?= )',
    'who is in',
  ),
  line(
    '\\bwhat (?:has been|was|were|have been) (?:undertaken|done|effected|carried out|initiated)(?: (?:by you|on our behalf|for us|here))*(?: (?:in the course of|during|over|on))? (?=(?:today|yesterday|this week|last week|this month|last month)\\b)',
    'what did you do ',
  ),
  line(
    `\\b${letter} of (?:the )?(?:business|matters|tasks|work|items|points|what)(?: (?:which|that))? (?:awaits?|lies? before|needs?|is before|are before) (?:us|me)(?: today)?`,
    'overview of the day',
  ),
  line(
    `${begins}(?:i|we) (?:would|should) be (?:very |most )?(?:glad|pleased|happy|grateful) to (?:receive|have|see|obtain|be (?:given|sent|shown|provided with)) (?:the|an?|your) (?<what>(?:\\p{L}+ )?${letter} )`,
    'please show me the $<what>',
  ),
  line('\\b(?:might|may|could|can) (?:i|we) be (?:provided|furnished|supplied|favou?red) with ', 'please show me '),
  line('\\bthe (?:present|current) (?<span>week|month)\\b', 'this $<span>'),
  line(
    '\\blet (?:us|me) know (?:on|at|in) (?:which|what) (?:days?|times?|hours?)(?: of (?<span>(?:this|next|the coming) week))?(?<who> [^.;!?\\n]{2,50}?) (?:is|are|would be|will be) (?=(?:available|free)\\b)',
    'tell me when$<who> is free $<span> ',
  ),
  // Whom it is about
  line('\\bboth (?:gentlemen|ladies|persons|individuals|applicants)(?= )', 'both of them'),
  line(
    '\\b(?:would|might|will) it be (?:possible|conceivable|feasible) for (?<who>[^.,;!?]{2,40}?) to (?:be seen by|meet|see|speak (?:to|with)|talk (?:to|with)) (?=\\S)',
    'kindly book $<who> with ',
  ),
  // Notes
  line(
    "\\ba note (?:reading|saying|stating|with the words)?[,:]? ?(?<text>⟦\\d+⟧) (?:should|is to|must|shall|may) be (?:placed|put|added|entered|made|recorded|filed) (?:on|in|to|into) (?<whom>[^.,;!?]{2,40}?)(?:'s)? (?:record|file)",
    'add a note to $<whom>: $<text>',
  ),
  line(`${begins}(?:be it|let it be) (?=(?:recorded|noted|entered|put|written|remarked)\\b)`, 'it should be '),
];
