// What speech adds to an instruction, and what a transcriber makes of it. Each line: what is heard, and what is meant by it.

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
    /(?<=\S.*\b(?:tell|inform|notify|update|let) [\p{L}' .-]{2,30}?(?: know)?) (?:once|when|as soon as) (?:it|that|this|everything|all)(?:'s| is| has been) (?:all )?(?:done|through|sorted|settled|taken care of)(?=[\s,.!?]|$)/giu,
    ' about it',
  ],
  // Stutters
  [
    /\b(the|to|a|an|with|for|on|at|and|about|of|in|i|we|is|it|him|her|that|you|can|move|book|please)(?:,? \1)+\b/giu,
    '$1',
  ],
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
