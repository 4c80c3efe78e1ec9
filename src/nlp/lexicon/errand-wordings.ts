// Further roundabout ways of having something told or written down, by whom they may be said of.
const polite =
  "(?:(?:please|pls|kindly|pray|just|also|perhaps|maybe|possibly|somebody|(?:can|could|would|will) you|(?:may|might|could|can) i ask you to|be so (?:kind|good) (?:as to|and)|be (?:kind|good) enough to|is there (?:a|any|some) way to|is it possible to|would it be possible to|i(?:'d| would) (?:like|want)(?: you)? to) )*";
const record =
  '(?:files?|records?|profile|notes|card|page|history|log|dossier|papers|paperwork|documents|folder|application)';
const written = '(?:written|noted|recorded|put|set|taken|logged)(?: down)?(?: somewhere)?';
const writes = '(?:enter|inscribe|put|write|add|record|keep|attach|log|file|place|leave)';
const shows = '(?:show|state|reflect|say)';
const words = '(?:remark|note|comment|entry|line|words|sentence|information|fact)';
const short = '(?:(?:quick|short|brief|little|small) )*';
const informed = '(?:informed|told|notified|advised)';
const seesTo = '(?:(?:make|be) (?:sure|certain)|ensure|see(?: to it)?|take care)(?: that)?';
const learns =
  '(?:knows|hears|learns|understands|finds out|remembers|(?:is|gets|has been) (?:told|informed|notified|advised|reminded|made aware|aware)|gets to (?:know|hear|learn))';

interface Wording {
  readonly said: string;
  readonly whose: 'colleague' | 'candidate' | 'either';
  /** What stands in front of the name in plain words. */
  readonly meant: 'tell' | 'ask' | 'add a note to';
}

/** `{name}` is where somebody is named, `{that}` a colon or “that”, `{clause}` also what needs no “that”, `{for}` what is asked for. */
export const errandWordings: readonly Wording[] = [
  // A candidate who is chased gets a follow-up.
  {
    said: `${polite}(?:chase|press|hassle|pester|bug|poke)(?: up)? {name}{for}`,
    whose: 'colleague',
    meant: 'ask',
  },
  { said: `${polite}(?:have|get) {name} ${informed}(?: of the fact)?{that}`, whose: 'either', meant: 'tell' },
  // “Make sure Basil hears that …”, “see to it Basil knows the room has changed”
  { said: `${polite}${seesTo} {name} ${learns}{clause}`, whose: 'either', meant: 'tell' },
  { said: `${polite}(?:give|send|pass) {name} the following{that}`, whose: 'either', meant: 'tell' },
  {
    said: `the following (?:is|has|needs) to be (?:communicated|said|passed on|conveyed|written|told) to {name}{that}`,
    whose: 'either',
    meant: 'tell',
  },
  { said: `(?:an? )?${short}(?:message|word|news|memo) (?:for|to) {name}{mark}`, whose: 'colleague', meant: 'tell' },
  {
    said: `{name} (?:gets|receives|should get|is to get|has to get|needs) (?:an? |the )?${short}(?:message|word|line|text|mail|e-mail|info|heads[- ]up|shout|nod|fyi){that}`,
    whose: 'either',
    meant: 'tell',
  },
  // “I'd like Ann to get a mail that says: …”, “could Ann get a message that …?”
  {
    said: `(?:(?:i|we)(?:'d| would)? (?:want|need|like|love)|(?:can|could|may|might|would)) {name} (?:to )?(?:please )?(?:gets?|receives?|have) (?:an? |the )?${short}(?:message|word|line|text|mail|e-mail)(?: from us)?(?:,? (?:that says|which says|saying|with the words))?{that}`,
    whose: 'either',
    meant: 'tell',
  },
  {
    said: `{name} (?:gets|should get|is to get|has to get|needs|should have|has to have) (?:an? |the )?${short}(?:message|word|line|text|mail|e-mail) from us{that}`,
    whose: 'either',
    meant: 'tell',
  },
  {
    said: `${polite}(?:shout|call|yell) (?:at|to|over to) {name}(?: from me)?{that}`,
    whose: 'colleague',
    meant: 'tell',
  },
  {
    said: `${polite}(?:leave|get|send) (?:(?:an?|the) )?${short}(?:message|word|line|memo|voicemail) (?:for|to|with|at) {name}(?: (?:from me|for me|on my behalf|please))?{that}`,
    whose: 'either',
    meant: 'tell',
  },
  {
    said: `${polite}(?:let {name} know|tell {name2}|inform {name3}) (?:from me|for me|on my behalf|from (?:the two of )?us|in my name)(?: please)?{that}`,
    whose: 'either',
    meant: 'tell',
  },
  {
    said: "{name}(?: would|'d| will|'ll| might| may)(?: surely| certainly| probably| also| very much| really)? (?:like|love|want|be (?:glad|happy|pleased|relieved|interested)|appreciate|wish)(?: to)?(?: (?:hear|know|learn|find out|be told|hearing|knowing|be informed))(?: from (?:me|us|you))?{that}",
    whose: 'colleague',
    meant: 'tell',
  },
  {
    said: `${polite}(?:pass (?:it |the word |word |a message )?on|get word|say|give word|convey|report) to {name}, (?:whom?|which|my|our|the|who's|who is) [^,.;:!?]{2,60}?,{that}`,
    whose: 'either',
    meant: 'tell',
  },
  {
    said: '{name},? (?:s?he|they) (?:should|must|needs? to|has to|ought to) know{that}',
    whose: 'either',
    meant: 'tell',
  },
  {
    said: `${polite}${writes} (?:the following ${words} )?(?:in|into|on|to|onto) (?:the )?${record} (?:of|for) {name}(?: the (?:following )?${words})?{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `${polite}${writes} (?:to|with|by|for|on) {name} the (?:following )?${words}{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `${polite}(?:${writes}|make|drop) an? ${short}note (?:with|by|at|on|for|against|about) {name}{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `${polite}(?:keep|put|place|leave|store|write|add)(?: it| down)? (?:with|among|in|on|to|by) {name}'s? ${record}{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `${polite}(?:(?:take|write|put|get|jot|set) (?:it )?down|keep in mind|bear in mind|remember|remind us) (?:for|about|on|with|against|of) {name}{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `${polite}(?:make|leave|put|enter|add) an? ${short}(?:remark|comment|mark|entry|memo|reminder) (?:with|by|at|on|for|against|about|to) {name}(?:'s? ${record})?{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `(?:i|we)(?:'d| would)? (?:want|need|like|wish) (?:whoever|everyone who|everybody who|anyone who|anybody who|those who) (?:reads?|looks? (?:at|up)|opens?|sees?|deals? with|picks? up|works? with|meets?)(?: about)? {name}(?:'s? ${record})? to (?:know|see|be aware|read|remember){that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `(?:i|we)(?:'d| would)? (?:want|need|like) it ${written} (?:on|in|for|with|by|about) {name}(?:'s? ${record})?{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `(?:under|on|in|to|into|for|against) {name}(?:'s?)? ${record},? ${polite}(?:put|add|write|note|state|record|log|enter)(?: down)?{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `${polite}(?:update|amend|supplement|complete|extend) {name}'?s? ${record}{colon}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `${polite}(?:update|amend|supplement|complete|extend) {name}'?s? ${record} (?:to (?:say|show|reflect|mention|state)|with the (?:fact|information|note)){that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `(?:(?:let's|let us) )?${polite}(?:have|get) {name}'?s? ${record} (?:updated|amended|supplemented|completed){that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  // “Ludmila: msg – bring your shoes”, “Niamh: note – asked for nights”
  {
    said: '{name}(?::| -) (?:msg|message|text|txt|e-?mail|tell (?:her|him|them)){mark}',
    whose: 'either',
    meant: 'tell',
  },
  // “Mirja ping: samples are here”, “Mirja fyi samples are here”
  {
    said: "{name}(?<!'s),? (?:ping|msg|message|slack|dm|text|txt|fyi|heads[- ]?up){mark}",
    whose: 'colleague',
    meant: 'tell',
  },
  {
    said: "{name}(?<!'s),? (?:fyi|heads[- ]?up)(?! (?:me|us|him|her|them|with|about|from|on|to)\\b)",
    whose: 'colleague',
    meant: 'tell',
  },
  { said: '{name} (?:notes?|comment){colon}', whose: 'candidate', meant: 'add a note to' },
  { said: '{name}(?::| -) note{mark}', whose: 'candidate', meant: 'add a note to' },
  {
    said: `${polite}(?:let|have) the ${record} (?:of|for|on) {name} ${shows}{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  { said: `${polite}(?:let|have) {name}'s? ${record} ${shows}{that}`, whose: 'candidate', meant: 'add a note to' },
  {
    said: `the following (?:is|has|needs|ought) to be (?:entered|added|${written}) (?:in|into|on|to|under|against) the ${record} (?:of|for|on) {name}{that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `{name}'s? ${record} (?:should|must|needs to|has to|ought to) (?:say|state|show|mention|read){that}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
  {
    said: `${polite}(?:remark|comment)(?: down)? (?:on|for|against) {name}(?:, (?:if you please|please))?{colon}`,
    whose: 'candidate',
    meant: 'add a note to',
  },
];
