// Turns of phrase about meetings, those that stand and those to come.
import type { Turn } from './turn.ts';

export const meetingTurns: readonly Turn[] = [
  // Meetings that stand
  [
    '(?!(?:tell|let|e-?mail|mail|message|msg|text|write|inform|notify|ping|remind|ask|note|drop|pass|send|update|advise|slack|dm|fyi|heads|has|have|did|does|was|were|when|why|who|if)\\b)(?<whom>(?:(?!\\b(?:that|know|saying)\\b)[^,;:])*?\\b{meeting}\\b[^,;:]*?) (?:is |was |got |has been |should be |must be |(?:needs|has|wants|ought) to (?:be )?)?(?:moved|pushed|shifted|bumped|rescheduled|go|move|start|happen|take place)(?: back| forward)? (?:to|at)<rest>',
    'reschedule $whom to$rest',
  ],
  [
    '(?!(?:tell|let|e-?mail|mail|message|msg|text|write|inform|notify|ping|remind|ask|note|drop|pass|send|update|advise|slack|dm|fyi|heads|has|have|did|does|was|were|when|why|who|if)\\b)(?<whom>(?:(?!\\b(?:that|know|saying)\\b)[^,;:])*?\\b{meeting}\\b[^,;:]*?),? (?:can|could|shall) (?:we|you|i) (?:do|make it|have it|move it to)(?<rest> .*\\binstead\\b.*)',
    'reschedule $whom to$rest',
  ],
  [
    '(?:let|have|make) <whom> (?:happen|take place|start|begin|be)(?<rest> (?:at|on|from|in)? ?.*\\binstead\\b.*)',
    'reschedule $whom to$rest',
  ],
  [
    '(?:let|have|make) <whom> (?:happen|take place|start|begin)(?<rest> (?:(?:an?|half|one|two|three|thirty|fifteen|\\d+) [^,]*)?\\b(?:earlier|later|sooner))',
    'move $whom$rest',
  ],
  [
    '<whom> (?:will have to|needs? to|has to|should|must|had better|ought to|is to|will|can) (?:be|happen|start|take place|begin)(?: now)?(?<rest> (?:at|on) .*\\binstead\\b.*)',
    'reschedule $whom to$rest',
  ],
  [
    '(?:can|could|may|might) (?=(?:the|my|our|his|her|their|this|that)\\b|\\S+(?: \\S+)?\\x27s )<whom> (?:be|happen|start|take place|begin)(?: now)?(?<rest> (?:at|on) .*\\binstead\\b.*)',
    'reschedule $whom to$rest',
  ],
  [
    '(?:get|bring|put|sit|have|pull) (?!(?:an?|the) offer)<whom> together(?: on| about| to discuss| to talk about| for| re| over)?<rest>',
    'book a meeting with $whom about$rest',
  ],
  [
    "(?:i|we)(?:'d like| would like| want| need)(?: to (?:see|have|get))? (?<rest>(?:all|every|everyone|everybody|a list|the list|a rundown|an overview)\\b(?! .*<done>).*)",
    'show $rest',
  ],
  // “Would it be possible to have half an hour with Hugh …”
  [
    '(?:have|get|find|take) (?<rest>(?:(?:about|around|some|another) )?(?:an?|half an?|a quarter of an|three quarters of an|\\d+|five|ten|fifteen|twenty|twenty-five|thirty|forty|forty-five|fifty|sixty|ninety) (?:hours?|minutes?|mins?) with \\S.*)',
    'book $rest',
  ],
  [
    '(?<rest>the (?:first|second|third|fourth|last)(?: one)?),? (?:move|advance|put|send) (?<holder>(?:in)?to .*)',
    'move $rest $holder',
  ],
  [
    '(?:(?:can|could|shall|may) (?:we|you|i) )?(?:please )?(?:do|have|hold|make) (?!it\\b|that\\b)(?<whom>.*?)(?<rest> (?:on |at |for |to )?(?:(?!\\b(?:on|at)\\b).)*\\binstead\\b.*)',
    'reschedule $whom to$rest',
  ],
  [
    '(?<whom>(?:(?!\\b(?:that|know)\\b)[^,;:])*?\\b{meeting}) (?:is|should be|will be) now (?:at |on )?(?=\\S)(?<rest>.*)',
    'reschedule $whom to $rest',
  ],
  [
    '(?<whom>(?:the|our|my|this|that) (?:(?!\\b(?:who|that|one)\\b)[^,;:]){2,50}?) (?:can|may|should|has to|must|needs to|will have to) (?:now )?go(?: now| then)?',
    'cancel $whom',
  ],
  // Meetings to come
  [
    '(?:send|fire off|shoot|issue|put out|get) (?!the (?:interview |zoom |teams )+(?:invite|invitation)s?\\b(?!.*(?:\\d|day\\b|noon|tomorrow)))(?:an?|the|out an?) (?:calendar |meeting |zoom |teams |interview |cal )*(?:invite|invitation|hold)s? (?:out )?(?:to|for) (?<rest>.*)',
    'book a meeting with $rest',
  ],
  [
    '(?:send|shoot|give) <name> (?:an?|the) (?:calendar |meeting |zoom |teams |interview |cal )*(?:invite|invitation|hold)s?(?<rest> .*)',
    'book a meeting with $whom$rest',
  ],
  [
    '(?:can|could|may|might|would|will|shall) (?!(?:i|we|you|it|the|an?|my|our|his|her|their|this|that)\\b)<name> (?:please )?(?:meet|see|interview|talk to|talk with|speak to|speak with|chat with|sit down with|screen)(?: with)? (?!(?:on|at|tomorrow|today|next|this|with|for|in)(?![\\p{L}]))(?<rest>.*)',
    'book a meeting with $whom and $rest',
  ],
  [
    '(?:do|make it) (?=\\p{L}+ and \\p{L})(?!it\\b|that\\b|the same)(?<rest>[^:]*\\b(?:at|on|tomorrow|today|\\d).*)',
    'book a meeting with $rest',
  ],
  [
    "(?:get|put|place|stick|add|have|slot|squeeze|pencil) (?!an? )<whom> (?:on(?:to)?|in|into) (?<holder>[\\p{L}' -]+?)(?:'s?)? (?:calendar|diary|schedule|cal|agenda)<rest>",
    'book $whom with $holder$rest',
  ],
  [
    "(?:get|put|place|stick|pop|throw|drop|have|add|set|book|block|schedule|reserve|find|make|arrange|pencil) (?:something|some time|time|a slot|an event|a hold|a placeholder|(?<what>(?:an? )?(?:\\d+ ?(?:min(?:ute)?s?|hours?|hrs?)|half an? hour|an hour|thirty minutes|(?:quick |short )?(?:meeting|call|chat|interview|sync|debrief|session|huddle|catch-?up))[\\w -]*?)) (?:on|in|into|onto) (?:(?<holder>[\\p{L}' -]+?)'s? |my |our |the )?(?:calendar|diary|schedule|cal|books)<rest>",
    'book a meeting $what with $holder$rest',
  ],
  [
    "(?:have|get|let|want|need|like) (?!(?:me|us|you|rid|out|back|ahead)\\b)<name>(?<!'s|\\b(?:the|an?|his|her|our|my)) (?:to )?(?:meet|interview|see|talk to|talk with|speak to|speak with|chat with|chat to|sit down with|call|connect with|sync with|sync up with|catch up with|screen|debrief with|debrief)(?: up)?(?: with)?<rest>",
    'book a meeting with $whom and$rest',
  ],
  [
    '(?!(?:i|we|you|if|who|what|when|ask|ping|tell|text|e-?mail|message|mail|write|remind|check|send|note|let)\\b)<whom> (?:should|needs to|wants to|wishes to|has to|must|would like to|is to|can) (?:meet|see(?! [\\p{L} ]+\\x27s)|interview|talk to|talk with|speak to|speak with|chat with|sit down with|connect with|sync with|catch up with)(?: with)?<rest>',
    'book a meeting with $whom and$rest',
  ],
  // “I want Ann seen by Bo on Friday”
  [
    '(?:see|interview|meet|screen) <name> by (?!(?:the|end|next|this|noon|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)(?=\\p{L})(?<rest>.*)',
    'book a meeting with $whom and $rest',
  ],
  [
    '(?:connect|pair|hook up|match up|link up|put|get|have|place) <name> (?:up )?(?:in front of|in touch with)<rest>',
    'book a meeting between $whom and$rest',
  ],
  ['(?:connect|pair|hook up|match up|link up|put) <name> (?:up )?with<rest>', 'book a meeting between $whom and$rest'],
  ['call <whom> off(?!\\p{L})(?<rest>.*)', 'call off $whom$rest'],
  [
    '<whom> (?:is|has been|needs to be) (?:off|called off|scrapped),? (?:so )?(?:please )?(?:cancel|remove|delete|scrap) it',
    'cancel $whom',
  ],
];
