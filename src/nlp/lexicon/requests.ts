// Words of sentences that only ask for what was told before them: “Could you put that in for them?”, “please see to it”. Lists with
// blanks between the words, and patterns over what is said.

/** Nothing else stands in such a sentence. */
export const requestWords: ReadonlySet<string> = new Set(
  `do does done make happen so put get set sort fix arrange organise organize handle action process update correct amend reflect change move shift
  push adjust book schedule enter add pencil lock diarise diarize send fire shoot forward mail email pass cancel drop pull remove delete
  scrap bin take call note write record log file save tell let inform offer letter see to care of rid it that this them him her they
  there then in into on onto out off up over through down away from for with me us you u your by the a an his my our diary calendar
  system records file pipeline books tracker ats profile please pls kindly could can would will might may be so kind good enough as now
  today asap right when whenever if possible possibly just also quickly quick go ahead proceed yours honours honors needful thanks thank
  is something any way chance time minute moment get-a-chance one same and then ok okay well know accordingly straight rest place all
  able willing at once soon prepare start begin initiate issue place pop carry bring notes dossier belongs goes
  effect implement undertake necessary needed entry entries step steps changes measures arrangements proceedings hands plate desk list page card kept keep noted
  written saved logged line sentence quote somewhere word also their probably block reserve hold grab should must needs to somebody someone please`.split(
    /\s+/,
  ),
);

/** How they open or end. */
export const asksForIt =
  /^(?:(?:and|so|then|but|ok|okay|well|just) )*(?:please|pls|kindly|can|could|would|will|might|may|go ahead|proceed|see|make|do|take|put|get|set|sort|fix|book|block|reserve|move|send|cancel|change|update|correct|amend|pull|drop|handle|arrange|action|prepare|start|place|pop|bring|keep|(?:it|that|this) (?:should|must|needs to)(?: probably| also)? (?:be|go|stand)|pass (?:it|that|this) on|(?:enter|add|write|note|log) (?:it|that|this)|all yours|over to you|that's yours|if)\b|\b(?:please|pls|kindly|would you|go ahead)[.!? ]*$/i;

/** What was told is pointed to. */
export const pointing =
  /\b(?:it|that|this|so|them|him|her|there|they)\b|\b(?:go ahead|proceed|please do|do please|the (?:honou?rs|needful|rest|offer)|all yours|over to you)\b/i;

/** Kinds of doing that such a sentence may name; without one of them it asks for whatever was told. */
export const requestKinds = {
  cancel:
    /\b(?:cancel|drop|pull(?! (?:it|that|this|them|her|him) up\b)|remove|delete|scrap|bin|rid|take (?:it|that|this) (?:off(?! (?:my|our|me)\b)|out|down|away)|call (?:it|that|this) off)\b/i,
  offer: /\boffer\b/i,
  tell: /\b(?:tell|inform|let (?:him|her|them) know|pass (?:it|that|this) on)\b/i,
  note: /\b(?:note|write|written|noted|logged|save|keep|kept|(?:put|get|record|enter|add|file|stick|pop) (?:it|that|this)(?: (?:line|sentence|word))? (?:down|somewhere|(?:on|in|to|into) (?:(?:her|his|their|the) )?(?:files?|records?|profile|notes?|dossier|page|card))|(?:belongs|goes|go|stand) (?:on|in|to|into) (?:her|his|their|the)\b)\b/i,
  send: /\b(?:send|fire|shoot|forward|e?mail|get (?:it|that|this|one) (?:out|over|off|across|to))\b/i,
  book: /\b(?:book|block|reserve|schedule|pencil|diari[sz]e|lock|set (?:it|that|this) up|(?:put|get|enter|add) (?:it|that|this) (?:in|on|into)\b(?: (?:the|your|my|our)? ?(?:diary|calendar|schedule|books))?)/i,
  move: /\b(?:move|push|shift|take|pass|put|place|pop|bring) (?:him|her|them)\b/i,
  shift: /\b(?:move|change|shift|push|adjust|update|correct|amend) (?:it|that|this)\b|\bchange\b/i,
} as const;

/** Whole sentences that put off what was said before. */
export const holds =
  /^(?:(?:but|and|though|only|just|well)[, ]+)*(?:not (?:(?:quite|just) )?(?:yet|now|today|tonight|this week|for now)|(?:please |do )?leave (?:it|that)(?: (?:be|alone|for now|as is|for the moment))?|(?:please )?hold (?:it|that|off)(?: for now)?|(?:please )?(?:do not|don't|dont) (?:do (?:it|that|anything)|go ahead|act on (?:it|that))(?: yet| now| today)?)(?:,? (?:though|please|thanks?))*[.! ]*$/i;

/** “I was asked to cancel Ann. I refuse, she has her ticket.”: what was said before is not to be done at all. */
export const refuses =
  /^(?:(?:but|and|so|sorry|no|well|still)[, ]+)*(?:(?:i|we)(?:'ll| will| shall| must|'ve| have| hereby)? (?:refused?|declined?|object(?:ed)?|disagreed?|said no|say no)|(?:i|we) (?:won't|will not|shan't|am not going to|wouldn't|would not|would rather not)|i'm not going to|i'm not doing (?:it|that|so)|(?:i|we)'d rather not|that(?:'s| is) not (?:happening|going to happen|on)|(?:it|that) (?:isn't|is not) going to happen|over my dead body)(?: (?:do|to do) (?:it|that|so|this)| (?:to )?(?:it|that|this)(?= ?[.,;:!]| ?$))?(?=\s*(?:[.,;:!]|$| because\b| as\b| since\b))/i;

/** Whole sentences that ask what should come of it. */
export const wonders =
  /^(?:(?:is|would|will|could) (?:that|this|it) (?:be )?(?:possible|ok(?:ay)?|alright|all right|fine|wise|allowed|right|doable|feasible)(?: (?:with|for|by) (?:you|us))?|what do you (?:think|reckon|say)|thoughts|or not|should (?:we|i)|should(?:n't| not) (?:he|she|they|we)|(?:is|isn't) (?:he|she|it|that)(?: so)?|i wonder|who knows)[.?! ]*$/i;
