// How people have a meeting booked over several sentences: what orders it, what asks for what was told, what tells that it would
// suit. Patterns over small letters in which C stands for a candidate, U for a colleague, T for a time, L for a length, M for a
// word for meetings.

const polite =
  "(?:please|pls|kindly|just|so|then|and|ok|okay|right|well|now|also|maybe just|(?:can|could|would|will) (?:you|u|we)|would you mind|do|go ahead and|if you (?:could|can|would)|let's|lets|you (?:can|may|should)|we (?:can|should|need to)|i(?:'d| would)? (?:ask|like) you to|i need you to|moreover|therefore|is (?:that|this|it) enough (?:for you )?to|is it possible to|would it be possible to)";
const begins = `^(?:${polite},? )*`;
const meeting =
  '(?:meet(?: up)?|see|talk(?: (?:to|with))?|speak(?: (?:to|with))?|chat(?: with)?|sit down(?: with)?|catch up|get together|interview|have (?:an?|the|their) [\\p{L} ]{0,12}(?:M|talk|word|chat|look)|spend|get to know|be introduced)';
const verb =
  '(?:book|schedule|set up|arrange|put|get|fix|slot|pop|fit|squeeze|pencil|give|let|have|make|organi[sz]e|enter|line up|reserve|block|grab|lock|plan|stick|diari[sz]e|set)';

/** An order for a meeting with somebody or something of it in the same words. */
export const orders: readonly RegExp[] = [
  new RegExp(`${begins}${verb}\\b(?! (?:up )?(?:my|your)\\b).*(?:[CUTLM]|\\b(?:them|both|two|her|him|pair)\\b)`, 'u'),
  /^(?:(?:i|we)(?:'d| would)? (?:hereby )?(?:want|need|like|ask for|request|fancy|require)|i am asking for|i'm asking for|i (?:hereby )?ask for)\b.*[CUTLM]/u,
  new RegExp(
    `^(?:the |our )?[CU](?:(?:,? and|,|,? or)? (?:the |our )?[CU])*,?(?: [\\p{L}]+,)? (?:both |really |also )?(?:should|ought to|needs? to|(?:has|have) to|must|(?:is|are) to)(?: really| also| both| jointly| now)* ${meeting}\\b`,
    'u',
  ),
  /^(?:an? |the |one )?(?:\p{L}+ )?(?:M|conversation|discussion|talk)\b.*\b(?:is|are|should|must|has|have) (?:to )?be(?:ing)? (?:scheduled|entered|booked|arranged|set up|planned|put in|fixed|organi[sz]ed)\b/u,
  new RegExp(`^it is (?:hereby |kindly )?(?:requested|asked|desired) that [CU](?: and [CU])* ${meeting}\\b`, 'u'),
  // “Sun-hee gets twenty minutes with Ngozi”: decided by whoever writes.
  /^[CU] (?:gets|is to get|is to have|shall have) (?:L|an? (?:\p{L}+ )?M|time) with [CU]\b/u,
  /^U would be (?:my|our|the best|the right) (?:choice|pick|one|person)\b/u,
];

/** “Monday's too soon”: a time that is not meant. */
export const refusesTime =
  /^(?:because |as |since )?T(?:'s| is| are| would be)? (?:too|no good|not good|no use|out|impossible|full|a bad)\b/u;

/** Before an order, such questions and denials only tell. */
export const onlyWonders =
  /^(?:why|how come|guess|you know|did you know|remember|can you (?:imagine|believe)|would you believe|i(?:'ve| have) never (?:even )?(?:met|done|booked|used)|i can't believe|i don't know (?:how|why)|(?:please )?don't laugh)\b/u;

/** It is asked to put in what was told. */
export const asksForIt = new RegExp(
  `${begins}(?:${verb}|do|action|note|add|log|confirm|see to|take care of|sort(?: out)?)(?: (?:it|that|this|them|one|something|the (?:appointment|meeting|two(?: of them)?|slot)|both(?: of them)?))(?: (?:in|up|down|on|out|into|for|with|together|there|as|happen|the|your|my|our|his|her|their|them|both|him|calendar|diary|schedule|books?|system|please|would|you|then|love|me|us|at|T|L|now|done))*$`,
  'u',
);

/** Told of a time or of two people, it says that they are to meet, or when that suits. */
export const wishes =
  /\b(?:meet|see|speak|talk|chat|interview|sit down|get to know|time|free|gap|slot|opening|suits?|works?|(?:would|'d) (?:like|love|welcome|be (?:good|fine|great|better|best|my choice)|do|work|suit)|wants?|asks? for|is asking for|promised|agreed|ought|should|needs?|prefers?|available|in town|can do|could do|fine|good|M)\b/u;

/** What has been, or is somebody's own affair, is no wish. */
export const been =
  /\b(?:met|saw|spoke|talked|chatted|called|interviewed|was|were|did|yesterday|last|already|booked|cancelled|moved|went|has been|have been|had been|off|away|sick|ill|dentist|doctor|holiday|leave|strike|birthday|funeral|wedding|flight|train|plumber|until|till|before|after|since|unless|busy|full)\b/u;

/** Words that make it another order, or one about a meeting that stands. */
export const ofAnother =
  /\b(?:instead|rather than|no longer|push|moved?|moving|later|earlier|cancel\w*|reschedul\w+|postpon\w+|chang\w+|shift\w*|swap\w*|reject\w*|offer\w*|undo|free up|bring forward|delay\w*|extend\w*|shorten\w*|longer|shorter|notes? (?:that|for|on|about)|remind\w*|whether)\b/u;

/** “An hour will suffice”, “twenty minutes tops” */
export const saysLength =
  /^(?:and|just|only|about|say|for|of|in|let us say|let's say|with|perhaps|a duration of|it takes|it should take|they need|she needs|he needs|they want| )*L(?: (?:(?:will|should|would|is|ought to|are|must) )?(?:do(?: it)?|suffice|be (?:enough|fine|plenty|sufficient|ok|okay)|plenty|enough|fine|tops|max|at most|at the most|only|please|pls|is foreseen|foreseen|each|together|long|sharp|ok|okay|normal|good|needed|required))*$/u;

/** Nothing but who and when. */
export const onlyNames =
  /^(?:[CUTLM]|[\s,'&+/x]|\b(?:each|and|with|w|plus|for|on|at|from|the|a|an|in|hour|time|day|date|him|her|me|please|pls|mr|mrs|ms|dr|then|say|only|just|n|between|of|together|re|to)\b)+$/u;

/** Small words of such orders that change nothing by themselves. */
export const bookingWords: ReadonlySet<string> = new Set(
  'book schedule set up arrange put get fix slot pop fit squeeze pencil give let have make organise organize enter line reserve block grab lock plan stick diarise diarize down in into on diary calendar books schedule system meet meeting see talk speak sit catch together interview spend know introduced should ought needs need must want would like ask hereby request requested scheduled entered booked arranged planned be is are to for with between and both two them pair him her me us jointly chat word time slot appointment half hour free quick short proper wherever each other one another tops max only plenty there then bit gap available opening also really please so over room yarn natter cuppa brew sir madam possible it conversation discussion take place choice pick choose'.split(
    ' ',
  ),
);
