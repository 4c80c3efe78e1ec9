// An offer in roundabout words: “put 48 grand on the table for Ann”, “out with the offer”, “an offer to go out to Ann today”.
import type { Turn } from './turn.ts';

const offer = '(?:an|the|our|her|his|their) (?:job |formal |written |contract )?offer(?: letter)?';

export const offerTurns: readonly Turn[] = [
  [
    "(?:the |our )?offer(?:'s| is| has been)? (?:off|called off|off the table|no longer on) for <name>",
    'withdraw the offer to $whom',
  ],
  ['(?:the |our )?offer (?:to|for) <name> is (?:off|off the table)', 'withdraw the offer to $whom'],
  [
    `(?:(?:i|we)(?:'d| would| do)?(?: (?:hereby|kindly|respectfully|like to))* (?:ask|request|propose|suggest|want|wish) (?:that )?|it is (?:hereby |kindly )?(?:requested|asked) that |please (?:arrange|see) (?:that |to it that )?)?${offer}(?<what> [^.!?]*?),? (?:(?:should|shall|must|may|can|is to|ought to|has to|needs to) )?(?:now |therefore |please )?be (?:extended|made|sent|issued|given|presented|submitted) to <name>`,
    'send $whom an offer$what',
  ],
  ["pull the plug on (?<what>(?:the|our|his|her|their) offer|[\\p{L}-]+[’']s offer)(?<rest>.*)", 'withdraw $what$rest'],
  [
    '(?:put|place|lay|get) (?:an?|the) (?<what>[^,]*\\d[^,]*?) offer (?:in front of|before|over to|out to|to) <name>(?<rest>(?:,.*)?)',
    'offer $whom $what$rest',
  ],
  ['put (?<what>[^,]*\\d[^,]*?) on the table for <name>(?<rest>(?:,.*)?)', 'offer $whom $what$rest'],
  [
    `(?:i|we)(?:'d like| would like| want| wish| expect| need)(?: to see)? ${offer}(?<what>(?: (?:of|for|at) .*?)?) (?:to go|going|to be sent|sent|to be made|made) (?:out )?to <name>(?: today| now| this (?:morning|afternoon|evening)| before (?:the day is over|the end of the day|tonight|lunch|noon|the weekend))?(?<rest>(?:[,:].*)?)`,
    'send $whom an offer$what$rest',
  ],
  [
    `(?:prepare|draft|draw up|write) and (?:dispatch|send|issue|mail|send out|post) ${offer} (?:for|to) <whom2>`,
    'send an offer to $whom2',
  ],
  ['propose (?<whom>her|him|them) (?<rest>.*\\d.*)', 'offer $whom $rest'],
  [
    `for <name>,? (?:i|we)(?:'d like| would like| want| wish)(?: to)? (?:propose|make|send|extend|prepare) ${offer}(?<rest>[,: ].*)`,
    'send $whom an offer$rest',
  ],
];
