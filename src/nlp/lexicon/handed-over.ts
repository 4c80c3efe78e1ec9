// How somebody hands things over before they leave, and how a newcomer asks for what belongs to others, in plain words: “can you take
// over Ann: …”, “find out for me when …”, “an hour of Hugh's time”. Patterns over a message from which quotes have been put aside.

const begins = '(?<=^|[.!?;\\n]\\s*)(?<lead>(?:(?:and|so|also|ok|okay|hi|hello|then|now)[,.!]* )*)';
const nobody =
  '(?!(?:i|you|he|she|it|they|me|him|her|them|us|this|that|these|those|the|a|an|my|our|your|his|their|all|every\\p{L}*|some\\p{L}*|any\\p{L}*|things?|one|two|three)\\b)';
const file = "(?:'s (?:file|case|application|candidacy|process|papers))?";
const name = (group: string): string =>
  `(?<${group}>${nobody}\\p{L}[\\p{L}'’-]*?(?: \\p{Lu}[\\p{L}'’-]*?)?(?!'s|\\p{L}))`;
const away =
  "(?: (?:for me|from me|off me|please|today|tomorrow|this (?:week|afternoon)|next week|now|from here))*(?:,? (?:while|when|as|until|till|because|since) (?:i|we)(?:'m|'re|'ll be| am| are| will be)[^,.;:!?]{1,40})?";
/** More than thanks follows. */
const more = '\\s*(?:[.?!:;]|\\s-+)\\s+(?!thanks?\\b|thank you|cheers|many thanks|ta\\b)(?=\\S+ \\S+ \\S)';
const number =
  '(?:an?|half an?|a quarter of an|three quarters of an|\\d+|five|ten|fifteen|twenty|twenty-five|thirty|forty|forty-five|forty five|fifty|sixty|ninety)';

const objects = { she: 'her', he: 'him', they: 'them' } as const;

export const handedOver: readonly (readonly [heard: RegExp, meant: string])[] = [
  [
    new RegExp(
      `${begins}(?:(?:can|could|would|will) you )?(?:please |kindly )?(?:(?:take over|take on|look after|adopt|inherit) ${name('name')}${file}|take ${name('taken')}${file} (?:off my (?:hands|desk|plate|list)|off me|over|on))${away}${more}`,
      'giu',
    ),
    '$<lead>$<name>$<taken> is yours now. ',
  ],
  [
    /\b(find out|check|see|look up|work out|establish) for (?:me|us) (?=(?:when|who|whom|what|which|whether|if|how|where)\b)/giu,
    '$1 ',
  ],
  [/\b(?:see|look) to it that\b/giu, 'make sure that'],
  [
    new RegExp(
      `${begins}(?<asked>(?:please |kindly |(?:can|could|would|will) you (?:please )?)+)see that (?=\\p{L})`,
      'giu',
    ),
    '$<lead>$<asked>make sure that ',
  ],
  // “Is it you who writes to people? If so, …”, “is there a place to write down that …? If so please add it”
  [
    new RegExp(
      `${begins}(?:(?:is it|are|would it be) you (?:the (?:one|right one) )?(?:who|that|for)|(?:is|are) (?:this|that|it|you|here)(?: (?:something|a thing|the (?:right )?(?:place|spot|tool|one)|how|where|what))|(?:can|could|may|do|does|would) (?:one|you|i|messages|mails?|e-?mails?|things|requests)\\b[^.?!]*?(?:here|through you|like that|with you))[^.?!]{0,70}\\?\\s+(?:if (?:so|it is|it's you|you are|you do|you can|that's (?:you|so)|that is (?:you|so)|yes|they can)|then),? `,
      'giu',
    ),
    '$<lead>',
  ],
  [
    new RegExp(
      `${begins}(?:is|would) there (?:be )?(?:an?|any|some) (?:place|way|field|box|spot|page|list)(?: here| somewhere| in here)? (?:to|where (?:i|one|you|we) (?:can|could|may|might)) (?<what>[^?\\n]{5,140})\\?\\s+(?:if (?:so|there is|yes|it is)|then),? (?:(?:please|kindly|(?:can|could|would) you(?: please)?) )+(?:add|do|put|write|note|enter|send|save|keep|record|use)\\b[^.?!\\n]{0,40}(?=[.?!]|$)`,
      'giu',
    ),
    '$<lead>please $<what>',
  ],
  // “Half an hour of Hugh's time”
  [
    new RegExp(
      `\\b(?<span>${number} (?:hours?|minutes?|mins?)) (?:of|out of|from) (?<whose>(?:dr\\.? |mr\\.? |ms\\.? |mrs\\.? )?\\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*)?)['’]s time\\b`,
      'giu',
    ),
    '$<span> with $<whose>',
  ],
  [
    /\b(?:let|get) me have (?=(?:an?|the|our|my) (?:\p{L}+ )?(?:list|overview|log|figures|numbers|names|summary|report)\b)/giu,
    'show me ',
  ],
  // “She has been cleared for the panel, so that's where she goes”
  ...(['she', 'he', 'they'] as const).map((who): readonly [RegExp, string] => [
    new RegExp(
      `\\bbeen (?=(?:cleared|approved|chosen|picked|invited)\\b)(?<cleared>[^.!?;\\n]{3,60}?),? so (?:that's|that is) (?:where|the (?:stage|step|column) where) ${who} (?:goes?|belongs?|should (?:go|be)|(?:is|are) (?:going|headed)|moves?)(?: next| now)?(?=\\s*(?:[.!?,;]|$))`,
      'giu',
    ),
    `$<cleared>. Please move ${objects[who]} there`,
  ]),
  [
    /\b(?:put|write|note|record|enter|add|save|keep)(?: down)? that (?<what>[^.?!:;\n]{5,120}?) (?:on|in|into|to|under|with|against) (?<whose>her|him|his|their|(?:\p{Lu}[\p{L}'-]* )?\p{Lu}[\p{L}-]*)(?:'s?)? (?:file|record|profile|card|page|notes|papers|dossier)\b/giu,
    'add a note to $<whose> that $<what>',
  ],
  // “Reject Kenji. The reason is that he took another job.”
  [
    /(\b(?:reject|turn (?:him|her|them|\p{L}+) down|decline|cancel|call off)\b[^.!?:\n]{0,60})[.!?]\s+(?:the|his|her|my|our) reason(?: for (?:it|this|that))? (?:is|being|was)(?: that)?:? (?=\S+ \S)/giu,
    '$1 because ',
  ],
];
