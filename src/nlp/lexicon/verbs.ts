// The verbs in which orders are given, by what they ask for. Cues, frames and the cutting of clauses all read these lists, so
// a new way of saying something is one word here. “|” stands between words; a blank inside is part of the verb.

/** Into another stage, or one step on. */
export const moving =
  'move|mv|advance|adv|push|bump|progress|promote|transfer|shift|put|set|send|take|bring|drag|kick|forward|mark(?= .* (?:as|for) )|update|change|switch|pass|get|return|make|slide|nudge|shuffle|pop|stick|chuck|shunt|bounce|graduate|elevate|escalate|upgrade|flip|slot|shove|sling|usher|route|reassign|disposition|tag|relocate|migrate|carry|throw|toss|drop(?! .* at )|roll|jump|fast-track|fast track|walk|swing|proceed|whisk|fling|place|transition|assign|restore|park|land|load|hop|tee|queue';

/** These mean a step of the pipeline whatever else is said. */
export const advancing =
  'advance|adv|promote|progress|graduate|elevate|upgrade|proceed with|continue with|go forward with|go ahead with|move forward with|fast-track|fast track';

export const rejecting =
  'reject|rej|disqualify|dq|decline|turn down|turn away|pass on|knock out|rule out|say no to|cut|archive|dismiss|eliminate|weed out|screen out|bin|discard|deny|release(?! .*\\boffer\\b)|let go of|let down|axe|disposition|dispo|nix|remove(?! .*\\boffer\\b)|exclude|dispose of|part ways with|kill|ditch|refuse|wave off|offboard|sunset|write off|close out|deprioriti[sz]e';

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
  'crm(?:note|call|email|meeting)|offer|extend|issue|(?:prepare|draft|draw up|write up|put together)(?= (?:an?|the|his|her|their) offer\\b)|withdraw|rescind|revoke|retract|add|leave|note|log|jot|record|attach|save|document|capture|register|file|append|follow|chase(?! (?:to|and|,|from))|check in|touch base|re-?engage|circle back|score|rate|predict|translate|convert|decode|start|stop|end(?= (?:all |any )?(?:his|her|their|the|\\p{L}+\\Ws?) (?:\\p{L}+ )?(?:sequences?|campaigns?|cadences?|drips?)\\b)|enrol+|un-?enrol+|pause|resume|halt|launch|show|list|find|pull up|bring up|open|display|look up|view|see|undo|revert|roll back|reverse|restore|reinstate|approve|apprv|sign off|green-?light|authori[sz]e|veto|run|trigger|re-?sync|sync|hire|summari[sz]e|count|use|who|what|when|which|how|where|catch|brief|tell me';

/** All of them. */
export const anyOrder = [moving, rejecting, booking, shifting, cancelling, telling, otherOrders].join('|');

/** Verbs that order something only in an idiom, a passive or as a noun: “give Ann the boot”, “have Ann looked at”. */
export const inIdioms: readonly string[] =
  'toss trash junk shelve chop boot chuck dump sack spike can close shut draw sift filter count call regret wave step level keep inch grant tee queue cue line sign rush whisk speed hurry expedite skip jump hop leapfrog catapult parachute funnel steer shepherd guide escort wheel hoist lift raise nominate earmark scoot park land load feed demote downgrade relegate knock revert qualify ready clear transition categorize recategorize classify reclassify label log disappoint discontinue terminate conclude deselect wash yank walk lock snap sign switch turn hire subscribe unsubscribe enter touch look process interview host check nudge ship refer withhold meet flag lead hand click stage cycle recycle reset boost prepare draft block cross recall sever finish wrap propose present fire initiate assign unshortlist delist press continue unenroll unenrol begin commence'.split(
    ' ',
  );

/** What begins an order and is no verb, or has no forms. */
export const unformed: readonly string[] =
  'mv adv rej dispo cxl xcl apprv dq sms who what when which how where use say stand'.split(' ');

/** Of these the form in -ing is a thing: “a briefing with Ann” is not to brief her. */
export const nounsInIng: readonly string[] = ['briefing', 'screening', 'listing', 'landing', 'catching'];

/** What has forms of its own: base, past participle, and the form in -ing where it is not the regular one. */
export const irregular: readonly (readonly [base: string, done: string, doing?: string])[] = [
  ['put', 'put'],
  ['set', 'set'],
  ['send', 'sent'],
  ['take', 'taken'],
  ['bring', 'brought'],
  ['give', 'given'],
  ['make', 'made'],
  ['write', 'written'],
  ['tell', 'told'],
  ['let', 'let'],
  ['get', 'gotten'],
  ['get', 'got'],
  ['show', 'shown'],
  ['find', 'found'],
  ['withdraw', 'withdrawn'],
  ['draw', 'drawn'],
  ['undo', 'undone'],
  ['run', 'run'],
  ['cut', 'cut'],
  ['shut', 'shut'],
  ['hit', 'hit'],
  ['hold', 'held'],
  ['meet', 'met'],
  ['see', 'seen', 'seeing'],
  ['stick', 'stuck'],
  ['strike', 'struck'],
  ['slide', 'slid'],
  ['swing', 'swung'],
  ['sling', 'slung'],
  ['fling', 'flung'],
  ['shoot', 'shot'],
  ['feed', 'fed'],
  ['lead', 'led'],
  ['keep', 'kept'],
  ['catch', 'caught'],
  ['begin', 'begun', 'beginning'],
  ['sunset', 'sunset', 'sunsetting'],
  ['regret', 'regretted', 'regretting'],
  ['leapfrog', 'leapfrogged', 'leapfrogging'],
  ['queue', 'queued', 'queueing'],
  ['dm', 'dmed'],
  ['throw', 'thrown'],
  ['withhold', 'withheld'],
  ['leave', 'left'],
  ['green-light', 'green-lit'],
  ['green-light', 'green-lighted'],
  ['greenlight', 'greenlit'],
  ['reset', 'reset', 'resetting'],
  ['transfer', 'transferred', 'transferring'],
  ['refer', 'referred', 'referring'],
  ['defer', 'deferred', 'deferring'],
  ['enrol', 'enrolled', 'enrolling'],
  ['enroll', 'enrolled'],
];

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
