// What speech adds to an instruction, and what a transcriber makes of it. Each line: what is heard, and what is meant by it.

const number = '(?:\\d{1,3}|(?:twenty|thirty|forty|fifty)(?:[ -]five)?|ten|fifteen|sixty|ninety|one|two|three)';

export const dictated: readonly (readonly [heard: RegExp, meant: string])[] = [
  // “At like eleven”
  [
    /(?<=\b(?:at|around|for) )like (?=(?:half |quarter )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\b)/giu,
    '',
  ],
  // “Cancel the demo, cc Amina”: she is told
  [
    /(?<=^(?:(?:please|pls|can you|could you) )*(?:cancel|call off|scrap|move|push|shift|postpone|reschedule|book|schedule|set up)\b[^.!?;:\n]{4,90}?),? \(?cc:? (\p{L}[\p{L}'-]*)\)?(?=[.! ]*$)/giu,
    ' and let $1 know',
  ],
  // Fillers
  [/(?:^|[\s,])(?:um+|uh+|uhm+|erm+|hmm+|mm+|umm+|ehm?|y'know)(?=[\s,.!?]|$)[,.]*/giu, ' '],
  [
    /(?<=^|[\s,])(?<!\b(?:you|u|they|we|i|to|not|would|that|this) )(?:like|you know|you see|i guess|sort of|kind of|i suppose)(?=,),/giu,
    ' ',
  ],
  [/,\s*(?:you know|like|i mean|right|ok(?:ay)?|yeah|you see)(?=,)/giu, ''],
  [/\byou know (?=(?:the|to|for|with|about|on|at)\b)/giu, ''],
  [/(?<![\p{L}])(?:and )?while (?:you|u)(?:'re| are) (?:at|about) (?:it|that|this),? (?=\p{L})/giu, 'and '],
  // “Move Ann, and tell Bo once it is done”: of what, the message has just said
  [
    /(?<=\S.*\b(?:tell|inform|notify|update|let) (?!(?:me|us)\b)[\p{L}' .-]{2,30}?(?: know)?) (?:once|when|as soon as) (?:it|that|this|everything|all)(?:'s| is| has been) (?:all )?(?:done|through|sorted|settled|taken care of)(?=[\s,.!?]|$)/giu,
    ' about it',
  ],
  // “For thirty no forty-five minutes”
  [
    new RegExp(
      `\\b${number},? (?:no|sorry|wait|i mean|make that|or rather)(?:,? (?:no|sorry|wait))*,? (?=${number}[ -]?(?:minutes?|mins?|hours?|hrs?)\\b)`,
      'giu',
    ),
    '',
  ],
  // Stutters
  [
    /\b(the|to|a|an|with|for|on|at|and|about|of|in|i|we|is|it|him|her|that|you|can|could|move|book|please|she|he|they|this|there|my|our|your|so|but|just|what|when|who|how|because|send|tell|cancel|reject|put|reschedule|schedule|push|from|by|then|like|if|or|be|not|are|was|has|have|need|let's|lets|note|maybe)(?:,? \1)+\b/giu,
    '$1',
  ],
  [/\b(?!(?:that|had)\b)(\p{L}{4,}) \1\b/giu, '$1'],
  // “At like three”
  [
    /(?<=\b(?:at|for|since|in|on|around|about|by|until|till|to|maybe|you|u|we) )like,? (?=(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|a quarter|noon|an?|thirty|forty|fifteen|twenty|mon|tues|wednes|thurs|fri|next)\p{L}*\b)/giu,
    '',
  ],
  [/\b((?:to|for|with|on|at|in|from|and|can|could|i|we|into) \p{L}+),? \1\b/giu, '$1'],
  // “And then like book half an hour”
  [
    /(?<=\b(?:and|then|so|just|also|maybe|you|please|basically) )(?:like|kind of|sort of|kinda|sorta|i mean),? (?=(?:move|book|send|tell|put|cancel|reject|push|schedule|reschedule|note|add|offer|message|text|email|show|set|get|give|let|find|make|ask|undo|list|write|take|start|stop|remind|check)\b)/giu,
    '',
  ],
  [/(?<=\p{L}),? i mean,? (?:like|you know|just|basically),? /giu, ', i mean '],
  // “Wrong one undo that”
  [
    /(?<=^(?:(?:oops|oh|no|ah|ugh|sorry|wait|shoot|damn|um|uh)[,.! ]+)*(?:wro?ng(?: one| person| name)?|my bad|my mistake|nope|oops|whoops|mistake)) (?=(?:please |pls |can you )?(?:undo|revert|reverse|take (?:that|it) back)\b)/giu,
    ', ',
  ],
  // “Eoin passed the licence > offer”: the stage, and no offer to be sent
  [
    /(?<=\b(?:passe?d|aced|cleared|finished|done with|through with|smashed|nailed|completed|did) )([\p{L} '-]{2,30}?) ?(?:>+|-+>|=>|→|⇒) ?offer(?=\s*(?:[.,;!\n]|$))/giu,
    '$1, offer stage next',
  ],
  // “Hank passed the site visit > trial shift”
  [
    /(?<=\b(?:passe?d|aced|cleared|finished|done with|through with|smashed|nailed|completed|did) )([\p{L} '-]{2,30}?) ?(?:>+|-+>|=>|→|⇒) ?([\p{L} '-]{2,30}?)(?=\s*(?:[.,;!\n]|$|\b(?:and|n|pls|please|thx|ty|asap)\b))/giu,
    '$1, $2 next',
  ],
  // “Tuesday no Wednesday”, “at two no three”
  [
    /(?<=\b(?:(?:mon|tues|wednes|thurs|fri)day|tomorrow|today|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|\d)) +no +(?=(?:(?:mon|tues|wednes|thurs|fri)day|tomorrow|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|half|\d)(?![\p{L}]))/giu,
    ', no, ',
  ],
  // “Ninety no ninety five thousand”
  [
    /(?<=\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|grand|\d+ ?k|\d{2,})) +no +(?=(?:a hundred|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|four|five|six|seven|eight|nine|ten|\d+(?:[.,]\d+)? ?k?)(?!\p{L}))/giu,
    ', no, ',
  ],
  // “Reject Ann no keep Ann reject Ben”
  [
    /(?<=[\p{L}\d]) +no +(?=(?:(?:actually|wait|sorry),? +)*(?:keep|leave|spare|hold on to|hang on to) \p{L})/giu,
    ', no, ',
  ],
  // “930 > 10”
  [/(?<=\d(?: ?[ap]m)?) > (?=\d)/giu, ' -> '],
  // “Everybody in the panel that we did not speak to for a week send them the nudge”
  [
    /(?<=^|[.!?\n]\s*)(?:(?:so|okay|ok|um|and|then|right),? )*(?:for |to )?((?:every(?:one|body|1)|all (?:the )?(?:people|candidates|applicants))(?: (?!(?:send|give|shoot)\b)[^\s.!?;:,]+){2,14}),? (?:please |just )*(?:send|give|shoot)(?: (?:them|those))? ((?:the|a|an|our) [^.!?;:,]{3,40})(?=\s*(?:[.!?]|$))/giu,
    'send $2 to $1',
  ],
  [/\bmake (?:me )?an? (?:quick |little |short )?note (?:for|on|about) /giu, 'note for '],
  // “I wanted to ask can you move Ann”
  [
    /\b(?:i|we)(?:'m|'d| am| would)? (?:(?:just|only|also) )*(?:wanted|want|like|was going|meant|calling) to (?:ask|check|see)(?: you)? (?:if |whether )?(?=(?:can|could|would|will) (?:you|u)\b)/giu,
    '',
  ],
  // “Petra wants mornings, put on file”, “where do I write down that …”
  [
    /(?:[,.;]| -+) (?:(?:pls|please|and) )?(?:put|keep|save|add|get|stick) (?:on|to|in) (?:(?:her|his|their|the) )?(?:file|records?|notes|profile)[.!]*(?=\s*$)/giu,
    '. Please put that on the file',
  ],
  [/\b(?:write|put|jot|note|take) down that (?=\S+ \S)/giu, 'note that '],
  // Marks by name
  [/[\s,]+comma\b(?! separated)/giu, ','],
  [
    /[\s,]+(?:full stop|period)(?=\s*$|[\s.]+(?=(?:and|then|also|please|move|book|reject|tell|send|she|he|thanks?|i|we|new line|next)\b))/giu,
    '.',
  ],
  [/[\s,]+question mark\b/giu, '?'],
  [/[\s,]+exclamation (?:mark|point)\b/giu, '!'],
  [/[\s,]*\b(?:new line|newline|next line|new paragraph|new bullet|bullet point)\b[\s,.]*/giu, '\n'],
  [/[\s,]+colon\b(?=\s)/giu, ':'],
  // Letters apart
  [
    /(?<=\b(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|fifteen|forty[- ]five) ?)([ap])\.? m\b\.?/giu,
    '$1m',
  ],
  // What is not to be done beside it stands for itself
  [
    /(?<![,.;\n]) (?=without (?:telling|e-?mailing|messaging|notifying|informing|texting|contacting) (?:him|her|them|any(?:one|body)))/giu,
    ', ',
  ],
  // “Ann+Ben→panel”
  [/(?<=\p{L})(→|->|=>|⇒|\+)(?=\p{L})/gu, ' $1 '],
  // “Ann → panel, + let Owen know”, and what was said once already: “Owen needs to know it is off – tell him”
  [
    /,\s*\+\s+(?=(?:let|tell|move|book|send|note|e?-?mail|msg|message|text|ping|reject|cancel|offer|add)\b)/giu,
    ', and ',
  ],
  [
    /(?<=\bneeds? (?:to|2) know\b[^.;!?\n]{4,80}?)(?: -+|,|;) (?:so )?(?:please |pls )?tell (?:her|him|them)(?=[.! ]*$)/giu,
    '',
  ],
  // “Owen: the room has moved, let him know”
  [
    /(?<=^|\n)(\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?)(?::| -+) ([^.;:!?\n]{5,80}?)(?:,| -+|;) (?:so |and )?(?:pls |please )?(?:let (?:him|her|them) know|tell (?:him|her|them))(?=[.! ]*$)/giu,
    'tell $1: $2',
  ],
  // “Note Ann - free in May, note Ben - has a van”
  [/(?<=\bnote [^.;\n]{3,80}?), (?=note (?:for |on |4 )?\p{L}+(?: \p{L}+)? ?[-:])/giu, '\n'],
  [/(?<=^(?:ok |hi |hey )?)need (?:a |the )?list (?:of )?(?=\S)/giu, 'list '],
  // “Ann's panel: 30 min is enough”: how long it is to be, and not how much later
  [
    /(?<=^|\n)(?!(?:book|bk|schedule|sched|set|need|new|arrange|plan|get|make|an?|quick|short)\b)([\p{L}' -]{2,40}? (?:interview|intv|intvw|intervw|intrvw|int|call|meeting|mtg|audition|chat|screen|panel|debrief|session|visit))(?: [-–]+|:|,)? (\d{2} ?(?:m|mins?|minutes)) (?:(?:is|are) )?(?:only|enough|max|tops|suffices|will do|sufficient|plenty)(?:,? (?:same start|start (?:stays|same|unchanged|as is)))?(?=[.! ]*$)/giu,
    'shorten $1 to $2',
  ],
  // “Book Owen 45 thu 13”: minutes
  [
    /(?<=^(?:book|bk|schedule|sched|get) [\p{L} ]{2,25}) (15|20|25|30|40|45|60|90) (?=(?:on )?(?:mon|tue|wed|thu|fri|tomorrow|tmrw|2mrw|today)\w*\b)/giu,
    ' $1 min ',
  ],
  // Words that sound alike
  [/\bhigher(?:ing)? manager\b/giu, 'hiring manager'],
  [/\b(let (?:her|him|them|[\p{L}]+)) no\b/giu, '$1 know'],
  [/\bhalf an? our\b/giu, 'half an hour'],
  [/\b(an|one|two) ours?\b/giu, '$1 hour'],
  [/\bnext weak\b/giu, 'next week'],
  [/\bfollow[- ]?up width\b/giu, 'follow up with'],
  [/\bphone scream\b/giu, 'phone screen'],
  [/\b(?:on sight|on-sight)\b/giu, 'onsite'],
];
