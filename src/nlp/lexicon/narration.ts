// Words by which a clause shows that it tells of something, or hedges, rather than orders it; and the small words that add
// nothing to an order.

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Finite verbs: a clause without an order verb that has one of these tells something. */
export const telling = words(
  `was were had did didn't wasn't weren't hadn't passed failed met told said says asked asks called calls rang wrote writes went goes came comes got loved liked loves likes thinks thought feels felt seems is isn't are aren't has hasn't have haven't does doesn't do don't can't couldn't won't wouldn't keeps kept looks looked sounds sounded wants wanted needed hopes hoped knows knew sees saw hears heard finds found makes made took takes gave gives sent sends left leaves started starts finished finishes ended ends moved moves rejected rejects booked books cancelled canceled cancels offered offers emailed mailed messaged accepted accepts declined declines withdrew withdraws joined joins applied applies interviewed interviews talked talks spoke speaks chatted replied replies responded answered confirmed confirms agreed agrees decided decides approved approves nailed aced crushed bombed impressed shone did showed shows turned ran runs lost won fell became stands stood works worked lives lived plans planned promised promises reckons reckon believes believe suppose supposes guess remember remembers forgot forgets happened happens smashed bossed slayed rocked wowed charmed sailed breezed bailed broke died flew blew deserve deserved rates rated ghosted vanished disappeared would i'm i've i'd we're we've she's he's they're they've it's that's there's there she'd he'd they'd`,
);

/** Nothing is done of a clause in which one of these is left unexplained. */
export const hedging = words(
  `avoid prevent not never nobody none neither nor except excepting unless without besides excluding if whether or until till maybe perhaps possibly might may unsure doubt rather otherwise although though pending depending assuming provided suppose supposing imagine pretend wondering wonder thinking considering debating almost nearly don't didn't won't can't cannot isn't aren't wasn't shouldn't wouldn't couldn't mustn't needn't hasn't haven't doesn't ain't cant dont wont`,
);

/** Connecting, polite and filling words. */
export const light = words(
  `a an the this that these those it its to into onto in on at for of with from by as and also too both all each just now next then so please pls thanks thank you thx ta cheers ok okay right well hey hi hello oh ah um uh yes yeah yep kindly asap today straight directly immediately quickly quick one up over through along forward ahead off out down back round around again need needs want wants get gets gotten have has had let lets let's go goes going put give gives make makes should shall must can could will would may to be is are am was been being do does did take takes set send sends hit hits me my mine i we us our your her him his hers them they their she he who whom about re regarding concerning subject candidate candidates applicant stage step status pipeline team still instead rather soon here there new same time times date day somebody someone anyone people person folks guys mr mrs ms miss dr sir madam dear mate love team effective per total via copy how execute begin begins`,
);

/** Words of praise, of talking and of everyday speech: whatever they say of somebody, they change no order about them. */
export const mild = words(
  `conversation conversations discussion discussions discuss discussing talk talking chat chatting rendezvous huddle sit meet meeting meetup speak speaking something thing things stuff bit little wee great good fine nice lovely happy glad pleased delighted keen strong solid amazing awesome brilliant excellent fantastic superb wonderful fab perfect ideal impressive promising ready set done clear cleared sorted possible able like though tho really very pretty quite super absolutely definitely certainly simply basically actually literally honestly frankly obviously young old lad lass today's atm rn right away again proper properly nicely duly finally already regrettably unfortunately sadly luckily alas please kindly dearly wish whenever convenient convenience moment minute sec second-hand name named called go-ahead okay yay woohoo hooray congrats congratulations wow ugh meh lol haha omg fyi na po lah eh innit session sessions appointment between both together each apiece purpose purposes course matter matters case conducting take taking place annum year yearly annually annual salary pay paid commencing commence join joining gets get getting receive receives received inbox mailbox portfolio portfolios cv resume feedback column bucket board list status page go-to going using used itself prepare preparing gently though altogether sitting unblocked arrangement arrangements arrange slot slots spot time-slot availability`,
);

/** Behind these a verb is no order, but what is wished, forbidden, said or done by somebody. */
export const boundTo =
  "to|not|never|and|or|you|we|i|they|he|she|it|will|would|could|should|can|must|may|might|going|let's|\\p{L}+n't|cannot|someone|somebody|who|that|said|says|say|told|me|us|asked|asks|thinks|thought|want|wants|wanted|if|unless|when|once|until|before|after|please|just|probably|maybe|perhaps|also|always|usually|already|then|only|now";

/** “Maybe Niamh instead??”, “let's sit on Mei-Lin for another week”, “…, do you reckon?”: somebody thinks aloud. */
/** “The morning brief has become useful”, “our integrations were down”: of what could be looked at, something is told. */
export const tellsOfLook =
  /^(?:(?:so|well|and|but|oh|hm+),? )*(?:the|my|our|your|his|her|their|this|that)\s(?=.*\b(?:morning|brief(?:ing)?|metrics|numbers|figures|stats|approvals?|log|actions?|activity|history|integrations?|connections?|connectors?|syncs?|systems?)\b)(?!.*(?:\?|\b(?:please|pls|show|list|send|give|tell me|let me|can you|could you)\b))(?:(?!\b(?:that|which|who|whom|what|how|i|we|you|where|when)\b)[^?])*?\b(?:was|were|has(?! to\b)|had(?! (?:to|better)\b)|have been|came|went|became|took|ran|looked|worked|broke|failed|stopped|arrived|got(?! to\b))\b/iu;

export const wonders =
  /^(?:(?:hm+|so|well|but|and|or|ok(?:ay)?)[,.\s]+)*maybe\b.*(?:\?|\bhm+[.\s]*$)|(?:\bdo|,) you (?:think|reckon|suppose)[\s?]*$|^(?:(?:hm+|so|well|but|and|ok(?:ay)?|right)[,.\s]+)*(?:let's|let us|lets|we'll|i'll|we should|i'd rather) (?:sit on|sleep on|hold off(?: on)?|wait (?:on|with|for)|think about|mull over|chew on|park)\b/iu;
