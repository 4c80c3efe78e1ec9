// Roundabout questions, and the plain ones they stand for. Each line is anchored at the beginning of a sentence, so that what stands
// in a note or a text keeps its words; the polite lines hold anywhere.

const begins =
  '(?<=^|[.!?;\\n]\\s*)(?<lead>(?:(?:ok(?:ay)?|k|so|and|also|right|righto|well|hey|hi|hello|hiya|gm|morning|good morning|please|pls|quick one|quick question|now|then|oh|um|ah|yo|sorry|just)(?: (?:muster|team|all|there))?[,:!.]* )*)';
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
const period = `(?<period>(?:the )?(?:last|this|past|previous|prev|passed|current|prior) (?:week|month|wk|mth|mnth)|yesterday|today|(?:the month of )?(?:${months})(?! \\d))`;
const us =
  '(?:we|the team|things|it|everything|hiring|recruiting|recruitment|our (?:team|hiring|numbers|figures|stats))';
const aName = "\\p{L}[\\p{L}'’-]*?(?: \\p{Lu}[\\p{L}'’-]*?)?";
const manager = '(?:hiring manager|manager|recruiter|hm)';
const lists = 'who|which|what|how many|every\\p{L}*|all|the (?:names|people|list|ones|candidates|applicants)';

const line = (heard: string, meant: string): readonly [heard: RegExp, meant: string] => [
  new RegExp(begins + heard, 'giu'),
  `$<lead>${meant}`,
];

export const asked: readonly (readonly [heard: RegExp, meant: string])[] = [
  // Polite words between a verb and what it wants, and at either end
  [/\b(show|give|list|send|tell|find|get|make|write|print)( me| us)? (?:please|pls|plz|kindly) (?=\p{L})/giu, '$1$2 '],
  [
    /,? ?\bif (?:it|that|this)(?:'s| is| isn't| is not|'s not|wasn't|wouldn't be| would not be)? (?:not )?(?:too (?:much|big|great) (?:an? |of an? )?|any |no |an? )*(?:trouble|bother|hassle|imposition|to ask|inconvenien\p{L}+)(?: (?:for|to) you)?(?:,|(?=\s*[.?!]|\s*$))/giu,
    '',
  ],
  [
    /, if (?:you please|you would|you'd be so (?:kind|good)|there(?:'s| is) (?:one|any|such a thing)|i may|i might|need be)(?=\s*[.?!,]|\s*$)/giu,
    '',
  ],
  // “In view of his lack of experience, I should be grateful if …”: why stands by itself
  [
    /(?<=^|[.!?;\n]\s*)((?:in (?:view|light|consideration|the absence) of|given(?: that)?|considering(?: that)?|having regard to|owing to|due to|because of|on account of|based on|as a (?:result|consequence) of|further to|following) [^,.;!?\n]{3,100}), (?=(?:(?:i|we)(?:'d| would| should| must| hereby| kindly| therefore| request| ask)|it (?:is|would)|please|kindly|may (?:i|we)|might (?:i|we)|(?:could|would|can|will) you)\b)/giu,
    '$1. ',
  ],
  // “Please be advised that Ann accepted; kindly inform Bo accordingly”
  [
    /(?<=^|[.!?;\n]\s*)(?:(?:please|kindly|i hereby|we hereby|this is to|i would like to|i'd like to) )*(?:be (?:advised|informed|aware)|take note|note|inform you|let you know|advise you) that (?=[^.;!?\n]+[.;!]\s+(?:(?:please|kindly|so|could you|would you|can you|and) )*(?:inform|tell|notify|let|advise|apprise)\b)/giu,
    '',
  ],
  // Who asks tells that they ask
  line(
    "(?:(?:i|we)(?:'m| am|'re| are|'d be| would be)? (?:just |also |really )?(?:curious|interested|keen|wondering|wonder|dying)(?: (?:to (?:know|see|hear|learn|find out)|about|in))?|(?:i|we)(?:'d| would) (?:just |also |really )?(?:love|like|want|need) to (?:know|hear|learn|find out))(?: about)?,? (?=(?:who|which|what|how (?:many|far|long|did|are|is|was))\\b)",
    '',
  ),
  line(
    '(?:where|how) (?:would|can|do|could|should|might|may) (?:i|we|one) (?:best )?(?:look up|look|see|find(?: out)?|check|go to see|view) (?=(?:who|which|what|how many)\\b)',
    '',
  ),
  line(
    '(?:(?:can|could|may|might) (?:i|we) |let me |i (?:want|need) to )(?:please |quickly )?(?:see|check|look up|find out|know|have|get) (?=how (?:many|much)\\b)',
    '',
  ),
  // “Who is Ann's hiring manager, and could you let them know …”: the manager is told, not Ann
  line(
    `who(?:['’]s|s| is) (?:(?<owner>${aName})['’]s? (?<role>${manager})|the (?<post>${manager}) (?:of|for) (?<whom>${aName}))[?,.]*(?: [-–])? (?:(?:and|so),? )?(?<asks>(?:(?:can|could|would|will) (?:you|u) |please |pls )*)(?<tells>let|tell|inform|notify|ask|message|ping|remind) (?:them|him|her)(?= \\S)`,
    "who is $<owner>$<whom>'s $<role>$<post>? $<asks>$<tells> $<owner>$<whom>'s $<role>$<post>",
  ),
  // “Bump everyone in Applied”; but “bump everyone up”, “bump all of them to Panel”
  line(
    '(?:(?:can|could|would|will|cn|cld) (?:you|u) )?(?:please )?(?:bump|poke|prod|chivvy)(?: up)? (?=(?:all|ev(?:e?ry?)(?:one|body|1)|any(?:one|body)|whoever|those|the (?!meetings?|interviews?|calls?|rounds?)\\p{L}+s\\b)(?![^.!?;\\n]*\\b(?:to|into|onto|up|along|forward|on to|ahead|down|back|through|2|->|→)(?![\\p{L}\\d])))',
    'nudge ',
  ),
  // “Put that on Tom as a note”, “keep that sentence as a note on his page”
  [
    /\b(?:put|keep|save|add|log|store|file|stick|pop|enter|write) (?:that|tht|this)( (?:line|sentence|quote))?(?: (?:on|to|in|for|under) (?:(?:his|her|their|the) (?:page|profile|file|record|card)|(?!his\b|her\b|their\b|the\b)(\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?)))? as an? (?:\p{L}+ )?(?:note|comment|remark)(?: (?:on|to|in|for|under) (?:his|her|their|the) (?:page|profile|file|record|card))?(?=\s*(?:$|[.!?,;]| (?:pls|please|plz|thx|thanks)\b))/giu,
    'note that$1 down for $2',
  ],
  [
    /\b(note that(?: (?:line|sentence|quote))? down) for (?=\s*(?:$|[.!?,;]| (?:pls|please|plz|thx|thanks)\b))/giu,
    '$1',
  ],
  // “Where do I put that Ann is away? Could you write it on her page?”
  [
    /\b(?:(?:where|how) (?:do|can|should|would|could|must) (?:i|we|one)|can you) (?:put|write|enter|note|record|save|add)(?: down| in)?(?: it)? that ([^?.!\n]+)\?(?=\s+(?:please |pls |(?:could|can|would|will) (?:you|u) (?:please )?)(?:put|write|note|add|enter|save|keep|do) (?:it|that|this)\b)/giu,
    '$1.',
  ],
  // “Can you make sure that everybody in Applied gets the letter?”
  [
    /(?<=^|[.!?;\n]\s*)(?:(?:can|could|would|will) (?:you|u) )?(?:please )?(?:make sure|ensure|see to it|take care)(?: that)? (?=(?:everybody|everyone|all|whoever)\b)([^.?!;\n]*\b(?:gets?|receives?)\b[^.?!;\n]*)(?:\?+|\.|$)/giu,
    '$1.',
  ],
  // “What I need is half an hour with Bo”
  [
    /(?<=^|[.!?;\n]\s*)(?:what|all) (i|we)(?:'d| would)? (?:need|want|like|am after|'m after|are after)(?: from you)? (?:is|would be)(?: just| only)? (?=(?:an?|half|\d+|ten|fifteen|twenty|thirty|forty|forty-five|three quarters|two)\b[\p{L} -]{0,14}(?:hours?|minutes?|mins?)\b)/giu,
    '$1 need ',
  ],
  // “Ask Bo a few things about Ann, half an hour, on Monday at ten”: a talk of that length
  [
    /\b(?:ask (\p{L}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?) (?:a few|some|a couple of|several|two or three) (?:things|questions|bits)|(?:discuss|go over|go through|talk over|clear up) (?:a few|some|a couple of|several) (?:things|questions|points|bits) with (\p{L}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?))(?=[^.!?\n]*\b(?:hours?|minutes?|mins?)\b)/giu,
    'talk to $1$2',
  ],
  // Who was hired, who is waiting
  line('whom? (?:did|have) we (?:already )?hired?(?: so far)?(?=\\s*[?.!]|\\s*$)', 'who is in hired'),
  line(
    '(?:who|(?:which|what) (?:candidates|people|ones)|any(?:one|body)(?: who)?) (?:still )?needs? (?:chasing|nudging|(?:an?|another|some) (?:nudge|chaser|call ?back|reply|answer|ping|reminder|update|response|follow-?up))(?: (?:today|now|this (?:morning|afternoon|week)))?(?=\\s*[?.!]|\\s*$)',
    'who needs a follow-up',
  ),
  // “Could you explain to me who Ann is and where she's at?”
  line(
    "(?:(?:can|could|would|will) you )?(?:please )?(?:explain|tell|remind|say)(?: to)? me (?:again )?who (?<whom>\\p{Lu}[\\p{L}'-]*(?: \\p{Lu}[\\p{L}'-]*)?) is(?: again| exactly)?(?: and (?:where|what) (?:s?he|they)(?:'s| is| are)[^.?!\\n]{0,25})?(?=\\s*[.?!]|\\s*$)",
    'show me $<whom>',
  ),
  // “Tell me where Ann is up to”
  [
    /\bwhere ((?!(?:is|are|do|does|did|can|we|i)\b)\p{L}[^?.,!;\n]{1,40}?)(?:'s| is) (?:up to|(?:currently |now )?at|got to|standing|stood|in (?:the|our) (?:process|pipeline|whole thing))(?=\s*[?.!,]|\s*$)/giu,
    'where $1 is',
  ],
  // “Who's waiting on feedback?”
  line(
    "(?:who|which (?:candidates|people|ones)|any(?:one|body))(?:'s|s| is| are| has| have)?(?: still| been| all)* (?:waiting|awaiting|waits?)(?: (?:the )?longest| (?:too long|forever)|(?: (?:on|for))?(?: an?| the| our| some| any)? (?:feedback|answers?|reply|replies|response|news|word|us|call ?back|to hear(?: (?:back|from us))*))(?: from us)?(?=\\s*[?.!]|\\s*$)",
    'who needs a follow-up',
  ),
  // Those whose way has ended
  line(
    'whom? (?:did|have) (?:we|i) (?:already )?(?:reject(?:ed)?|turn(?:ed)? down|declined?)(?: (?:so far|this week|this month|lately|recently))?(?=\\s*[?.!]|\\s*$)',
    'who is in rejected',
  ),
  // Lists that are read out
  line(
    `(?:(?:can|could|would|will) you )?(?:rattle|reel|read|run|tick|call|go|list|spell|shout) (?:me )?(?:off|out|through|over|down|up)(?: for me| to me)? (?=(?:${lists})\\b)`,
    'show me ',
  ),
  line(`(?:(?:can|could|would|will) you )?(?:run|walk|talk|take) me (?:through|over) (?=(?:${lists})\\b)`, 'show me '),
  line('(?:who and how many|how many and who)(?= )', 'who'),
  [
    /(?<=(?:^|[.!?;\n]\s*)(?:how many|who|which|list|show|any\p{L}*|are there)\b[^.!?;\n]{3,80}?),? (?:and|&) (?:who(?: exactly)?|which(?: ones)?|what(?: are their names)?|how many)(?: (?:are|is|of) (?:they|those|these|it|there|them))?(?=\s*[?.!]|\s*$)/giu,
    '',
  ],
  // “Hospitality applicants, anyone waiting > 5 days”
  line(
    "(?<group>(?!(?:move|reject|send|book|tell|note|offer|cancel|chase|nudge|ping|text|message|email)\\b)[^.,!?;:\\n]{2,40}? (?:people|folks|applicants|candidates|ppl|ones|lot|crowd)),? (?:-+ )?(?:(?:anyone|anybody|any1|any|those|who(?:'s| is| are)?) )?(?=(?:waiting|quiet|silent|without|untouched|idle|stuck|gone|going|no contact|not (?:contacted|heard|spoken))\\b)",
    '$<group> ',
  ),
  [
    /\bleft (?:them )?(?:without (?:a |any )?(?:word|news|answer|reply|response)|in the dark|hanging|waiting)\b/giu,
    'not contacted',
  ],
  // Figures
  line(
    `how (?:did|was|were|has|have|is|are) ${period} (?:look|go|been|turn out|shape up|treat us|end up|finish|pan out|for us|looking|going|shaping up)[^?.!,;\\n]{0,30}`,
    'metrics for $<period>',
  ),
  line(`how (?:was|were|is|are) ${period}(?= *[?.!]| *$)`, 'metrics for $<period>'),
  line(
    `${period}[,:] how (?:was|were|did|has|have|is|are) (?:it|that|we|things|us)\\b[^?.!,;\\n]{0,30}`,
    'metrics for $<period>',
  ),
  line(
    `how (?:did|have|has|are|is|was|were|do|does) ${us}\\b(?:(?! (?:with|about) )[^?.!\\n]){0,50}? (?:in |during |over |for )?${period}`,
    'metrics for $<period>',
  ),
  line(
    `(?:how much|what) (?:did|have|has) (?:we|the team)(?: all)? (?:get (?:done|through)|got (?:done|through)|achieved?|managed?|accomplish(?:ed)?|deliver(?:ed)?) (?:in |during |over )?${period}`,
    'metrics for $<period>',
  ),
  // The day
  line(
    'what (?:needs?|wants?|requires?) (?:me|us|my attention|my eyes?|looking at|doing)(?: (?:most|first|today|now|right now|this morning|at once|urgently|the most))*(?= *[?.!,]| *$)',
    'morning brief',
  ),
  line(
    "what (?:am i|are we) (?:meant|supposed|going|expected) to (?:be )?(?:do|doing|tackle|start with|look at)(?: (?:first|today|now|this morning))*(?= *[?.!]| *$)|(?:what've|what have|what do) (?:i|we) (?:got|have) (?:on|to do|coming up)(?: (?:today|this morning|now))?(?= *[?.!]| *$)|where (?:do|should|shall) (?:i|we) (?:start|begin)(?: (?:today|this morning))?(?= *[?.!]| *$)|what does (?:today|my day|the day) (?:hold|look like|bring)(?: for me)?(?= *[?.!]| *$)",
    'morning brief',
  ),
  line(
    "(?:the |my |our |a |an )?(?:today's |daily |day's )(?:priorities|rundown|run-down|overview|agenda|to-?dos|plan|digest|summary|headlines)(?: of (?:the day|today))?(?:,? (?:please|pls))?(?= *[?.!]| *$)|(?:please )?(?:to )?(?:give|show|get)(?: me| us)? (?:the |an? )?(?:overview|rundown|summary) (?:of|for) (?:the day|today|my day|this morning|what(?:ever)? (?:needs?|wants?|is|'s) (?:my |our )?(?:attention|urgent|pressing|important)[^?.!]{0,20})(?= *[?.!]| *$)|(?:catch me up on )?what(?:'s| is)? (?:urgent|matters|counts|is important|important|pressing)(?: (?:most|today|now|right now|this morning))*(?= *[?.!]| *$)",
    'morning brief',
  ),
  line(
    "(?:(?:is|would) there (?:be )?|have you got |do (?:you|i|we) have |where (?:is|'s) |can i (?:see|have) |could i (?:see|have) )(?:(?:anything like|something like|an?|any|some|my|the) )?(?:(?:sort|kind) of (?:an? )?)?(?:(?:daily|little|short) )?(?:to-? ?do(?:[- ]list| list)|list of (?:things|what) (?:i am|i'm|we are|we're|to|for)[^?.!]{0,20}|task list|list of tasks|worklist)(?: (?:for|of) (?:me|us|today|the day|this morning))*(?: (?:in|on) (?:here|this|there))?(?= *[?.!]| *$)",
    'morning brief',
  ),
  line(
    "(?:(?:is there|where(?:'s| is)|(?:i|we)(?:'d| would) like(?: to see)?|(?:can|could) (?:i|you|we) (?:see|have|show me|open)|show me|what's) )?(?:the |an? |that |my |some )?(?:kind of |sort of )?(?:list|page|overview|summary) (?:of|with|for|where (?:i|one) sees?) (?:all|everything|the things|things|whatever|what)(?: that)? (?:(?:i|we|one)(?: (?:should|have to|need to|must|ought to|am supposed to|'m supposed to|am meant to))?|needs? (?:my|our)) (?:be )?(?:look(?:ing)?|attend(?:ing)?|see(?:ing)?|do(?:ing)?|attention|tackle|deal(?:ing)?)(?: (?:at|to|with|after|into))?(?: (?:today|now|this morning|first|in the morning|every morning))*(?= *[?.!,]| *$)",
    'morning brief',
  ),
  line(
    "(?:(?:i|we)(?:'d| would)? (?:like|want|need) to (?:see|know) )?what (?:should i|do i have to|i have to|i should|i need to|must i|i'm supposed to|i am supposed to) (?:be )?(?:look(?:ing)? at|deal with|see to|attend to|take care of)(?: (?:today|now|this morning|first))*(?= *[?.!,]| *$)",
    'morning brief',
  ),
  // What waits
  line(
    "(?:(?:is|are) there |(?:is|are) |have we got |do we have )?(?:any(?:thing|s)?|something|some|things|requests|decisions)\\b[^?.!,;\\n]{0,40}? (?:nobody|no one|no-one|nobody else) (?:has|have|'s) (?:yet )?(?:signed(?: off)?|approved|decided(?: on)?|authori[sz]ed|agreed to|ok'd|okayed|looked at)(?: yet)?(?= *[?.!]| *$)",
    'list approvals',
  ),
  line(
    '(?:whatever|what|which (?:decisions|things|ones|requests)|(?:an? |the )?list of (?:all|everything)(?: that)?|anything|everything|all)\\b[^?.!,;\\n]{0,30}?\\b(?:await\\p{L}* (?:an? |the |my )?(?:green light|decision|approval|sign-?off|go-ahead|ok(?:ay)?)|(?:still )?open on my side|(?:is |are )?to be (?:authori[sz]ed|approved|decided|signed(?: off)?|released)|waits? for (?:an? |the |my )?(?:green light|decision|go-ahead|signature))\\b[^?.!,;\\n]{0,30}',
    'list approvals',
  ),
  line(
    '(?:do|must) (?:i|we) (?:have to |need to |must )?(?:ok|okay|approve|authori[sz]e|sign off) (?:anything|something)\\b',
    'list approvals',
  ),
  line(
    '(?:(?:is|are) there |do we have |have we got )?(?:something|any ?thing|things)(?: (?:lying|sitting) (?:around|here|there))?(?: here| in here| left| open)?(?: that)? (?:(?:i|we|you|somebody|someone|anybody|anyone|one)(?: (?:still|yet))?(?: (?:has|have|needs?|ought|should)(?: still)?(?: to)?)? |still (?:has|have|needs?) to be |to )(?:say yes to|agree to|agreed to|approved?|signed? off|ok|okay)(?= *[?.!,]| *$)',
    'list approvals',
  ),
  line(
    '(?:does|do|must|should) (?:i|we|any(?:one|body)|some(?:one|body)) (?:still )?(?:have to |need to )?(?:say yes|agree) to (?:any|some)thing\\b',
    'list approvals',
  ),
  // What was done
  line(
    '(?:(?:is there |give me |show me |i need )?(?:an? |the )?(?:record|protocol|log|list|overview|summary|report) of )?(?:everything|all|what|anything)(?: that)? (?:(?:was|has been|got|were|is) )?(?:carried out|executed|undertaken|performed|actioned|ran|run|done) (?=(?:today|yesterday|this week|last week|this month|last month)\\b)',
    'what did you do ',
  ),
  line(
    '(?<when>today|yesterday|this week|last week|this month|last month)[:,-]+ what (?:ran|happened|was done|changed|did (?:we|you) do)',
    'what did you do $<when>',
  ),
  line(
    '(?:activity|actions|activities)[,:] (?=(?:today|yesterday|this week|last week|this month|last month)\\b)',
    'action log ',
  ),
  // How the systems are
  line(
    '(?:(?:our |the )?systems? (?:status|health|check)|status of (?:our |the |all )*systems?)(?=,? (?:please|pls)| *[?.!]| *$)',
    'integration health',
  ),
  line(
    '(?:how are|are) (?:all )?(?:our|the) (?:interfaces|links|feeds|hook-?ups|pipes)\\b[^?.!,;\\n]{0,30}',
    'integration health',
  ),
  line(
    '(?:please )?(?:to )?(?:verify|check|look|see|confirm|make sure)(?: if| that| whether)? (?:all |our |the )*(?:connected )?(?:systems|connections|integrations|interfaces) (?:are|work)\\b[^?.!,;\\n]{0,30}',
    'integration health',
  ),
  // Those who stand somewhere
  line(
    '(?:those|the (?:people|ones|folks)|everyone|everybody|all) (?<where>(?:in|at|on) [^,.?!\\n]{2,40}), who (?:are they|is it|is that|all)(?= *[?.!]| *$)',
    'who is $<where>',
  ),
  line(
    'names? (?:pls|plz|please)?[,:] ?(?:in |at |for )?(?<where>[^,.?!\\n]{2,30})(?= *[?.!]| *$)',
    'who is in $<where>',
  ),
  line(
    'whom? (?:did|have) we (?:all )?(?:neglect(?:ed)?|ignor(?:ed?|e)|forgott?en?|overlook(?:ed)?|left alone|leave alone)',
    'who has not been contacted',
  ),
  line(
    '(?:what|anything|something|does anything|is anything|is there anything|do i have anything|have i got anything|which (?:ones|things)?)\\b[^?.!\\n]{0,40}?\\b(?:(?:needs?|needing|wants?|on|for|without|lacks?) my (?:ok(?:ay)?|approval|go|go-ahead|blessing|yes|signature|sign-?off|decision|green light|nod|say-so)|for me to (?:say yes|ok|okay|approve|sign|decide|green-?light|nod through))\\b[^?.!,;\\n]{0,20}',
    'list approvals',
  ),
];
