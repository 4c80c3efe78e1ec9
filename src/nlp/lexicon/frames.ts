// What stands around an order: greetings and fillers, polite and formal openings, closings, and the frames that turn an order
// into a wish, a passive or a noun. Patterns over lower-case text; names in braces stand for lists of `pieces`.
// <done>, <doing> and <noun> stand for forms of the order verbs, <whom> for a few words, <rest> for what is left.

export const pieces: Readonly<Record<string, string>> = {
  can: '(?:can|could|would|will|might|cud|cld|wud|wld)',
  you: '(?:you|u|ya|we|someone|somebody|anyone|one of you|the team|muster|the system|the assistant)',
  adv: '(?: (?:please|pls|plz|kindly|also|just|maybe|perhaps|possibly|quickly|now|then|next|both|all|go ahead and|help me(?: to)?|try (?:to|and)|immediately|already|hereby|therefore|accordingly|consequently|thus|hence|duly|formally|at your convenience|ever|be able to|manage to|real quick|quick))*',
  nice: '(?:splendid|marvell?ous|terrific|excellent|handy|useful|welcome|neat|grand|swell|convenient|ace|magic|stellar|a relief|a blessing|a joy|a pleasure|desirable|advisable|preferable|better|in order|great|good|lovely|nice|fantastic|wonderful|ideal|awesome|amazing|brilliant|perfect|helpful|super|best|kind|cool|fab|fine|sweet|rad|(?:much |very much |greatly |highly |really )?appreciated|a (?:big |great |huge )?(?:help|favou?r)|of (?:great )?help)',
  meeting:
    '(?:meeting|call|interview|chat|debrief|tour|panel|session|visit|club|review|demo|thing|sync|presentation|audition|lunch|standup|stand-up|walk|onsite|on-site|screen|screening|loop|catch-?up|appointment|huddle|coffee|lesson|trial|intro|one-on-one|1:1)',
  thankful:
    '(?:grateful|thankful|obliged|appreciative|glad|happy|delighted|pleased|indebted|in your debt|over the moon)',
  ensure:
    '(?:ensure|make sure|be sure|make certain|see to it|see|take care|verify|check|arrange|organi[sz]e|fix it|have it arranged|plan|(?:it is|it.s) (?:(?:hereby|kindly|respectfully|therefore|accordingly|also|further) )*(?:requested|asked|desired|instructed|proposed|our wish|my wish)|request|ask|insist|recommend|suggest|propose|prefer|appreciate it if|want|need|like it if)',
};

/** Verbless beginnings: “a note on Ann …”, “an offer to Ann …”. */
export const nominal: readonly (readonly [opens: string, verb: string])[] = [
  ['(?:quick |short |brief |new |little )?notes?', 'add'],
  [
    '(?:quick |short |brief |friendly |nice |gentle |little )?(?:messages?|e-?mails?|texts?|lines?|word|reminder|follow-?ups?|nudge|offer(?: letters?)?|rejection (?:letter|e-?mail|note))',
    'send',
  ],
  [
    '(?:quick |short |brief |new |\\d+[- ]?(?:min(?:ute)?s?|hours?|hrs?|h|m) |thirty[- ]minute |half[- ]hour |hour[- ]long |one[- ]hour )*(?:meetings?|calls?|chats?|interviews?|slots?|sessions?|debriefs?|syncs?|catch-?ups?|appointments?|invites?|huddles?|zooms?)',
    'book',
  ],
  ['(?:half an? hour|\\d+ ?(?:min(?:ute)?s?|hours?|hrs?)|thirty minutes|an? hour|fifteen minutes)(?= with)', 'book'],
];

/** “it would be lovely if …”, “we'd be grateful if …” */
export const politeWish =
  "(?:it|that|this|i|we)(?:'d| would| should)(?: really| very much| truly| greatly)* (?:be (?:so |very |most |really |such |extremely )?(?:{nice}|{thankful})|appreciate it|love it|like it)(?: of you)? if ";

/** Other shapes of one order, rewritten as “verb whom rest”. */
export const frames: readonly string[] = [
  // “it'd be great if you booked Ann …”
  `${politeWish}(?:you|u|someone|somebody) <done> <whom2>`,
  // “arrange for Ann to be advanced to …”, “make sure that Ann is rejected”
  '{ensure} (?:for |that |it that |to it that )?<whom> (?:to be|is|are|be|gets?|has been|have been|to get|should be){adv} <done><rest>',
  // “I would like Ann moved to …”, “we need Ann to be rejected”, “I want to see Ann advanced”
  "(?:(?:may|might|can|could) )?(?:i|we)(?:'d|'ll| would| will)?(?: really| also| just| very much| please| kindly| hereby| respectfully| therefore)* (?:want|need|like|love|prefer|appreciate|request|require|ask|expect|insist|recommend|suggest|propose|wish)(?: to (?:have|see|get)| for| that| having| seeing| it if| on)? <whom>(?: to be| be| is| are| could be| can be| were| was| would be| should be| to get){adv} <done><rest>",
  "(?:(?:i|we)(?:'d|'ll| would| will)?(?: really| also| just| very much| please| kindly)* (?:want|need|like|love|prefer|appreciate|request|require)(?: to (?:have|see|get)| having| seeing)?|need(?! (?:not|to|some|every|any|who))(?!.*\\?)) <whom>(?: to be)? <done><rest>",
  "(?:i|we)(?:'d| would)(?: really| very much| truly| greatly)* (?:be (?:very |most |really |so |extremely )?{thankful}|appreciate it|love it|like it) if <whom> (?:could|can|would|were|was|is|might|may)(?: to)?(?: please)?(?: be)? ?<done><rest>",
  "(?:it|that|this)(?:'d| would|'s| is| will)(?: be)? (?:so |really |very |super |most )?{nice} if <whom> (?:could|can|would|were|was|is|might|may)(?: to)?(?: be)? ?<done><rest>",
  "(?:it|that|this)(?:'d| would|'s| is| will)(?: be)? (?:so |really |very |super |most )?{nice} to (?:have|get|see) <whom> <done><rest>",
  // “It's fine with me that Ann is moved to …”, “I'm happy for Ann to be turned down”
  "(?:it|that)(?:'s| is)(?: (?:perfectly|absolutely|quite|all))? (?:fine|ok|okay|alright|right|good|in order|settled) (?:with|by|for) (?:me|us) (?:that|for) <whom> (?:is|are|be|to be|gets|can be|should be) <done><rest>",
  "(?:i|we)(?:'m| am|'re| are)(?: (?:perfectly|absolutely|quite|all))? (?:fine|ok|okay|alright|happy|good|content|comfortable|in agreement) (?:for|with|that) <whom> (?:is|are|be|being|to be|gets|getting) <done><rest>",
  // “please have Ann moved to …”, “get Ann booked with …”
  '(?:have|get|to have|to get|having|getting|see|let) (?!(?:i|we|you|they|she|he|not)\\b)<whom>(?: be)? <done><rest>',
  // “it is requested that Ann be moved to …”
  "(?:it is|it's|it would be) (?:hereby |kindly |respectfully |therefore )*(?:requested|asked|desired|instructed|suggested|recommended|proposed|necessary|appropriate|my wish|our wish) that <whom>{adv}(?: should)? be{adv} <done><rest>",
  // “take care of Ann's rejection”
  "(?:take care of|handle|process|see to|look after|proceed with|go ahead with|initiate|carry out|effect|do|arrange(?: for)?|deal with) <name>['’]s? <noun><rest>",
  // “proceed with the rejection of Ann”
  '(?:(?:proceed|go ahead|move forward|continue|press on|carry on|help|assist)(?: me)? with|arrange(?: for)?|see to|look after|take care of|handle|process|initiate|action|perform|carry out|execute|effect|do|complete|make|record|request|facilitate|organi[sz]e)? ?(?:the|an?|her|his|their) <noun> (?:of |for )<whom2>',
  // “take care of moving Ann to …”, “would you mind moving …”
  "(?:(?:(?:would|do) you )?mind|look into|look at|see to|see about|take care of|proceed with|go ahead with|start by|begin by|help(?: me| us)? with|assist(?: me)? with|think about|get on with|get started (?:on|with)|appreciate(?: you(?:r)?)?|be {thankful} for (?:you(?:r)? )?|i'd appreciate (?:you(?:r)? )?|i would appreciate (?:you(?:r)? )?|i need help|need help|it's about|this is about|by|you)(?: please| kindly)? <doing><rest>",
];

/** Looser shapes, tried when nothing polite is left at the beginning. */
export const bareFrames: readonly string[] = [
  // “rejecting Luce”, “moving Otis to the panel”, as notes of what is to be done
  '<doing> (?!.*\\b(?:is|are|was|were|would|will|has|have|had|seems?|can|could|should|might|may)\\b)<whom2>',
  // “could Ann be moved to …”
  '(?:can|could|might|may|would|will) (?!(?:i|we|you|it)\\b)<whom>{adv} be{adv} <done><rest>',
  // “Ann should be moved to …”, “for Ann to be rejected”
  '(?:for |that )?(?!(?:i|we|you|if|who|what|when|why|how|should|would|could|had)\\b)<whom> (?:should|must|shall|can|may|needs? to|requires? to|ha(?:s|ve) to|had better|ought to|(?:is|are) (?:now |ready |due |cleared |supposed |set |hereby |therefore |accordingly |consequently )*to|will need to|to|will have to)(?: please| now| also| then| kindly| just| both| all| next| therefore| accordingly| consequently| thus| hence| duly)* be (?:now |then |therefore |accordingly )?<done><rest>',
  // “… and that Ben be informed that …”, behind what is requested
  'that (?!(?:i|we|you|if|who|what)\\b)<whom> be{adv} <done><rest>',
  // “Ann is hereby moved to …”
  '(?!(?:i|we|you|if|who|what|when|why|how)\\b)<whom> (?:is|are) (?:hereby|herewith) <done><rest>',
  // “Ann needs moving to …”
  '(?!(?:i|we|you)\\b)<whom> (?:needs?|requires?|wants|could do with) (?:to be )?<doing><rest>',
];
