// What stands around an order: greetings and fillers, polite and formal openings, closings, and the frames that turn an order
// into a wish, a passive or a noun. Patterns over lower-case text; names in braces stand for lists of `pieces`.
// <done>, <doing> and <noun> stand for forms of the order verbs, <whom> for a few words, <rest> for what is left.

export const pieces: Readonly<Record<string, string>> = {
  can: '(?:can|could|would|will|might|cud|cld|wud|wld)',
  you: '(?:you|u|ya|we|someone|somebody|anyone|one of you|the team|muster|the system|the assistant)',
  adv: '(?: (?:please|pls|plz|kindly|also|just|maybe|perhaps|possibly|quickly|now|then|next|both|all|go ahead and|help me(?: to)?|try (?:to|and)|immediately|already|hereby|at your convenience|ever|be able to|manage to|real quick|quick))*',
  nice: '(?:great|good|lovely|nice|fantastic|wonderful|ideal|awesome|amazing|brilliant|perfect|helpful|super|best|kind|cool|fab|fine|sweet|rad|(?:much |very much |greatly |highly |really )?appreciated|a (?:big |great |huge )?(?:help|favou?r)|of (?:great )?help)',
  thankful:
    '(?:grateful|thankful|obliged|appreciative|glad|happy|delighted|pleased|indebted|in your debt|over the moon)',
  ensure:
    '(?:ensure|make sure|be sure|make certain|see to it|see|take care|verify|check|arrange|organi[sz]e|fix it|have it arranged|plan|request|ask|insist|recommend|suggest|propose|prefer|appreciate it if|want|need|like it if)',
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
  ['(?:half an? hour|\\d+ ?(?:min(?:ute)?s?|hours?|hrs?)|thirty minutes|an? hour|fifteen minutes) with', 'book'],
];

/** Other shapes of one order, rewritten as “verb whom rest”. */
export const frames: readonly string[] = [
  // “arrange for Ann to be advanced to …”, “make sure that Ann is rejected”
  '{ensure} (?:for |that |it that |to it that )?<whom> (?:to be|is|are|be|gets?|has been|have been|to get|should be){adv} <done><rest>',
  // “I would like Ann moved to …”, “we need Ann to be rejected”, “I want to see Ann advanced”
  "(?:(?:may|might|can|could) )?(?:i|we)(?:'d|'ll| would| will)?(?: really| also| just| very much| please| kindly)* (?:want|need|like|love|prefer|appreciate|request|require|ask|expect|insist|recommend|suggest|propose|wish)(?: to (?:have|see|get)| for| that| having| seeing| it if| on)? <whom>(?: to be| be| is| are| could be| can be| were| was| would be| should be| to get){adv} <done><rest>",
  "(?:i|we)(?:'d|'ll| would| will)?(?: really| also| just| very much| please| kindly)* (?:want|need|like|love|prefer|appreciate|request|require)(?: to (?:have|see|get)| having| seeing)? <whom> <done><rest>",
  "(?:i|we)(?:'d| would)(?: really| very much| truly| greatly)* (?:be (?:very |most |really |so |extremely )?{thankful}|appreciate it|love it|like it) if <whom> (?:could|can|would|were|was|is|might|may)(?: to)?(?: please)?(?: be)? ?<done><rest>",
  "(?:it|that|this)(?:'d| would|'s| is| will)(?: be)? (?:so |really |very |super |most )?{nice} if <whom> (?:could|can|would|were|was|is|might|may)(?: to)?(?: be)? ?<done><rest>",
  "(?:it|that|this)(?:'d| would|'s| is| will)(?: be)? (?:so |really |very |super |most )?{nice} to (?:have|get|see) <whom> <done><rest>",
  // “please have Ann moved to …”, “get Ann booked with …”
  '(?:have|get|to have|to get|having|getting|see|let) (?!(?:i|we|you|they|she|he|not)\\b)<whom>(?: be)? <done><rest>',
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
  '(?:for |that )?(?!(?:i|we|you|if|who|what|when|why|how|should|would|could|had)\\b)<whom> (?:should|must|shall|can|may|needs? to|requires? to|ha(?:s|ve) to|had better|ought to|(?:is|are) (?:now |ready |due |cleared |supposed |set )?to|will need to|to|will have to)(?: please| now| also| then| kindly| just| both| all| next)* be (?:now |then )?<done><rest>',
  // “Ann needs moving to …”
  '(?!(?:i|we|you)\\b)<whom> (?:needs?|requires?|wants|could do with) (?:to be )?<doing><rest>',
];

/** The same for particular verbs; `$whom` and `$rest` stand in what it becomes. */
export const turnsOfPhrase: readonly (readonly [said: string, meant: string])[] = [
  // Verdicts
  [
    "(?!(?:i|we|you|it|that|this|there|if)\\b)<whom>(?:'s| is|:| to) (?:an? )?(?:hard |definite |clear |firm |flat )?(?:no|nope|no-?go|nay|thumbs down|hard pass|non-?starter)(?: (?:from|for) (?:me|us|now))?",
    'reject $whom',
  ],
  ['(?:no|nope|nay) (?:to|for|on) <whom>', 'reject $whom'],
  // Somebody's turn
  [
    '(?!(?:i|we|you|it|that|if)\\b)<whom> (?:is |are )?(?:getting|gets?|deserves?|earned|earns|due|up for) (?:an?|the|another) (?!offer|letter|note|mail|e-?mail|message|reminder|follow-?up|call back|meeting)(?<rest>.*)',
    'move $whom to $rest',
  ],
  [
    '(?!(?:i|we|you|it|that|if)\\b)<whom> (?:needs?|should get|gets?|wants?|must get|has to get|could use) (?<rest>(?:an?|the|our) .*(?:mail|e-?mail|message|template|guide|form|info|letter|details|pack|nudge|reminder|invite|request|link|brief|directions)s?)(?:,? (?:so )?(?:please )?send (?:it|that|her one|him one))?(?: sent)?',
    'send $whom $rest',
  ],
  ['<whom> needs? (?<rest>.*?) sent(?: over| out)?', 'send $whom $rest'],
  // Offers
  [
    '(?!(?:i|we|you|if)\\b)<whom> (?:gets?|should get|is to get|is getting|receives?|should receive|is to receive|to get|to receive) (?:an?|the|our|her|his|their) offer<rest>',
    'send $whom an offer$rest',
  ],
  [
    '(?:put together|write up|prepare|draft|draw up|generate|cut|get out|put out|put in|pull together|prep) (?:an|the) offer(?: letter)?(?: for| to) <whom2>',
    'send an offer to $whom2',
  ],
  ['(?:get|put|push) (?:an|the) offer (?:out|over|across) to <whom2>', 'send an offer to $whom2'],
  [
    '(?:make|extend|send|give) <whom> (?:an|the|our) (?:job |formal |written )?offer (?:letter )?<rest>',
    'send $whom an offer $rest',
  ],
  [
    "(?:i|we)(?:'d like| would like| want| need) <whom> to (?:have|get|receive|find) (?:an|the|our) offer<rest>",
    'send $whom an offer$rest',
  ],
  // Meetings that stand
  [
    '(?<whom>[^,;:]*\\b(?:meeting|call|interview|chat|debrief|tour|panel|session|visit|club|review|demo|thing|sync|presentation|audition|lunch|standup|walk)\\b[^,;:]*?) (?:is |was |got |has been |should be |must be |(?:needs|has|wants|ought) to (?:be )?)?(?:moved|pushed|shifted|bumped|rescheduled|go|move|start|happen|take place)(?: back| forward)? (?:to|at)<rest>',
    'reschedule $whom to$rest',
  ],
  [
    '(?<whom>[^,;:]*\\b(?:meeting|call|interview|chat|debrief|tour|panel|session|visit|club|review|demo|thing|sync|presentation)\\b[^,;:]*?),? (?:can|could|shall) (?:we|you|i) (?:do|make it|have it|move it to)(?<rest> .*\\binstead\\b.*)',
    'reschedule $whom to$rest',
  ],
  [
    '(?:let|have|make) <whom> (?:happen|take place|start|begin|be)(?<rest> (?:at|on|from|in)? ?.*\\binstead\\b.*)',
    'reschedule $whom to$rest',
  ],
  [
    '<whom> (?:will have to|needs? to|has to|should|must|had better|ought to|is to|will|can) (?:be|happen|start|take place|begin)(?: now)?(?<rest> (?:at|on) .*\\binstead\\b.*)',
    'reschedule $whom to$rest',
  ],
  [
    '(?:get|bring|put|sit|have|pull) <whom> together(?: on| about| to discuss| to talk about| for| re| over)?<rest>',
    'book a meeting with $whom about$rest',
  ],
  [
    "(?:i|we)(?:'d like| would like| want| need)(?: to (?:see|have|get))? (?<rest>(?:all|every|everyone|everybody|a list|the list|a rundown|an overview)\\b(?! .*<done>).*)",
    'show $rest',
  ],
  [
    '(?<rest>the (?:first|second|third|fourth|last)(?: one)?),? (?:move|advance|put|send) (?<holder>(?:in)?to .*)',
    'move $rest $holder',
  ],
  // Steps of the pipeline
  [
    '(?!(?:i|we|you|it|that|if|who|what|when|should|can|could)\\b)<whom> (?:can|should|may|must|shall|will|to|(?:is|are) (?:now )?(?:ready |cleared |good |set |due )?to|gets to|needs to|has to|deserves to|ought to|(?:is|are) going to|ready to|good to|cleared to|(?:is|are) ready for|(?:is|are) good for)(?: now| please| also| then| just)? (?:advance|move|go|proceed|progress|come|step|graduate|transition|continue|head|jump|skip|pass)(?: on| along| up| forward| over| ahead| through| straight| out of [\\w ]+)*(?<rest> (?:in)?to .*)',
    'move $whom$rest',
  ],
  [
    '(?!(?:i|we|you|it|that|if|who|what|when)\\b)<whom> (?:goes|moves|advances|progresses|proceeds|is going|is moving|is advancing)(?: on| along| up| forward| over| through| straight)*(?<rest> (?:in)?to .*)',
    'move $whom$rest',
  ],
  [
    '(?:let|have|get) <whom> (?:to )?(?:advance|move|go|proceed|progress|continue|step|graduate|pass)(?: on| along| up| forward| over| ahead| through| straight)*(?<rest> (?:in)?to .*)',
    'move $whom$rest',
  ],
  ['(?:get|put|bring|carry) <whom> (?:through|over|up|across|along|forward|on)(?<rest> to .*)', 'move $whom$rest'],
  ['off to (?<rest>.*?) with <whom>', 'move $whom to $rest'],
  ['(?:on|over|straight|through|onwards?|up) to (?<rest>.*?) with <whom>', 'move $whom to $rest'],
  ["change <whom>'s? (?:stage|status|step|state|disposition)(?: from .*?)? (?:to|into)<rest>", 'move $whom to$rest'],
  [
    '(?:update|set|change|switch) (?:the )?(?:stage|status|step|state|disposition)(?: of| for| on) <whom>(?: from .*?)? (?:to|as|into)<rest>',
    'move $whom to$rest',
  ],
  ["(?:update|set|switch) <whom>'s? (?:stage|status|step|state|disposition) (?:to|as)<rest>", 'move $whom to$rest'],
  ["(?:update|change|set|log) <whom>'s? (?:ats )?(?:record|profile|card|file) to<rest>", 'move $whom to$rest'],
  // Meetings
  [
    "(?:get|put|place|stick|add|have|slot|squeeze|pencil) <whom> (?:on(?:to)?|in|into) (?<holder>[\\p{L}' -]+?)(?:'s?)? (?:calendar|diary|schedule|cal|agenda)<rest>",
    'book $whom with $holder$rest',
  ],
  [
    "(?:get|put|place|stick|pop|throw|drop|have|add|set) (?:something|some time|time|a slot|an event|a hold|a placeholder|(?<what>(?:an? )?(?:\\d+ ?(?:min(?:ute)?s?|hours?|hrs?)|half an? hour|an hour|thirty minutes|(?:quick |short )?(?:meeting|call|chat|interview|sync|debrief|session|huddle|catch-?up))[\\w -]*?)) (?:on|in|into|onto) (?:(?<holder>[\\p{L}' -]+?)'s? |my |our |the )?(?:calendar|diary|schedule|cal|books)<rest>",
    'book a meeting $what with $holder$rest',
  ],
  [
    '(?:have|get|let|want|need|like) (?!(?:me|us|you)\\b)<whom> (?:to )?(?:meet|interview|see|talk to|talk with|speak to|speak with|chat with|chat to|sit down with|call|connect with|sync with|sync up with|catch up with|screen|debrief with|debrief)(?: up)?(?: with)?<rest>',
    'book a meeting with $whom and$rest',
  ],
  [
    '(?!(?:i|we|you|if|who|what|when)\\b)<whom> (?:should|needs to|wants to|has to|must|would like to|is to|can) (?:meet|interview|talk to|talk with|speak to|speak with|chat with|sit down with|connect with|sync with|catch up with)(?: with)?<rest>',
    'book a meeting with $whom and$rest',
  ],
  [
    '(?:connect|pair|hook up|match up|link up|put) <whom> (?:up )?(?:with|in front of|in touch with)<rest>',
    'book a meeting between $whom and$rest',
  ],
  ['call <whom> off(?<rest>.*)', 'call off $whom$rest'],
  [
    '<whom> (?:is|has been|needs to be) (?:off|called off|scrapped),? (?:so )?(?:please )?(?:cancel|remove|delete|scrap) it',
    'cancel $whom',
  ],
  // Words to somebody
  [
    '(?:give|send|drop|shoot) <whom> (?:an? (?:quick |little |friendly |gentle )*(?:heads[- ]?up|shout|word|fyi|update|notice|nod)|word|notice)(?: (?:about|on))?(?<rest>(?: (?:that|to say|saying|the)|:).*|)',
    'tell $whom$rest',
  ],
  [
    '(?:loop|fill|clue|bring|keep) <whom> (?:in|up to (?:speed|date)|posted|in the loop|informed|in the know|abreast)(?: (?:on|about|with))?(?: the fact)?(?<rest>(?: that|:).*|)',
    'tell $whom$rest',
  ],
  ['(?:loop|fill|clue) in <whom> (?<rest>(?:that|saying|:).*)', 'tell $whom $rest'],
  ['make <whom> aware(?: of the fact)?(?<rest> that.*|)', 'tell $whom$rest'],
  [
    '(?:pass|send|relay|convey|forward)(?: (?:it|this|the message|the word|word|a message|the news|the info|along|on))*(?: along| on)? to <whom>(?<rest>(?: that|:| saying).*|)',
    'tell $whom$rest',
  ],
  [
    '(?:mention|report|explain|say|get word|pass word|confirm|communicate|announce|indicate|point out|signal)(?: back)? to <whom>(?<rest>(?: that|:).*|)',
    'tell $whom$rest',
  ],
  ['(?:confirm|share|communicate|check)(?: in)? with <whom>(?<rest> that.*|)', 'tell $whom$rest'],
  [
    '(?:give|drop|send|shoot|fire off|write|type|ping|dash off|pop) (?:(?:an?|the) )?(?:quick |short |brief |nice |polite |friendly |little )*(?:line|message|note|e-?mail|text|word|dm|slack|ping|msg|mail|memo)(?: over| off)? to <whom>(?<rest>(?: (?:that|saying|to say|telling|letting|stating|with|asking|explaining|informing|which|reading)|:|,? ").*|)',
    'message $whom$rest',
  ],
  [
    '(?:give|drop|send|shoot|fire off|fire|write|type|ping|dash off|pop) <whom> (?:(?:an?|the) )?(?:quick |short |brief |nice |polite |friendly |little )*(?:line|message|note|e-?mail|text|word|dm|slack|ping|msg|mail|memo)(?<rest>(?: (?:that|saying|to say|telling|letting|stating|with|asking|explaining|informing|which|reading)|:|,? ").*|)',
    'message $whom$rest',
  ],
  ['get (?:in touch|back) with <whom>(?<rest>.*)', 'message $whom$rest'],
  ['get (?:in touch with|back to|hold of) <whom>(?<rest>(?: to say| that| saying|:).*)', 'message $whom$rest'],
  // Notes
  ['(?:for the record|for the file|fyi for the file|on the record)[,:]? (?<rest>.*)', 'note that $rest'],
  ['(?:please )?(?:note|be advised)[,:] (?<rest>.*)', 'note that $rest'],
  ['(?:make|take|keep) (?:a )?(?:mental )?(?:note|record) (?:of the fact )?that (?<rest>.*)', 'note that $rest'],
  [
    "(?:put|get|have) (?:it )?(?:down |on record |on file |in writing )(?:on|for|against|in) <whom>(?:'s? (?:file|record|profile|card|page))?(?<rest>(?: that|:).*)",
    'add a note to $whom$rest',
  ],
  [
    "(?:put|write|enter|add|record|log|store|save|register|capture|document|file) (?:it )?(?:down )?(?:in|on|to|under|against|into) <whom>'s? (?:file|record|profile|card|page|notes|history|timeline)(?<rest>(?: that|:| saying).*)",
    'add a note to $whom$rest',
  ],
  ['(?:add|write) to <whom>(?<rest> that .*)', 'add a note to $whom$rest'],
  [
    '(?:stop|end|cancel|pause|halt) (?:all |any |every )?(?:of )?(?:the )?(?:sequences?|campaigns?|drips?|cadences?|nurtures?)(?: for| to| on| of)? <whom2>',
    'stop the sequence for $whom2',
  ],
];
