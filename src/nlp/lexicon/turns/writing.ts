// Turns of phrase in which somebody is written to, told, or noted about.
import type { Turn } from './turn.ts';

/** What somebody gets that is no letter. */
const noLetter =
  '(?!.*\\b(?:offer|job|call|interview|meeting|chat|role|chance|no|yes|pass|place|slot|rejection|note)\\b)';
const thing = `(?<rest>${noLetter}(?:the|our|an?) .*)`;
const gets =
  '(?:(?:also|now|then|both|all|each|please) )*(?:gets?|receives?|(?:(?:should|shall|must|can|may|ought to|(?:is|are) to|needs? to|ha(?:s|ve) to)(?: now| also| all| both| each| please)* (?:get|receive|be sent|have)))';
const group =
  '(?<whom>(?:everyone|everybody|all|those|whoever|anyone|anybody|every|each|candidates|people|the (?:whole|entire|people|candidates))\\b[^,;:]*?)';

/** It is done at once. */
const byTonight =
  '(?:,? (?:today|now|tonight|at last|soon|this (?:morning|afternoon)|(?:before|by) (?:tonight|the (?:end of the day|day (?:is out|ends|is over)))))?';

/** Letters and reminders, and who is to have them. */
const letterTurns: readonly Turn[] = [
  [`(?:it is (?:requested|asked|hoped|desired) that )?${group} ${gets} ${thing}`, 'send $rest to $whom'],
  [
    `(?:can|could|will|would|may|might) ${group} (?:please )?(?:get|receive|have|be sent) ${thing}`,
    'send $rest to $whom',
  ],
  [`(?:let|have) <name> (?:have|get|receive) ${thing}`, 'send $whom $rest'],
  // “I'd like Ann to have the guide”; whoever has time or money is booked or offered it.
  [
    `(?:i|we)(?:'d| would)?(?: really| also| just| very much)* (?:like|love|want|need|wish|prefer)(?: for)? <name> to (?:have|get|receive|be sent) (?<rest>${noLetter}(?!.*\\d)(?:the|our|that) .*)`,
    'send $whom $rest',
  ],
  [`(?:let|have) ${group} (?:have|get|receive) ${thing}`, 'send $rest to $whom'],
  [
    `(?:let|have|get) (?<rest>${noLetter}(?:the|our) .*?) (?:(?:to )?(?:go(?: out| over| off)?|get)|sent(?: out| over| off)?|delivered|issued|dispatched|out) to <name>`,
    'send $whom $rest',
  ],
  [`(?:let|have) (?<rest>${noLetter}(?:the|our) .*?) reach <name>`, 'send $whom $rest'],
  [
    `(?:address|dispatch|direct|deliver|transmit) (?<rest>${noLetter}(?:the|our|an?) .*?) to <name>`,
    'send $whom $rest',
  ],
  [`${group} (?:should|must|needs? to|ought to|has to|deserves? to) hear from us`, 'follow up with $whom'],
  [
    `(?!(?:i|we|you|it|they|if|when|once|who|until)\\b)<name> (?:hears?|gets? word|(?:should|must|needs? to|ought to|has to|deserves? to) hear)(?: back)? from us(?: again)?${byTonight}`,
    'follow up with $whom',
  ],
  [
    '(?:an? )?(?:(?:quick|little|gentle|friendly|polite|soft|small|short|kind) )*(?:nudge|ping|poke|reminder|chaser|check-?in) (?:for|to) <whom>',
    'follow up with $whom',
  ],
];

export const writingTurns: readonly Turn[] = [
  ...letterTurns,
  // “Kojo should go to the test and get the details for it”
  [`(?:get|receive|be sent) ${thing.replace('.*)', '.{2,40}?)')} (?:for (?:it|that)|too|as well)`, 'send them $rest'],
  ['(?:the )?(?:dispatch|sending) of (?<rest>(?:the|our|an?) .*?) to <name>', 'send $whom $rest'],
  [
    '(?<rest>(?:the |our )?(?:[\\p{L}\\d_-]+ ){1,5}?(?:mail|e-?mail|letter|template|checklist|sheet|guide|form|info|note|brief|link|details|pack|reminder|nudge|message|directions)) (?:should|must|needs to|has to|can|is to|ought to|may) (?:go|be sent)(?: out| over)? to <whom>',
    'send $whom $rest',
  ],
  // Words to somebody
  [
    '(?:fyi|f\\.y\\.i\\.|heads[- ]?up|for info|for information)(?:,| to| for)? <name>(?<rest>(?: that|:).*|)',
    'tell $whom$rest',
  ],
  [
    '(?:give|send|drop|shoot) <whom> (?:an? (?:quick |little |friendly |gentle )*(?:heads[- ]?up|shout|word|fyi|update|notice|nod)|word|notice)(?: (?:about|on))?(?<rest>(?: (?:that|to say|saying|the)|:).*|)',
    'tell $whom$rest',
  ],
  [
    '(?:loop|fill|clue|bring|keep) <whom> (?:in|up to (?:speed|date)|posted|in the loop|informed|in the know|abreast)(?: (?:on|about|with))?(?: the fact)?(?<rest>(?: that|:).*|)',
    'tell $whom$rest',
  ],
  ['(?:loop|fill|clue) in <whom> (?<rest>(?:that|saying|:).*)', 'tell $whom $rest'],
  // Of whom, what is told may leave out.
  [
    '(?:loop|fill|clue) (?:in )?<name>(?: in)? (?:on|about|re|regarding) (?<rest>[^,;:]{2,40})',
    'tell $whom about $rest',
  ],
  ['(?:post|type|write up)(?: this| it)? to <whom>', 'message $whom'],
  ['make <whom> aware(?: of the fact)?(?<rest> that.*|)', 'tell $whom$rest'],
  [
    '(?:pass|send|relay|convey|forward)(?: (?:it|this|the message|the word|word|a message|the news|the info|along|on))*(?: along| on)? to <whom>(?<rest>(?: that|:| saying).*|)',
    'tell $whom$rest',
  ],
  [
    '(?:mention|report|explain|say|get word|pass word|confirm|communicate|announce|indicate|point out|signal)(?: back)? to <whom>(?<rest>(?: that|:).*|)',
    'tell $whom$rest',
  ],
  [
    '(?:check|confirm|verify) with <name>(?<rest>(?: (?:if|whether|when|what|which|how|who|about)\\b.*)?)',
    'ask $whom$rest',
  ],
  ['(?:confirm|share|communicate|check)(?: in)? with <whom>(?<rest> that.*)', 'tell $whom$rest'],
  [
    '(?:give|drop|send|shoot|fire off|write|type|ping|dash off|pop) (?:(?:an?|the) )?(?:quick |short |brief |nice |polite |friendly |little )*(?:line|message|note|e-?mail|text|word|dm|slack|ping|msg|mail|memo)(?: over| off)? to <whom>(?<rest>(?: (?:that|saying|to say|telling|letting|stating|with|asking|explaining|informing|which|reading)|:|,? ").*|)',
    'message $whom$rest',
  ],
  [
    '(?:give|drop|send|shoot|fire off|fire|write|type|ping|dash off|pop) <whom> (?:(?:an?|the) )?(?:quick |short |brief |nice |polite |friendly |little )*(?:line|message|note|e-?mail|text|word|dm|slack|ping|msg|mail|memo)(?<rest>(?: (?:that|saying|to say|telling|letting|stating|with|asking|explaining|informing|which|reading|thanking|congratulating|apologi[sz]ing|wishing|welcoming|reminding|confirming|inviting|to (?:thank|congratulate|wish|remind|confirm|invite|apologi[sz]e))|:|,? ").*|)',
    'message $whom$rest',
  ],
  ['get (?:in touch|back) with <whom>(?<rest>.*)', 'message $whom$rest'],
  ['get (?:in touch with|back to|hold of) <whom>(?<rest>(?: to say| that| saying|:).*)', 'message $whom$rest'],
  [
    '(?!(?:i|we|you|it|that|if|who|what|nobody)\\b)<name> (?:should|needs? to|must|ha(?:s|ve) to|ought to|deserves to|had better)(?: please| really| also)? (?:know|be told|be informed|hear|be aware|learn)(?:(?= that)|(?: of the fact)?)<rest>',
    'let $whom know$rest',
  ],
  [
    '(?:an? )?(?:quick |short |little |small )*(?:fyi|heads[- ]?up|word|message|update|shout|ping) (?:to|for) <whom>(?<rest>(?: that|:).*)',
    'tell $whom$rest',
  ],
  [
    '(?:give|send|drop|shoot) <whom> (?:an? |another |one more |yet another )(?:quick |little |gentle |friendly |polite |soft )*(?:nudge|poke|reminder|follow-?up|chaser|bump|check-?in|ping)(?<rest>(?: (?:with|using)\\b.*)?)',
    'follow up with $whom$rest',
  ],
  // Of what, the message says elsewhere.
  [
    '(?!(?:i|we|you|it|that|if|who|what|nobody|someone|somebody|everyone|they|he|she)\\b)<name> (?:should|needs? to|must|ha(?:s|ve) to|ought to|is to|are to|to)(?: be)? (?:told|informed|notified|updated|hear|know|learn)(?: (?:(?:of|about) (?:it|this|that)|so|accordingly|thereof|too|as well))*',
    'let $whom know about it',
  ],
  // What is told was cut off behind “know” or “informed”.
  [
    "(?:(?:(?:i|we)(?: would| should|'d| hereby| therefore| kindly)* (?:ask|request|propose|wish|require)|it is (?:hereby |therefore )*(?:requested|asked|desired)) )?that <name> be",
    'tell $whom',
  ],
  [
    '(?!(?:i|we|you|it|that|if|who|what|nobody|someone|somebody)\\b)<name> (?:needs?(?: to)?|ha(?:s|ve) to|must|should|ought to|had better|deserves to|is to)(?: be)?',
    'tell $whom',
  ],
  // Notes
  ['remark (?:for|on|about|to|at) <name>(?<rest>(?: that|:).*)', 'add a note to $whom$rest'],
  ['(?:document|put on (?:the )?record|minute|put down)(?<rest> that .*)', 'note$rest'],
  ["for <name>'s? (?:file|record|profile|card|page|notes)(?<rest>:.*|)", 'add a note to $whom$rest'],
  ['(?:for the record|for the file|fyi for the file|on the record)[,:]? (?<rest>.*)', 'note that $rest'],
  ['(?:please )?(?:note|be advised)[,:] (?<rest>.*)', 'note that $rest'],
  ['(?:make|take|keep) (?:a )?(?:mental )?(?:note|record) (?:of the fact )?that (?<rest>.*)', 'note that $rest'],
  [
    "(?:put|get|have) (?:it )?(?:down |on record |on file |in writing )(?:on|for|against|in) <whom>(?:'s? (?:file|record|profile|card|page))?(?<rest>(?: that|:).*)",
    'add a note to $whom$rest',
  ],
  [
    "(?:put|write|enter|add|record|log|store|save|register|capture|document|file) (?:it )?(?:down )?(?:in|on|to|under|against|into) <whom>'s? (?:file|record|profile|card|page|notes|history|timeline)(?<rest>(?: that|:| saying).*|)",
    'add a note to $whom$rest',
  ],
  [
    '(?:put|write|enter|add|record|log|store|save|note)(?: it)?(?: down)? (?:in|on|to|into) (?:the )?(?:file|record|profile|card|page|notes?) (?:of|for) <whom>(?<rest>(?: that|:| saying).*|)',
    'add a note to $whom$rest',
  ],
  ['(?:add|write) to <whom>(?<rest> that .*)', 'add a note to $whom$rest'],
  [
    '(?:stop|end|cancel|pause|halt) (?:all |any |every )?(?:of )?(?:the )?(?:sequences?|campaigns?|drips?|cadences?|nurtures?)(?: for| to| on| of)? <whom2>',
    'stop the sequence for $whom2',
  ],
];
