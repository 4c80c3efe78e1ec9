// What people say before they come to the point, and what changes nothing about it: greetings, whom they talk to, when it would suit,
// how many things it will be. Patterns over lower-case text; names in braces stand for lists of `pieces`.

export const pieces: Readonly<Record<string, string>> = {
  time: '(?:(?:an? |the |some |any |your )?(?:spare |free |quick |quiet |odd )?(?:moments?|minutes?|mins?|seconds?|secs?|chance|time|mo|tick|jiffy|breather|opportunity))',
  many: '(?:one|two|three|four|five|six|\\d|a few|a couple(?: of)?|couple(?: of)?|some|several|another|these|the following)',
  tail: "(?: (?:please|pls|for (?:you|me|us|today|now|tonight|this (?:morning|afternoon|evening))|to (?:do|action|request|ask)|done|today|now|tonight|at once|in one (?:go|breath|message)|(?:and )?(?:i )?wrote (?:them|it) down|through you|(?:of|from) (?:me|you|us)|from (?:the |our |my |this |today['’]s |yesterday['’]s )?[\\p{L}'’-]+(?: [\\p{L}-]+)?|first|together|before (?:i (?:go|leave|forget)|lunch)|,? to my regret|,? sadly))*",
  pointing: '\\b(?:her|him|them|his|their|she|he|they)\\b',
  small: '(?:quick|small|little|status|more|other|last|final|short|loose|easy|simple|tiny|wee|brief|urgent|further)',
  things:
    '(?:things?|ones?|items?|requests?|asks?|tasks?|jobs?|bits?|orders?|actions?|favou?rs?|ends?|points?|wishes|errands?|sendings|closures|decisions|moves|updates?|changes?|to-?dos?|entr(?:y|ies)|farewells?|matters?|instructions?|messages?|bookings?)',
};

/**
 * Behind “when”, “once” or “if”: whoever is asked finds the time for it, which binds nothing. “You get a chance to ask Ann” and “you
 * get a second reference” may bind it all the same.
 */
export const youFindTime =
  "(?:you|u|ya)(?:'ve| have| do| ever| happen to)* (?:get|have|find|got|catch|can spare) (?:(?:an?|the|some|any|your next) )?(?:(?:spare|free|quick|quiet|odd) )*(?:moments?|minutes?|mins?|seconds?|secs?|chance|time|mo|tick|jiffy|breather|opportunity)(?!\\p{L}|[ -](?!(?:to spare|today|later|tomorrow|please|pls|plz|thanks|thx|ty|thank you|cheers|[-–—])(?!\\p{L}))\\S)";

/** Each stands by itself, with a mark behind it. */
export const preambles: readonly string[] = [
  // Greetings, and who is spoken to
  "(?:kia ora|aloha|howdy|g'?day|greetings|ahoy|oi|yo|bonjour|salut|ciao|moin|hallo|hullo|hiya|heya|hi|hello|hey|good day|(?:good )?(?:morning|afternoon|evening))(?: (?:there|again|all|team|everyone|everybody|folks|mate|muster|lads|guys|boss|chief|to you|to you all|y'all))*",
  '(?:a )?(?:very )?good (?:morning|afternoon|evening|day)(?: to you)?(?: all)?',
  "(?:lads|folks|guys|gang|peeps|ladies|gents|gentlemen|chaps|friends|pals|colleagues|y'all|amigos|chief|boss|champ|pet|hun|hon|darling|captain|bud|bro|sir|madam|ma'am|all|everyone|everybody|mate|love|dear)",
  "(?:(?:hi|hello|hey|hiya|yeah|yes|ok|okay|oh),? )*(?:it'?s |it is |this is )?(?:only |just )?me(?: again| here)?",
  // Coming to the point
  '(?:righto|righty(?:[- ]ho)?|rightio|rightyo|okey[- ]dokey|okie[- ]dokie|okay dokay|right so|right then|now then|so then|ok so|okay so|well then|anywho|aight|all righty|alrighty|cheers|lovely|sound|grand|super|brilliant|nice one)(?: then| so)?',
  "(?:where was i|let me see|let's see|let me think|what else|what was it|how shall i put it)",
  '(?:ah|oh),? (?:yes|yeah|right)',
  "(?:next|first|last|top|back|second|third)(?: thing| one| item)?(?: up)? (?:on|of) (?:the|my|our|today's) (?:list|agenda|plan|pile|stack)",
  '(?:for|please|needs?|requiring|requires?|immediate)(?: my| your| the| our)?(?: immediate| urgent| quick| prompt| kind)? (?:action|attention|processing|execution|handling)(?: please)?',
  '(?:a |one |just a |just one |another )?{small} (?:one|question|favou?r|request|thing|ask)(?: for you| from me| please)?',
  "(?:(?:(?:sorry|apologies|forgive me|pardon),? )?(?:a |this is a |probably a )?(?:silly|basic|stupid|daft|dumb|simple|newbie|beginner'?s?) question(?: maybe| perhaps| probably| i know| again| from me)?(?:,? sorry)?)",
  '(?:(?:right|ok(?:ay)?|so|well|now|then),? )*(?:just |only |the |a |my |here (?:are|come|is) |there (?:are|is) )*{many}(?: {small})* {things}{tail}',
  "(?:(?:before|after|by|for) (?:the |my |our )?[\\p{L}'’-]+(?: \\p{L}+)? )?(?:(?:might|may|could|can) i (?:please )?(?:ask(?: you)?(?: for)?|request|beg|have)|(?:i|we)(?:'ve| have|'d| would)? (?:also |just |only )?(?:got|have|want|need|like|request|ask(?: for)?|beg|was given|were given|received)|(?:my|our|the) [\\p{L}-]+(?: [\\p{L}-]+)? (?:wants?|needs?|asks?|asked|gave|has)(?: me| us)?)(?: to (?:do|ask|request|have|pass on))?(?: the favou?r of)? {many}(?: {small})* {things}{tail}",
  // Whose things they are
  "(?:(?:for|before|after) (?:the |my |our )?[\\p{L}'’-]+(?: (?:file|list|meeting|weekend|break))?,? )?(?:(?:ms|mr|mrs|dr)\\.? )?[\\p{L}'’-]+ (?:wants?|needs?|asks?(?: for)?|has|have|would like|requests?) {many}(?: {small})* {things}(?: (?:done|of you|from you|today|now|please))*",
  "(?:(?:ms|mr|mrs|dr)\\.? )?\\p{L}+['’]s? {many}(?: {small})* {things}(?: (?:after|before|from|over|at) \\p{L}+(?: \\p{L}+)?)?",
  // Where it was settled; who is named there may be whom the order means
  "(?:(?:straight |fresh |coming )?(?:from|out of)|following up on|further to|as a follow[- ]?up (?:to|on)|with regard to|regarding|as per|per|based on|coming back to|referring to) (?:our|my|the|this morning's|today's|yesterday's|last week's|that) (?:[\\p{L}-]+ )?(?:call|chat|conversation|discussion|meeting|talk|sync|stand-?up|debrief|e-?mail|mail|message|thread|catch-?up)(?: with (?![^\\n]{0,160}{pointing})[\\p{L}'’.-]+(?: [\\p{L}'’-]+)?)?(?: (?:earlier|yesterday|today|this morning|just now|last week|on \\p{L}+day))?",
  "as (?:discussed|agreed|promised|mentioned|planned|arranged|decided|announced|requested|per usual)(?: (?:with|by|between) (?![^\\n]{0,160}{pointing})(?:[\\p{L}'’.-]+(?: and)? ){0,3}?[\\p{L}'’-]+)?(?: (?:earlier|yesterday|today|this morning|just now|last week|on \\p{L}+day))?",
  '(?:sorry|oops|ah|oh|argh|whoops),? (?:i )?(?:forgot|missed|overlooked) (?:this|it|that|one|something)(?: (?:one|earlier|before|yesterday|this morning))*',
  // When it would suit
  "(?:as and )?(?:when|whenever|if|once|should)(?:ever)? (?:you|u|ya|y'all)(?:'ve| have)?(?: (?:get|have|find|got|catch|can spare|happen to have|ever get|ever find))? {time}(?: to spare| today| later| for this| free)?",
  "(?:when|whenever|if|once) (?:you|u)(?:'re| are) (?:free|not (?:too )?busy|at (?:a |your )?(?:desk|loose end)|back(?: at (?:a|your) desk)?|done with that)",
  "(?:when|whenever) (?:it )?(?:suits(?: you)?|is convenient|it's convenient|convenient|possible|you can)",
  // Who goes and hands things over: “before I shut my laptop: …”, “since I'm in the dock: …”
  "(?:just |and |oh,? |quickly )*before (?:i|we) (?:(?:'m|am|'re|are) (?:off|out|gone|away|on (?:leave|holiday|the train))|(?:log|sign|clock|knock|switch|set|head|take|nip|pop|go|dash|run|rush) (?:off|out|away|home|on (?:leave|holiday))|(?:shut|close|pack|put|turn)(?: (?:up|down|off|away))? (?:my|the|this) (?:laptop|computer|desk|office|things|bag|screen|lid|shop|day)(?: (?:up|down|off|away))?|(?:call it|finish|wrap up|disappear|vanish|go|leave|fly)(?: (?:a day|up|for (?:the )?(?:day|today|good|weekend|week|holidays?)|on (?:leave|holiday)|home|off|today|tonight|tomorrow|now))*)",
  "(?:since|as|because|while|seeing (?:that|as)) (?:i|we)(?:'m|'re|'ll be| am| are| will be) (?:in|at|on|off|out|away|gone|travelling|traveling|abroad|stuck)(?: (?!(?:move|book|please|can|could)\\b)[\\p{L}'’-]+){0,5}?",
  // “If I may”, “if it is not asking too much”, “if I understand it correctly”
  'if (?:i|we) (?:may|might)(?: (?:ask|decide|say|be so bold|suggest|trouble you|add|put it (?:so|like that)))?(?: (?:so|that|it|this|for it))?',
  "if (?:you(?:'re| are)|this is|that is|that's|it's) (?:the (?:one|person|right one|right place|place)|somebody|someone|something|where|how) (?:(?:who|that|which|to|for|i|one|we|you) )[^,:;.!?]{3,60}",
  "if (?:it|that|this)(?:'s| is| isn't| is not|'s not)? (?:not )?(?:asking|expecting|demanding) too much(?: of you)?",
  "if (?:i|we)(?:'ve| have)? (?:understand|understood|remember|see|read|got|get|gather)(?: (?:it|that|this|things|you|the \\p{L}+))?(?: (?:correctly|rightly|right|properly|well))",
  "if (?:it'?s |it is |that'?s |that is |this is )?(?:not too much (?:trouble|bother|to ask)|no (?:trouble|bother)|at all possible|ok(?:ay)?|alright|all right)(?: with you| by you)?",
];

/** What puts one order after another, before an order with or without a comma: “After that tell Ann”, “on another note, move Ben”. */
export const links =
  '(?:(?:and|oh|ok(?:ay)?|so|then),? )*(?:next(?: up)?|after (?:that|this)|following that|once more|on (?:another|a different|a separate|a related|a side|a second) (?:note|topic|subject|matter)|separately|besides(?: that)?|other than that|apart from that|on top of that|in addition(?: to that)?|in the same breath|while (?:you are|you.re|i am|i.m|we are|we.re) at it|(?:oh|ah),? (?:and|yes|yeah|also|right)|another one)';

/** Courtesies before an order, which stays a request: “would you be a dear and …”. */
export const courtesies =
  '(?:(?:would|could|can|will) (?:you|u|ya) (?:please )?|please |just )?(?:be (?:an? )?(?:absolute |real |total |good )?(?:dear|love|darling|star|legend|pal|angel|lamb|sport|saint|hero|champ|gem|treasure|sweetheart|doll|mate)|be so (?:kind|good)|do (?:me|us) an? (?:(?:big|small|quick|huge|little|tiny) )?(?:favou?r|solid|kindness|service|good turn)) and ';
