// The verbs in which orders are given, by what they ask for. Cues, frames and the cutting of clauses all read these lists, so
// a new way of saying something is one word here. “|” stands between words; a blank inside is part of the verb.

/** Into another stage, or one step on. */
export const moving =
  'move|mv|advance|adv|push|bump|progress|promote|transfer|shift|put|set|send|take|bring|drag|kick|forward|mark(?= .* (?:as|for) )|update|change|switch|pass|get|return|make|slide|nudge|shuffle|pop|stick|chuck|shunt|bounce|graduate|elevate|escalate|upgrade|flip|slot|shove|sling|usher|route|reassign|disposition|tag|relocate|migrate|carry|throw|toss|drop|roll|jump|fast-track|fast track|walk|swing|proceed|whisk|fling|place';

/** These mean a step of the pipeline whatever else is said. */
export const advancing =
  'advance|adv|promote|progress|graduate|elevate|upgrade|proceed with|continue with|go forward with|go ahead with|move forward with|fast-track|fast track';

export const rejecting =
  'reject|rej|disqualify|dq|decline|turn down|turn away|pass on|knock out|rule out|say no to|cut|archive|dismiss|eliminate|weed out|screen out|bin|discard|deny|release|let go of|let down|axe|disposition|dispo|nix|remove|exclude|dispose of|part ways with|kill|ditch|refuse|wave off|offboard|sunset|write off|close out|deprioriti[sz]e';

export const booking =
  'book|schedule|set[- ]?up|arrange|organi[sz]e|plan|block(?: off| out)?|grab|get|create|add|slot|put|fix|fix up|stand up|line up|calendar|make|squeeze in|squeeze|pencil in|pencil|reserve|hold|carve out|secure|pop|sort out|sort|coordinate|diarise|diarize|plop|set|lock in|lock down|pin down|snag|nab|sync up|convene|timebox|time-box';

export const shifting =
  'move|push|shift|bump|change|bring|delay|switch|put|slide|swap|kick|make|nudge|reschedule|postpone|rebook|re-book|re-schedule|defer|adjust|pull|drag|transfer|place|knock|advance|shove|bounce|roll|relocate|update|bump back|prepone';

export const cancelling =
  'cancel|belay|call off|scrap|delete|remove|drop|kill|ditch|get rid of|axe|bin|scratch|strike|clear|pull|nix|void|abort|wipe|release|annul|free up|unbook|cxl|xcl|descope';

export const telling =
  'tell|notify|inform|let|ping|message|slack|dm|alert|update|give|write to|write|send|email|e-mail|mail|text|ask|advise|brief|remind|loop|relay|mention|shoot|hit up|reach out to|poke|convey|communicate|share|warn|confirm|reply to|reply|respond to|get back to|forward|clue|contact|thank|assure|reassure|invite|instruct|intimate|apprise|acquaint';

/** Everything else with which an order may begin, and what follows “and” as a new one. */
const otherOrders =
  'offer|extend|issue|(?:prepare|draft|draw up|write up|put together)(?= (?:an?|the|his|her|their) offer\\b)|withdraw|rescind|revoke|retract|add|leave|note|log|jot|record|attach|save|document|capture|register|file|append|follow|chase(?! (?:to|and|,|from))|check in|touch base|re-?engage|circle back|score|rate|predict|translate|convert|decode|start|stop|end(?= (?:all |any )?(?:his|her|their|the|\\p{L}+\\Ws?) (?:\\p{L}+ )?(?:sequences?|campaigns?|cadences?|drips?)\\b)|enrol+|un-?enrol+|pause|resume|halt|launch|show|list|find|pull up|bring up|open|display|look up|view|see|undo|revert|roll back|reverse|restore|reinstate|approve|apprv|sign off|green-?light|authori[sz]e|veto|run|trigger|re-?sync|sync|hire|summari[sz]e|count|use|who|what|when|which|how|where|catch|brief|tell me';

/** All of them. */
export const anyOrder = [moving, rejecting, booking, shifting, cancelling, telling, otherOrders].join('|');

/** What has no regular forms: base, past participle, and the form in -ing where it is not base + ing. */
export const irregular: readonly (readonly [base: string, done: string, doing?: string])[] = [
  ['put', 'put', 'putting'],
  ['set', 'set', 'setting'],
  ['send', 'sent'],
  ['take', 'taken', 'taking'],
  ['bring', 'brought'],
  ['give', 'given', 'giving'],
  ['make', 'made', 'making'],
  ['write', 'written', 'writing'],
  ['tell', 'told'],
  ['let', 'let', 'letting'],
  ['get', 'gotten', 'getting'],
  ['show', 'shown'],
  ['find', 'found'],
  ['withdraw', 'withdrawn'],
  ['undo', 'undone'],
  ['run', 'run', 'running'],
  ['cut', 'cut', 'cutting'],
  ['hold', 'held'],
  ['meet', 'met'],
  ['see', 'seen', 'seeing'],
  ['stick', 'stuck'],
  ['slide', 'slid', 'sliding'],
  ['drop', 'dropped', 'dropping'],
  ['drag', 'dragged', 'dragging'],
  ['pop', 'popped', 'popping'],
  ['slot', 'slotted', 'slotting'],
  ['swap', 'swapped', 'swapping'],
  ['grab', 'grabbed', 'grabbing'],
  ['flip', 'flipped', 'flipping'],
  ['tag', 'tagged', 'tagging'],
  ['flag', 'flagged', 'flagging'],
  ['log', 'logged', 'logging'],
  ['jot', 'jotted', 'jotting'],
  ['ship', 'shipped', 'shipping'],
  ['ping', 'pinged'],
  ['plan', 'planned', 'planning'],
  ['pin', 'pinned', 'pinning'],
  ['bin', 'binned', 'binning'],
  ['stop', 'stopped', 'stopping'],
  ['transfer', 'transferred', 'transferring'],
  ['refer', 'referred', 'referring'],
  ['defer', 'deferred', 'deferring'],
  ['cancel', 'cancelled', 'cancelling'],
  ['cancel', 'canceled', 'canceling'],
  ['offer', 'offered', 'offering'],
  ['nix', 'nixed', 'nixing'],
  ['email', 'emailed', 'emailing'],
  ['e-mail', 'e-mailed', 'e-mailing'],
  ['throw', 'thrown'],
  ['withhold', 'withheld'],
  ['notify', 'notified'],
  ['disqualify', 'disqualified'],
];

/** Regular ones whose forms stand in polite, passive and nominal phrases. */
export const regular: readonly string[] =
  'place move advance push bump progress promote transfer shift place kick forward mark update change switch pass shunt bounce graduate elevate escalate disposition reject disqualify decline turn knock rule archive dismiss eliminate remove axe book schedule arrange organise organize block reserve fix line calendar pencil squeeze reschedule postpone rebook delay adjust cancel call scrap delete offer extend issue rescind revoke retract add leave note record attach save document file inform ping message text alert advise remind loop relay contact follow chase nudge check touch score rate translate convert start enrol enroll pause halt resume launch list open pull look revert restore reinstate approve sign green-light hire invite interview sync trigger ask thank slack dm mail prepare draft process clear carry confirm share convene coordinate host diarise secure strike exclude release'.split(
    ' ',
  );

/** Deeds as nouns: “the rejection of …”, “an advancement to …”. */
export const deedNouns: Readonly<Record<string, string>> = {
  rejection: 'reject',
  refuse: 'reject',
  refusal: 'reject',
  disqualification: 'reject',
  dismissal: 'reject',
  move: 'move',
  movement: 'move',
  advancement: 'move',
  promotion: 'move',
  progression: 'move',
  transfer: 'move',
  transition: 'move',
  cancellation: 'cancel',
  postponement: 'reschedule',
  rescheduling: 'reschedule',
  scheduling: 'schedule',
  booking: 'book',
  approval: 'approve',
  withdrawal: 'withdraw',
  reversal: 'undo',
};
