// Words with which people go on about what was said before: around a second thought, a pick from a list, a look back.

/** In front of a second thought: “yes but”, “hmm”, “ok then”, “oh and”. */
export const hesitations =
  /^(?:(?:yes|yeah|yep|yup|sure|ok(?:ay)?|k|fine|good|great|perfect|alright|right|no|nope|nah|oh|ah|uh|um|hmm*|hm+|wait|hold on|hang on|sorry|oops|actually|well|but|and|so|then|only|just|rather|cool|nice|forgive me|apologies|pardon(?: me)?|beg pardon|excuse me|my (?:mistake|bad|fault)|whoops|on (?:reflection|second thoughts?))(?![\p{L}'’])[\s,.!…–-]*)+/iu;

/** Behind it: “…, please”, “… btw”. */
export const trailing =
  /(?:[\s,]+(?:please|pls|plz|btw|though|then|instead|rather|thanks|thx|actually|sorry|i mean|i meant|ok|okay|for now|tbh|lol|it turns out|after all))+[\s.!]*$|[\s.!]+$/iu;

/** “Make it”, “change that to”, “with”: what introduces the other value. */
export const amending =
  /^(?:(?:make|do|say|set|put|call) (?:it|that|this|him|her|them)(?: (?:at|to|for))?|(?:change|raise|lower|bump|up) (?:it|that|the (?:salary|offer|amount|sum|start(?: date)?|template))(?: (?:to|from|at))?|let's (?:do|say|make it)|it should be|should be|at|with|using|use|for|to|from|starting(?: on| from)?|start(?:ing)? date(?: is)?|start(?:s)?(?: on)?|beginning(?: on)?|as of|effective|on)(?=\s)\s*/iu;

/** Words that change nothing about an amendment. */
export const amendingWords: ReadonlySet<string> = new Set(
  'offer salary amount sum start date starting from template mail email letter message note send use using with make it that say k per year a an annually the version one'.split(
    ' ',
  ),
);

/** “Not Cole”, “leave out Gijs”: everybody but those who are named. */
export const leavesOut =
  /^(?:not|except(?: for)?|but not|leave out|skip|minus|without|never mind|forget|drop|scratch)\s+(?:about\s+)?(?=\S)/iu;

/** “… she stays where she was”, behind who is left out. */
export const staysPut =
  /,? (?:because |as |since )?(?:she|he|they)(?:'ll|'s| are| is| should| can| must| will)? (?:to )?(?:stays?|staying|remains?)(?: put| there| where (?:she|he|they) (?:was|were|is|are))?[.! ]*$/iu;
/** “Noor stays where she was” */
export const stayedBehind =
  /^(?<who>\S+(?: \S+)?) (?:should |can |must |is to |to )?(?:stays?|remains?) where (?:she|he|they) (?:was|were)$/iu;

/** “Take the first one”, “grab 2pm”, “put Sanne in at 10”, “book it”. */
export const picks =
  /^(?:(?:can|could|would|will) (?:you|u) |let's |we'll |i'll |please |pls |i (?:would|'d) )*(?:take|grab|pick|pop|stick|squeeze|use|get|book|put|give|go (?:with|for)|reserve|schedule|block|do|have|slot|pencil|choose|lock|make it|set)\b/iu;
/** “The first one for Leo”, “11:30 works”, “2pm then”. */
export const picksBare =
  /^(?:the )?(?:first|second|third|fourth|fifth|last|earliest|latest|next|(?:mon|tues|wednes|thurs|fri)day|mon|tues?|weds?|thu|thurs|fri|tomorrow|\d+(?:st|nd|rd|th)|\d{1,2}(?::\d\d)?(?: ?[ap]m)?)\b/iu;
/** Which of the times: words for places in a list. */
export const placesInList: readonly (readonly [said: RegExp, place: number])[] = [
  [/\b(?:first|1st|earliest|soonest|top)(?: (?:available|free|open))?(?: (?:one|slot|time|option|choice))?\b/iu, 0],
  [/\b(?:second|2nd)(?: (?:one|slot|time|option|choice))?\b/iu, 1],
  [/\b(?:third|3rd)(?: (?:one|slot|time|option|choice))?\b/iu, 2],
  [/\b(?:fourth|4th)(?: (?:one|slot|time|option|choice))?\b/iu, 3],
  [/\b(?:fifth|5th)(?: (?:one|slot|time|option|choice))?\b/iu, 4],
  [/\b(?:last|latest|bottom)(?: (?:one|slot|time|option|choice))?\b/iu, -1],
];
/** Beside the time and the names, a pick says nothing more than this. */
export const pickingWords: ReadonlySet<string> = new Set(
  'take grab pick pop stick squeeze over see use get book put give go with for reserve schedule block do have slot pencil choose lock make it set in on at the a an one slots time works work fine good great is that this then please us him her them me and first second third fourth fifth last earliest latest soonest next top option choice available free open to about meeting call interview chat down up into'.split(
    ' ',
  ),
);

/** “Whatever she has”, “any time”, “you pick”: the free times are wanted. */
export const anyTime =
  /\b(?:what|when)ever(?: (?:time|slot))?(?:(?: |')(?:she|he|they|is|works|suits|fits|s|has|have)\b.*)?|\bany ?time\b|\byou (?:pick|choose|decide)\b|\bfirst (?:free|available)(?: (?:slot|time))?\b|\b(?:i )?don't (?:mind|care)\b|\bno preference\b|\beither(?: (?:day|one|is fine|works))?\b|\bwhat(?:'s| is)? (?:free|available|open|(?:she|he|they) (?:has|have)(?: free| open)?)\b/iu;

/** Right after the meeting that was just booked. */
export const rightAfter =
  /\b(?:(?:right|straight|directly|immediately|just) )?(?:after(?:wards?| that| this| her| him| them)?|behind(?: that)?)(?=[\s.!?]*$)|\bback[- ]to[- ]back\b/iu;

/** “Why?”, said of the last answer. */
export const asksWhy =
  /^(?:(?:but|and|hm+|ok(?:ay)?|wait|huh)[,.\s]+)*(?:why(?: (?:not|so|is that|was that|did you(?: (?:do|ask|say) (?:that|it|so))?|do you ask|does (?:it|that|this) (?:need|wait)(?: .{1,20})?))?|how come|what for|for what reason)[\s?!.]*$/iu;
/** “What did you just do?” */
export const asksWhat =
  /^(?:(?:wait|hold on|hang on|sorry|hm+|ok(?:ay)?|so|and|uh)[,.\s]+)*(?:what (?:did|have) you (?:just )(?:do(?:ne)?|change(?:d)?|sen[dt])(?: (?:there|now))?|what (?:just happened|was that)|what did (?:that|this) (?:do|change)|did (?:you (?:do|manage) (?:it|that|this)|(?:it|that|this) (?:work|go through|happen))(?: now)?|(?:is|was) (?:it|that|this) (?:all )?done(?: now)?)[\s?!.]*$/iu;
/** “Who approves that?” */
export const asksWho =
  /^(?:(?:wait|hold on|hang on|sorry|hm+|ok(?:ay)?|so|and)[,.\s]+)*(?:who (?:approves?|(?:has to|needs to|must|will|can) (?:approve|sign|decide|confirm)|signs?|decides?)(?: (?:that|it|this) off| off)?(?: (?:that|it|this|on (?:that|it)|of (?:that|it)))?|who(?:'s| is| are) (?:we|you|it|that) waiting (?:for|on)|who does (?:it|that|this) wait for)[\s?!.]*$/iu;

/** Whoever is told: names are “somebody” here. */
const aName =
  "(?:somebody(?:['’]s)?|him|her|them|his|their|both|all|every(?:one|body)|the|of|hiring|line|manager|recruiter|panel|team|two|and|&|mr|ms|mrs|mx|dr)(?![\\p{L}])\\.?";
/** “About it”, “as well”, “by e-mail”: what may stand behind whom to tell. */
const ofWhatWasDone =
  `(?:,? (?:and ${aName}(?: ${aName})?(?=,? (?:too|as well|also)\\b)|` +
  '(?:about|of|on|re|regarding) (?:it|that|this|both(?: of (?:it|them|those|these))?|(?:all )?(?:the|this|that|his|her|their|our) (?:new )?(?:change|move|meeting|booking|time|date|day|slot|interview|cancell?ation|decision|outcome|update|news|rejection|offer)s?)|(?:with )?(?:all )?the (?:new |updated )?(?:details|time|date)|(?:with )?the (?:(?:good|great|happy|bad|sad|latest|big) )?(?:news|outcome|update)|that (?:i|we) did(?: (?:it|so|that))?|(?:that )?it.?s done|(?:i|we) (?:did it|have done (?:so|it))|so|thereof|afterwards|both|(?:by|over|via|on|in) (?:e-?mail|mail|message|text|slack|teams|chat|writing)|too|as well|also|likewise|accordingly|please|pls|now|then|for me|would you|will you|thanks|thank you))*';
const anybody = `(?:${aName}(?:,? ${aName}){0,5}?)`;
const line = '(?:quick |short |brief )?(?:heads[- ]?up|shout|word|line|note|message|e-?mail|mail|text|update|ping)';
const toldThem = [
  `let ${anybody} (?:knows?|hears?)`,
  `(?:make|be) sure (?:that )?${anybody} (?:knows?|hears?)`,
  `(?:tell|inform|notify|update|warn|alert|advise|brief|ping) ${anybody}`,
  `(?:e-?mail|mail|write(?: to)?) ${anybody}`,
  `(?:give|drop|send|shoot) ${anybody} (?:an? )?${line}`,
  `remind ${anybody}(?= (?:of|about) (?:it|that|this)\\b)`,
  `keep ${anybody} (?:posted|in the loop|updated)`,
  `${anybody} (?:should|must|needs? to|has to|have to|ought to|is to|are to|to) (?:(?:be|get) (?:told|informed|notified|updated)|know|hear|learn)`,
].join('|');
const politely = '(?:(?:and|also|then|please|pls|kindly|just|do|can you|could you|will you|would you)[\\s,]+)*';
/** “Let her know”, “tell Owen about it”, “give Joris a heads up”, “Petra should be told, too”: the words are left to whoever writes. */
export const tellsOfIt = new RegExp(`^${politely}(?:${toldThem})${ofWhatWasDone}[\\s.!?]*$`, 'iu');
/** What tells that it is about what was just done, and no text of its own that is still to come. */
export const saysOfWhat =
  /\bknows?\b|\b(?:about|of|re|regarding) (?:it|that|this|both|the|his|her|their|all)\b|\bheads[- ]?up\b|\b(?:posted|in the loop|updated?|inform(?:ed)?|notif(?:y|ied)|told)\b|\bthe (?:new |updated )?(?:details|time|date)\b|\b(?:too|as well|also|likewise)\b|^(?:and |also |then |please )*(?:tell|update) (?:(?:the|his|her|their) )?(?:hiring )?\S+[\s.!]*$/iu;

/** What of a meeting is written to somebody: “email her the new time”, “drop him a line about the change”, “text her so she knows”. */
const ofMeeting =
  "(?: (?:(?:about|with|of|on) )?(?:it|that|the (?:new |changed |updated |other )?(?:time|date|day|slot|change|update|news|booking|cancellation))| so (?:that )?(?:she|he|they)(?:'s|'re| is| are)? (?:all |both |also )?(?:knows?|aware|informed|in the know)(?: (?:about )?(?:it|that))?| (?:just )?to let (?:her|him|them) know(?: (?:about|of) (?:it|that))?)?";
/** “Text her”, “drop her a line about it”: behind an order of the same message they leave the words open, alone they do not. */
export const writesOfOrders = new RegExp(
  `^${politely}(?:(?:text|message|msg|e-?mail|mail|ping|dm|write(?: to)?)|(?:drop|send|shoot|write|give)(?= ${anybody} an? ${line})) ${anybody}(?: an? ${line})?${ofMeeting}${ofWhatWasDone}[\\s.!]*$`,
  'iu',
);

/** “Send it to Hugo”, “the same to Ines”: what was about to be sent, to somebody else. */
export const sendsIt =
  /^(?:(?:ok(?:ay)?|then|no|and|well|please|just)[,.\s]+)*(?:send|give|mail|e-?mail|drop|forward) (?:it|that|that one|this|the same(?: one| thing)?) to (?<who>[\p{L}' .-]+?)(?: instead| then| please| rather)?[\s.!]*$/iu;

/** In front of a time that is only about right: “later, like 2”, “around 3”. */
export const vague =
  /^(?:(?:a bit |bit |much )?(?:later|earlier)[,\s]+)?(?:(?:like|around|about|say|more like|maybe|at)\s+)+(?=\d|noon)/iu;

/** What may open a verdict. */
const verdictOpens =
  '^(?:(?:ok(?:ay)?|yes|no|oh|wait|hm+|actually|sorry|please|hold on|hang on|and|but|then|so|well)[,.!\\s]+)*';
const verdictEnds = '(?: (?:please|then|again|for now|for the moment|a bit|a while|until further notice))*[\\s.!]*$';
const verdict = (pattern: string): RegExp => new RegExp(`${verdictOpens}(?:${pattern})${verdictEnds}`, 'iu');

/** “Scrap the offer”, “turn Kristjan's down”: it is withdrawn. */
export const ends: readonly RegExp[] = [
  verdict(
    "(?:scrap|drop|bin|kill|cancel|withdraw|retract|pull|forget|stop|ditch|scratch|nix) (?<what>(?:the|that|this|his|her|their|\\p{L}+'s) (?:(?:offer|rejection|mail|message|request)|other one))",
  ),
  verdict('(?:decline|veto|turn down|refuse|deny) (?<what>.{2,40}?)'),
  verdict('turn (?<what>.{2,40}?) down'),
];
/** “Hold Femi”: it waits on. */
export const holds: readonly RegExp[] = [
  verdict(
    '(?:hold|park|leave|keep|sit on|hold off on|hold off with|wait on|wait with|pause) (?<what>.{2,40}?)(?: (?:back|on hold|pending|waiting|open|where it is|as it is))?',
  ),
  verdict('not (?<what>\\S{2,20}(?: \\S{2,20})?) (?:yet|now|just yet)'),
];
/** What is waited for, and the words around it. */
export const requested = /\b(?:offer|rejection|mail|message|request)\b/iu;
export const aroundRequest =
  /\b(?:the|that|this|his|her|their|one|it|for|to|of|offer|rejection|mail|message|request)\b/giu;

/** “Drop the other one”, “and approve the other, too”: of two that wait. */
export const decidesOther =
  /^(?:(?:ok(?:ay)?|yes|no|oh|wait|hm+|actually|sorry|please|and|but|then|so|well|also|now|let's)[,.!\s]+)*(?:(?<no>drop|scrap|bin|kill|cancel|withdraw|retract|pull|forget|stop|ditch|scratch|nix|decline|veto|refuse|deny|block|turn down|say no to|no to|not)|(?<yes>approve|authori[sz]e|sign off(?: on)?|green-?light|confirm|pass|say yes to|yes to)|do)? ?the other(?: (?:one|request|offer|rejection))?(?: (?:too|as well|also|please|then|now|instead|down|for now))*[\s.!]*$/iu;

/** “Stop that”, right after something was begun. */
export const endsIt =
  /^(?:(?:ok(?:ay)?|no|oh|wait|hm+|actually|sorry|please)[,.!\s]+)*(?:stop|end|halt|pause|cancel|kill|abort) (?:it|that|this|the sequence)(?: again| please| then| now)?[\s.!]*$/iu;

/** “Stop the one for Omar”, “end Lin's again”: of the sequences that this talk began. */
export const endsTheirs =
  /^(?:please )?(?:stop|end|halt|pause|cancel|kill|abort) (?:the one (?:for|on|with) (?<whom>[\p{L}' -]{2,40}?)|(?<owner>[\p{L}-]{2,30})['’]s(?: one)?)(?: again| please| then| now| instead)?[\s.!]*$/iu;

/** “The second one”, “last candidate”: a place in a list of people. */
export const oneOfList =
  /\b(?:the )?(?:first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|seventh|eighth|ninth|last) (?:one|candidate|person|guy)\b/iu;

/** “Take Ken back out” as “not Ken”. */
export const takesOut = /^(?:take|pull|put|leave) (?<who>.+?) (?:back )?out(?: again| of (?:it|that|there))?$/iu;
/** “Keep Lou”: of those whose rejection was asked for. */
export const keeps = /^(?:keep|spare|hang on to|hold on to) (?=\S)/iu;

/** “And Arne”, “same for Ben”, “what about Friday?”: the last order once more. */
export const addsOn =
  /^(?:(?:ok(?:ay)?|oh|right|great|yes)[,.!\s]+)*(?:(?:and|also|plus|then|ditto|likewise|what about|how about|(?:do |again )?(?:the )?same(?: again| thing)?(?: for| with| to)?)(?![\p{L}'’])[\s,]*)+|[\s,]+(?:too|also|as well|likewise)[\s.!?]*$/iu;
/** “And Kofi while you're at it”: behind whom else it is for. */
export const idlyBehind =
  /(?:,? (?:while (?:you(?:'re| are)|we(?:'re| are)) at it|why not|actually|unfortunately|if you (?:can|could|would|don't mind)))+[\s.!]*$/iu;
/** “And Devon, is he in too?” asks how it stands with him, and has nothing done for him. */
export const asksOfThem =
  /[,;.–-]\s*(?:is|isn't|are|aren't|was|were|does|doesn't|do|did|didn't|has|hasn't|have|can|could|will|would) (?:he|she|they)\b[^.!]*\?\s*$/iu;
/** “No, …”, “I meant …”, “make it …”: in place of the last order. */
export const changesMind =
  /^(?:(?:no|nope|oh|oops|sorry|wait|hmm+|ah|whoops|actually|my (?:bad|mistake)|apologies)[,.!\s]+)+(?:(?:i (?:meant|mean)|make (?:it|that)|it should be|should (?:be|have been)|it's|that's)\s+)?|^(?:i (?:meant|mean)|make (?:it|that)|(?:it|that) should (?:be|have been)|should (?:be|have been)|rather|correction)[:\s]+|[\s,]+(?:i (?:meant|mean)|instead|rather)[\s.!]*$/iu;
/** “Ok do it”, “go ahead”, “yes”, said of what was only thought about. */
export const goesAhead =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|right|well|fine|good|then|great|alright|hm+)[,.!\s]+)*(?:(?:let's |just |please |you can |then )*(?:do (?:it|that|so)|go ahead(?: and do (?:it|that))?|go for it|make it so|make it happen|please do(?: it| that| so)?|yes(?: please)?|yep|yeah)(?: then| now| please)*)(?![\p{L}'’])[\s,.!–-]*/iu;
/** Words of such fragments that name nothing. */
export const goingOnWords: ReadonlySet<string> = new Set(
  'same too also again likewise ditto thing one actually meant mean sorry no yes'.split(' '),
);

/** “Strike that”, “too low”: what was said or done last is not wanted so. */
export const takesBack =
  /^(?:(?:ok(?:ay)?|oh|ah|hm+|no|sorry|actually|wait)[,.!\s]+)*(?:(?:scratch|strike|forget|scrap|ignore) (?:that|it|this)(?: last one)?|never ?mind|nvm|on second thoughts?|change of plans?|plans? (?:have |has )?changed|(?:that's |it's |that is |it is |\d+\S* is )?(?:a bit |a little |much |way |far )?too (?:low|high|early|late|long|short|much|little|soon|tight|far)(?: (?:for (?:me|us|her|him|them)|after all))?)(?![\p{L}'’])[\s,.!–-]*/iu;
/** What stands beside a message and asks for nothing. */
export const asides =
  /^(?:in fact|of course|as (?:discussed|agreed|promised|ever)|thanks?(?: you)?|thx|cheers|please|pls|nice(?: one)?|(?:(?:good|great|lovely) )?(?:lovely|perfect|great|good|grand|sound|cool|super|brilliant|excellent|wonderful|fab(?:ulous)?|splendid|smashing|champion|ace|sick|sweet|wicked|deadly|savage|awesome|stuff|enough|news)|blast|damn|shoot|bother|ugh|argh|ok(?:ay)?|k|then|got it|understood|my (?:mistake|fault|bad)|i think|i guess|it turns out|if you (?:can|would|could)|to be (?:fair|honest|clear)|tbh|you know|why not|unfortunately|i(?: nearly| almost| completely| totally| had)? (?:forgot|forgotten)(?: (?:about|to mention|to say))?(?: (?:him|her|them|that(?: one)?))?(?: earlier| before)?|while (?:you(?:'re| are)|we(?:'re| are)) at it)$/iu;
/** “She is flying”, “he hates Mondays”, “9 is too early”: what does not suit. */
export const dislikes =
  /\b(?:hates?|can't|cant|cannot|can not|won't|couldn't|isn't|not|no longer|never|too (?:early|late|long|short|low|high|soon|tight|much)|busy|away|out|off|sick|ill|flying|travell?ing|clash\w*|taken|full|booked|double|doesn't|don't|impossible|bad)\b/iu;
/** “He wants a full hour”, “Freya says 45 minutes”: what somebody wants instead. */
export const wants =
  /^(?!(?:let|please|can|could|would|will|do|to)\b)(?:she|he|they|we|i|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:'d| would| will|'s| has)? (?:really |just |now |also |rather |can only )*(?:(?:can )?(?:do|make|manage)|wants?|needs?|(?:says?|said|writes?|wrote|asks?|asked|thinks?|tells me)(?: now)?(?: that| whether| if)?(?: (?:it|she|he|they|we) (?:could be|can only|could do|can do|could|can))?|asked for|asks for|prefers?|suggests?|suggested|proposes?|proposed|insists on|like|takes?)(?: that)? (?:it (?:to be |at |on )?)?(?=(?:at |on |for )?(?:an? |the )?(?:full |half |whole |good )?(?:\d|hours?|half|quarter|noon|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|thirty|forty|mon|tue|wed|thu|fri|today|tomorrow|next)\w*)/iu;
/** “Move it to”, “start at”, “leave it at”: in front of the other time. */
export const shifts =
  /^(?:so |then |please |and |just |can you |could you )*(?:(?:move|push|shift|shove|bump|bring|put|set|slide|change|switch|leave|keep|make|do|have|trim|cut|shorten|stretch|extend|lengthen) (?:it|that|this|them|her|him)(?: (?:back|forward|up|over|down|out))?(?: (?:to|at|on|for|until|till))?|start(?: it)?(?: at)?|let's (?:do|make it|say|try))\s+/iu;

/** “Shove it back”, “please change it”: to when stands beside it. */
export const shiftsOnly =
  /^(?:please |pls |so |then |and |can you |could you )*(?:change|move|shift|push|shove|bump|fix|adjust|update|slide|amend|switch|rearrange|reschedule|postpone) (?:it|that|this|the (?:time|meeting|booking))(?: (?:back|forward|over|out|along|up|accordingly|then|for (?:me|us|her|him|them)))*$/iu;
/** “He is in theatre till three”, “she's at the dentist by then”: why the time does not suit. */
export const busyThen =
  /^(?:she|he|they|i|we|\p{Lu}[\p{L}'-]+)(?:'s| is|'re| are|'m| am)(?: only| just)? (?!free|available|back|here|around)(?:\S+ ){1,5}?(?:by then|(?:till|until) \S+(?: \S+)?)$/iu;
