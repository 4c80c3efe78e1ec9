// What is said beside an order and speaks against doing it now: that the speaker refuses, takes it back, does it himself, or waits for
// something. Patterns over lower-case text, without what stands around them.

const it = '(?:it|that|this|so|them|him|her)';
const they = '(?:he|she|they|it|that|this)';
const not = "(?:won't|will not|shan't|shall not|'m not|am not|'re not|are not|don't|do not|didn't|did not)";

/** Whole parts of a sentence in which somebody refuses what was asked of them. */
export const refusals: readonly string[] = [
  `(?:which )?(?:i|we) (?:refuse|decline|declined|object|disagree|protest|beg to differ)(?: (?:to (?:do )?|with )${it})?`,
  `(?:which )?(?:i|we) ?${not}(?: (?:going to|gonna|want to|wish to|intend to|agree(?: with ${it})?|(?:going to |want to )?(?:do|doing|have|having|like|want|allow|support) ${it}))?`,
  `(?:which )?(?:i|we)(?: have|'ve)? (?:said|say|told ${it}|answered|replied)(?: ${it})? (?:no|never|nope|not to)(?: way| thanks| chance)?`,
  `(?:which )?(?:i|we)(?:'m| am|'re| are) (?:against|ignoring|resisting|refusing|opposed to|not having|not doing) ${it}`,
  "(?:i|we)(?:'d| would) (?:rather|sooner) not",
  "(?:i|we) (?:haven't|have not|don't have) (?:got )?the heart(?: to)?",
  `(?:i|we) (?:can't|cannot|couldn't) (?:bring myself to(?: do ${it})?|do ${it} to .{2,30}|agree(?: to ${it})?)`,
  `i (?:think|find|believe) (?:${they}|\\p{L}+)(?:'s| is|'re| are) (?:wrong|mad|mistaken|nonsense|a mistake|unfair|silly|too (?:early|soon))`,
  `${they}(?:'s| is| was|'ll| will)? ?(?:not (?:going to|gonna) (?:happen|fly|work)|won't (?:happen|fly|work)|not happening|(?:a )?no(?![- ]shows?\\b)(?: from (?:me|us))?|out of the question|nonsense|ridiculous|not on|not my call)(?: .{2,40})?`,
  `(?:but )?${they} (?:will|is|'s)(?: not|n't)? ?(?:not )?(?:going to )?(?:happen|fly)\\b.*`,
  'not (?:going to happen|gonna happen|going to fly|happening|with me|on my watch|in my (?:name|lifetime)|(?:while|as long as) i .+|if i can help it|a chance|likely|so fast)',
  '(?:no|nope|nah|never|no (?:way|chance|thanks|sir|can do)|fat chance|over my dead body|absolutely not|certainly not|definitely not|of course not|out of the question|dream on|hell no|as if|not a chance)(?: (?:ever|at all|sorry))?',
  '(?:he|she|they) can (?:wait|forget it|dream on|whistle for it)',
  'nobody (?:here )?(?:agrees|agreed|wants (?:it|that|this))(?: .{2,30})?',
];

/** Whole parts of a sentence that take an order back, or put it off. */
export const recalls: readonly string[] = [
  '(?:please )?(?:delete|disregard|scrap|scratch|strike|belay|drop|ignore|forget|revoke|void|retract|unsay|undo)(?: (?:that|this|all (?:of )?that|the (?:last|above)|my last(?: \\p{L}+)?|what i (?:just )?said))?(?: please)?',
  "(?:or )?(?:actually )?(?:please )?(?:don't|do not)(?: do (?:it|that))?(?: please)?",
  "(?:i|we)(?:'ve| have)? (?:just )?changed (?:my|our) minds?(?: (?:about|on) (?:it|that|this|him|her|them))?",
  'changed my mind',
  'never ?mind(?: (?:it|that|this|him|her|them|about (?:it|that|this|him|her|them)))?(?: (?:though|then|please|sorry|thanks))?',
  "(?:on )?(?:second|further) thoughts?(?:,? (?:keep|leave|don't|no|not|maybe)\\b.*)?",
  'on reflection\\b.*',
  'or (?:is|was) (?:it|that) .{2,30}',
  'i (?:take|took) (?:it|that|this) back',
  "(?:i didn't say (?:that|anything|it)|forget i (?:spoke|said (?:anything|that|it)|asked))",
  '(?:(?:it|that|this) was|(?:i was )?(?:just|only)) ?(?:just |only )?(?:an? )?(?:joke|test|typo|mistake|slip|joking|kidding|testing)',
  '(?:joke|test|kidding|joking)',
  '(?:(?:it|that|this) was (?:meant )?for|(?:oops|sorry),?) ?(?:another|the wrong|wrong) (?:window|chat|channel|person|thread|group)(?: sorry)?',
  'wrong (?:window|chat|channel|thread|group|person|candidate|day|week)(?: and .{2,20})?(?: sorry)?',
  "(?:no )?(?:that's|that is|it's|it is) (?:wrong|not right|a mistake|not what i (?:want|meant)|the wrong (?:one|person|day))",
  '(?:please )?(?:wait|hold on|hang on|hold it|hold fire|hold your horses|stop|whoa|not so fast|stand by|hold that thought|pause|one (?:sec(?:ond)?|moment|minute)|(?:wait|hang on|hold on) a (?:sec(?:ond)?|minute|moment|bit))(?: (?:for|until|till) (?!nobody|no one|anybody).{1,40})?(?: (?:please|though|first|now))?',
  "(?:let me|(?:i|we)(?:'ll| will| need to| have to| must| want to| should| would like to|'d like to)) (?:think|sleep|check|ask|talk|speak|see|confirm|consult|reflect|reconsider|come back|get back|look)\\b.*\\b(?:first|before|about (?:it|that|this)|on (?:it|that|this)|over (?:it|that)|again|back to you)\\b.*",
  '(?:but )?(?:please )?not (?:today|yet|now|just yet|right now|right away|straight away|tonight|this week|(?:before|until|till) .{2,40})(?: (?:though|please|thanks))?',
  '(?:or )?(?:maybe|perhaps|better) (?:not|later|tomorrow|next week|another (?:day|time))',
  "or (?:not|don't)",
  'too (?:soon|early)(?: (?:maybe|perhaps))?',
  "(?:(?:i'm|i am|we're|we are) )?not (?:so )?sure(?: (?:yet|though|any ?more|about (?:it|that|this|him|her|them)))?",
];

/** What contradicts an order that changes where somebody or something stands. */
export const stays: readonly string[] = [
  "(?:no )?(?:let's |let us |please )?(?:keep|leave|spare) (?:it|that|him|her|them|everything)(?: (?:in|on|be|put|alone|as is|as (?:it|he|she|they) (?:is|was|are|were)|where (?:it|he|she|they) (?:is|was|are|were)|after all|for now|with us|standing|running))?",
  "(?:[\\p{L}' ]{2,20} says )?(?:it|he|she|they) (?:stays?|can stay|remains?)(?: (?:in|on|put|with us|after all|as (?:it|he|she) (?:is|was)|where (?:it|he|she|they) (?:is|was|are)))?",
  "(?:actually )?(?:he|she|they)(?:'s| is|'re| are)(?: not|n't) ready(?: yet)?",
];

/** Sentences whose speaker does it himself. */
export const ownDeeds: readonly string[] = [
  '(?:i|we|\\p{L}+ and (?:i|me)|me and \\p{L}+)\\b[^,;.!?:]*\\b(?:(?:myself|ourselves)(?! (?:an?|some|the)\\b)|in person|personally)\\b',
  "(?:(?:i|we)(?:'ll| will| can|'m going to| am going to|'re going to| are going to|'m gonna|'m about to| am about to)|gonna|going to)(?: (?:just|also|then|now|gladly|happily))* (?:send|write to|write|tell|e-?mail|message|text|book|move|reject|call|ring|phone|cancel|drop|pass|inform|notify|let|reschedule|offer|remind|ask)\\b(?! you\\b)",
  'let me (?:send|write|tell|e-?mail|message|text|book|move|reject|call|ring|phone|cancel|inform|notify|reschedule|offer|remind)\\b',
];

/** Sentences in which something has to happen first, or that are for later. */
export const waits: readonly string[] = [
  '(?:in (?:the )?(?:event|case)|subject to|(?:so|as) long as|barring|failing (?:that|which|him|her|them)|presuming|supposing|pending|contingent (?:on|upon)|depending on|on (?:the )?condition|only with|otherwise|or else|only if|only when)\\b(?! possible)',
  'should (?!i\\b|we\\b|you\\b|(?:it|that|this) (?:be )?(?:suit|possible|convenient|help|work|too))[^,?]{3,70}, .+',
  'had \\p{L}+ [^,?]{3,50}, .+',
  'were \\p{L}+ to [^,?]{3,50}, .+',
  '\\p{L}[\\p{L} ]{1,30} (?:permitting|willing|agreeing|allowing)\\b.*',
  '(?:please )?(?:make|set|create|put|leave|drop|schedule|give|need|i need)(?: up| in)? (?:me )?(?:an?|myself an?) (?:\\p{L}+ )?reminders?\\b.*',
  "(?:please )?(?:don't|do not|never) let me forget to\\b.*",
];

/** Sentences that open with what was done, and go on to say that it is settled: nobody says so of what is still to be done. */
export const reported: readonly string[] = [
  "(?:rescheduled|moved|booked|cancell?ed|rejected|postponed|pushed|sent|advanced|shortlisted|called off|declined|put|shifted)\\b[^.;!?]+[,.;] (?:and )?(?:(?:everybody|everyone|all|they|she|he|both|the (?:team|panel|others))(?:(?:'s| has| have|'ve) (?:all |both |already )*been| (?:is|are|was|were)(?: all| both| already)*| (?:all |both |already )*knows?) ?(?:told|informed|notified|aware|in the loop|updated)?|(?:that['’]s|it['’]s|all|so that['’]s|so it['’]s) (?:done|settled|sorted)|(?:all|both) (?:told|informed|aware)|(?:the )?invites? (?:are|is|went|has gone|have gone) out|(?:nothing|no more) (?:left |more )?to do|no action needed|(?:just )?(?:fyi|for your information|so you know))\\b.*",
];

/** Sentences that ask whether something may be, or say that it had better not be said. */
export const wonders: readonly string[] = [
  "(?:is|would|was|will) (?:it|that|this) (?:be )?(?:ok|okay|fine|alright|all right|right|allowed|acceptable|fair|wise|too (?:soon|early|late)) for (?!you\\b|us\\b)[\\p{L}' -]{2,40} to\\b.*",
  "(?:is|are) (?!(?:it|that|this|there|you|we)\\b)[\\p{L}' -]{2,40} (?:ok|okay|allowed|supposed|permitted|entitled|fit) to\\b.*",
  'far be it from me to\\b.*',
  "(?:let's |let us )?say [^,.;:?]{3,70}, then (?:we|i|you|he|she|they)\\b.*",
  "(?:let's |let us )?(?:suppose|imagine|assume) [^,.;:?]{3,70}, (?:then )?(?:we|i|you|he|she|they)\\b.*",
];

/** Behind an order, as far as its end. */
export const waitsBehind: readonly string[] = [
  '(?:,? (?:in the event|subject to|(?:so|as) long as|barring|pending|contingent (?:on|upon)|depending on|on (?:the )?condition|only with|only when)(?! possible) .+)',
  ',? \\p{L}[\\p{L} ]{1,20} (?:permitting|willing|allowing)',
  ",? should (?!(?:please|kindly|also|now|really|just|still|ideally|not|then|only|first|probably|preferably)\\b)(?:(?:the|her|his|their) \\p{L}+|she|he|they|\\p{Lu}[\\p{L}'-]+) (?:agree|accept|sign|pass|confirm|approve|say|want|decline|refuse|object|need|come|check out|be|have|turn)\\b.*",
];

/** A question of a few words behind which an order depends on the answer: “No reply by noon? Reject him.” */
export const answersFirst: readonly string[] = [
  '(?:still )?(?:no|not an?|nothing|none)\\b [^.!?]{6,}\\?\\s+\\S.*',
  // What the assistant can do is no condition.
  '(?!(?:is it|are|would it be) you\\b|(?:is|are) (?:this|that|it|here|you) (?:something|a thing|the (?:right )?(?:place|spot|tool|one)|how|where|what)\\b|(?:is|would) there (?:be )?(?:an?|any|some) (?:place|way|field|box|spot|page|list)\\b|(?:can|could|may) (?:one|you|i) \\p{L}+ [^?]*\\b(?:here|through you|with you)\\?)(?![^?]*\\b(?:free|available|time|open|slots?|gap)\\b)[^.!?]{12,80}\\?\\s+(?:then|in that case|if so|if not|if yes|if no)\\b.*',
  '[^.!?]{2,40}\\b(?:no[- ]show|late|ill|sick|absent|silent|away)(?: again)?\\?\\s+(?!(?:thx|thanks|thank you|ty|ta|cheers|please|pls)\\b[\\s!.]*$)\\S.*',
];

/** Before a colon: where words come from that are not the speaker's. */
const document =
  '(?:cv|c\\.v\\.|r[ée]sum[ée]|curriculum|cover(?:ing)? letter|profile|application|e-?mail|mail|message|text|note|memo|letter|post|form|answer|reply|voicemail|headline|summary|bio|motivation|statement|comment|words|slide|whiteboard|ticket|transcript|attachment|page|paragraph|line|footer)';
const way =
  '(?:in|on|via|by|over|through|from) (?:the |a |our |his |her |their |this )?(?:(?:team|group|general) )?(?:chat|phone|slack|teams|mail|e-?mail|text|line|voicemail|voice mail|whatsapp|signal|zoom|dm|meeting|call|standup|corridor|hallway|kitchen|elevator|board|whiteboard|wall|door|note)';
const when = '(?:,? (?:just now|again|today|yesterday|earlier|this morning))?';
const saying =
  '(?:(?:says|said|reads|writes|wrote|states|shouts?|yells?|begs?|insists?|claims?)(?: (?:in|at|to|again|now|just now|there|thus|like this))*|(?:ends|ended|begins|starts|opens|closes|goes|finishes|concludes)(?: (?:with|in|at|thus|like this))+)';
export const voices: readonly string[] = [
  `(?!(?:i|we|my|our|to|a|for|add|write|send|put|leave|note|message|text|mail|e-?mail|tell|let|ask|ping|reply)\\b)(?:[\\p{L}'.-]+,? ){1,5}?(?:${way}|${saying}|${document}|just now|yesterday|this morning|again)${when}`,
  `${document} (?:of|by) (?:the )?[\\p{L}' -]{2,40}`,
  '(?:overheard|heard|seen|spotted|read|found)(?: .{2,30})?',
  '(?:system|assistant|ai|bot|prompt|developer)(?: (?:prompt|message|note|instructions?))?',
  '(?:instructions?|notes?|message|prompt|orders?) (?:to|for) (?:the |any |all )?(?:ai|assistants?|bots?|system|reader|model|machine)s?',
];

/** Whoever writes so is not the speaker. */
export const intruders: readonly string[] = [
  '(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|former) (?:instructions?|orders?|prompts?|rules?)',
  '(?:move|advance|promote|reject|hire|shortlist|fast[- ]track|progress|put) me (?:to|on|forward|through|into|for|up)\\b',
];
