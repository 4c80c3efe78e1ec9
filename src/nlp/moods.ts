// Whether a clause orders, asks, forbids, wonders or tells.

export type Mood =
  | 'order'
  | 'question'
  /** “don't …”, “no need to …” */
  | 'negated'
  /** “what if …”, “should we …”, “suppose …” */
  | 'hypothetical'
  /** “if she says yes …”, “once …”, “unless …” */
  | 'conditional'
  /** “I moved …”, “she was rejected” */
  | 'report';

const moods: readonly { readonly mood: Mood; readonly pattern: RegExp }[] = [
  {
    mood: 'negated',
    pattern:
      /^(?:(?:make|be) (?:sure|certain|careful) (?:not|never) to|(?:remember|take care|try) not to)\b|^(?:(?:do not|don't|dont|do n't|never) (?!have|know|care|think|see|get why|understand|remember|recall|worry|mind)|not|no need|there(?:'s| is) no (?:need|hurry|rush|reason|point|sense)|you don't (?:have|need)|you needn't|hold off|refrain|avoid|skip(?! \S+(?: \S+)? (?:ahead|straight|right|forward|on) (?:to|into)\b)|stop short|without|leave|i (?:do not|don't) (?:want|need)|i'd rather (?:not|you didn't)|please (?:do not|don't|dont)|let's not|lets not|we (?:should not|shouldn't|must not|mustn't|don't|won't|can't)|you (?:should not|shouldn't|must not|mustn't)|under no circumstances|(?:can|could) (?:you|we) not)\b(?!\s+(?:a (?:note|message)|forget|hesitate|me know|the \w+ (?:a )?note|[^,]*\bnote\b))/i,
  },
  {
    mood: 'hypothetical',
    pattern:
      /^(?:remind me (?:why|how|when|who)|what (?:if|would|happens if|happens when)|suppose|supposing|imagine|hypothetically|say we|let's say(?! (?:no|yes|goodbye|thanks)\b)|lets say(?! (?:no|yes|goodbye|thanks)\b)|should (?:i|we)|what about if|would (?:it (?!be (?:possible|too much))|we|you recommend|(?:an?|another) [^?]*\b(?:look|seem|sound|hurt|feel|come across))|do you think|how would|how do i|how can i|how should|could we|might we|i (?:might|may|could)|we (?:might|may|could)|maybe (?:we|i) should|i(?:'m| am) (?:thinking|considering|wondering|debating)|thinking (?:about|of)|is it (?:ok|okay|possible|a good idea|fine|worth)|(?:are|am) (?:you|i) able|can you even|what does it mean|would you (?:ever|say)|if (?:we|i) (?:were|did|rejected|moved|sent|offered|booked|cancelled|hired)|pretend|theoretically|in theory|eventually|someday|at some point)\b/i,
  },
  {
    mood: 'conditional',
    pattern:
      /^(?:if(?! (?:you (?:can|could|don't mind)|possible))|unless|once|as soon as|when (?!.*\b(?:is|are) (?:free|available)\b[^,]*$)(?!is |are |does |do |did |can |could |will |would |was |were |should |.*(?:\?$|\b(?:has|have) (?:time|room|(?:an?|half an?|\d+|fifteen|twenty|thirty|forty-five) (?:hours?|minutes?|mins?)\b|a (?:moment|slot|gap|window|spare)|an? (?:free|open|spare))))(?:she|he|they|it|\w+) (?:\w+s|\w+ed|has|have|is|are|get|reply|confirm|accept)\b|after (?:she|he|they)|in case|provided|assuming|should (?:she|he|they)|whenever|until|before (?:i|we|you) (?!go\b|leave\b|forget\b))\b|^(?:not (?:before|until|till) \p{L}|(?:on )?the (?:day|moment|minute|second|week) (?:that )?(?!of\b|at\b|after\b|before\b|i\b|we\b)\p{L}[\p{L}'-]* (?:agrees?|says?|accepts?|signs?|confirms?|approves?|replies|answers?|passes|comes?|calls?|decides?)\b|when you hear|should \p{L}[\p{L}'-]* (?:agree|say|accept|decline|refuse|object|insist|want|ask|reply|answer|come|pass|fail|call|confirm|prefer|go|get|make it|reach|land|end up))\b/iu,
  },
  {
    mood: 'report',
    pattern:
      /^(?!(?:Who|Which|What|How|Whose|Any(?:one|body)|Ha[sd]|Have|Did|Does|Do|Is|Are|Was|Were|When|Where|Why)\b)(?:[Ii]|[Ww]e|[Ss]he|[Hh]e|[Tt]hey|[Ss]ome(?:body|one)|[Yy]ou|\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:'ve| have| has|'s| had|'d| already| just| was| were| got| already)*\s+(?:already |just |long since |long ago )?(?:moved|rejected|booked|sent|cancelled|canceled|offered|emailed|messaged|told|asked|added|scheduled|followed|approved|declined|hired|been|accepted|withdrew|withdrawn|called|talked|spoke|met|interviewed|updated|noted)\b/u,
  },
];

/** “Mail from Tunde: …”: what somebody wrote. */
const isFrom =
  /^(?:(?:an?|the|this|her|his|their|another|new) )?(?:e?-?mail|message|text|note|letter|word|voicemail|voice mail|dm|slack|reply) from \p{L}/iu;

/** “Gilberto's interview was moved to 11”: done by others, however like an order it reads. */
const tellsOfDone =
  /^(?!(?:i|we|it|that|this)\b)[^,;:?]{2,60}\b(?<!\b(?:who|that|which|has|have|'s|'ve) )(?:was|has been|have been|had been|got) (?:just |already |now )?(?:moved|rescheduled|pushed|rejected|cancell?ed|booked|offered|hired|postponed|called off|sent|given|hit|chased|nudged|e-?mailed|messaged|followed up|written to)\b/iu;
/** “Text from Dario: bring the map”: what has come in. */
const tellsOfMail =
  /^(?:(?:a|an|the|this|new|just) )*(?:text|txt|message|msg|dm|sms|voicemail|letter|word|reply|answer|e-?mail|mail|note|call) (?:just )?(?:came )?(?:in )?from (?!me\b|us\b|my\b|our\b)/iu;

/** “The note on my desk reads …”: it stands there already. */
const tellsOfNote =
  /^(?:(?:and|but|so|well),? )?(?:the|a|an|this|that|her|his) (?:sticky |post-it )?(?:note|memo|letter|message|sign|e-?mail|mail) (?:on|in|at|by|from) [^,;:.?]{2,30}? (?:reads|says|said)\b/iu;

/** “The offer to Ann went out on Monday, 61k”, “offer for Ann accepted”: what came of it. */
const tellsOfOffer =
  /^(?:(?:the|our|her|his|their|an?) )?(?:(?:first|final|written|new|job) )?(?:offers?|contract|letter|rejection|invite|invitation)(?: letter| mail| e-?mail)?(?: (?:to|for|of) (?:(?!\b(?:can|could|should|must|may|might|will|would|to|needs?|ought|please)\b)[^,;:?]){2,60}?){0,2} (?:(?:(?:has|have|had|is|are|was|were|'s|got)(?: (?:already|just|now))* (?:gone|out|been|sent|signed|accepted|declined|refused)|went|goes|got)(?: (?:out|off|through|sent|signed|accepted|declined))?|(?:just |already )?(?:left|accepted|declined|refused|expired|lapsed|arrived|landed|delivered|returned|came back))\b(?! (?:of|the)\b)/iu;
/** “Rejecting Ann took me an hour”: what was done is told of. */
const tellsOfDoing =
  /^(?!(?:no|any)thing|(?:morning|evening|meeting|training|booking|screening|briefing)\b)\p{L}{2,}ing [^,;:?.]{2,60}? (?:took|cost|made|was|were|felt|went|caused|gave|left me|kept|proved|turned out|broke|ruined|saved)\b(?! (?:overdue|due|agreed|decided|settled|approved|signed off|cleared|planned|booked|moved|rejected)\b)/iu;

/** “The rejection of Ann was effected last week”. */
const tellsOfDeed =
  /^(?:the|our|her|his|their) \p{L}+(?:tion|ment|al|sion|fer|ance) (?:of|to|for) [^,;:?.]{2,60}? (?:was|were|has been|have been|had been) (?:effected|carried out|initiated|completed|concluded|performed|executed|confirmed|requested|done|premature|sent|made|announced)\b/iu;

export const isDone = (text: string): boolean =>
  tellsOfDone.test(text) ||
  tellsOfMail.test(text) ||
  tellsOfNote.test(text) ||
  tellsOfOffer.test(text) ||
  tellsOfDoing.test(text) ||
  tellsOfDeed.test(text);

/** “Everyone in Enquiry got the hello already”, behind no verb that orders something. */
export const isHad = (text: string): boolean => had.test(text);
const had =
  /^(?!(?:if|when|once|who|which|has|have|did|does|is)\b)[^,;:?.]{2,60}\b(?:(?:already|just) (?:got|had|received|has|have)|(?:got|had|received|has had|have had) (?!to\b)[^,;:?.]{2,50}\b(?:already|yesterday|last (?:week|night|month)|this morning|the other day))\b/iu;

/** “…, which I believe means the panel”: said of what stands before it. */
const relative =
  /^which (?:(?:i|we|he|she|they) (?:think|thinks|believe|believes|guess|suppose|assume|hope|gather)|made|makes|means|meant|came|comes as|is why)\b/i;

/** Orders inside: “move her … unless she objects” binds the whole order to a condition. */
const asksWhether =
  /\b(?:check|see|look|ask|advise|suss out|confirm|verify|know|tell me|find out|wonder(?:ing)?) (?:if|whether)\b/i;
/** “all but Priya” names the one who is not meant. */
const sparesSome = /\b(?:all|every\w*|any\w*|both|the rest) (?:but|except|besides|other than|save)\b/i;
const bindsAll =
  /\s(?:unless|only if|if (?!possible|you)|provided(?: that)?|assuming|as long as|depending on|in case|once (?:she|he|they|it|the|[A-Z])|(?:when|once|after|until) I (?:say|tell|give|confirm|decide)\b|(?:when|after|as soon as|until) (?:she|he|they)\b(?! (?:is|are) (?:free|available)[^,]*\?$)|or (?:maybe|else)|except(?: for)?|but not|apart from|other than|excluding)\b/;

/** “She was nice but not a match”: somebody is judged, and nobody excepted. */
const weighs =
  /^(?!(?:if|when|once|unless|all|every\w*|both|who|which|there|it|that|this)\b)(?:\p{L}[\p{L}'’-]*\s){1,3}?(?:was|were|is|are|seemed|seems|came across as|did)\b[^,;:.?]{2,50}\bbut not\s(?:an?|the|quite|really|what|who|as|so|for us|for this|enough|strong|right|good|there|ready|convincing|our|experienced|senior|perfect|ideal)\b/iu;

/** “No letter for Ann”: what is not to be had. “No to Ann” and “no, …” are said otherwise. */
const noneFor =
  /^no (?!need|one\b|problem|worries|later|longer|rush|hurry|doubt|idea|wait|sorry|more than|less than|contact|news)(?:\p{L}[\p{L}_'-]* ){1,5}?(?:for|to) (?!be\b)\p{L}/iu;

export function moodOf(clause: string): Mood {
  const plain = clause.replace(
    /^(?:(?:please|and|but|also|so|then|ok(?:ay)?|hey|hi|hmm|well|oh|wait|just|no(?! need)|yes|actually|btw|by the way|fyi)[,\s]+)+/i,
    '',
  );
  const first = moods.find(({ pattern }) => pattern.test(plain))?.mood;
  if (first !== undefined) return first;
  if (isFrom.test(plain) || relative.test(plain)) return 'report';
  if (noneFor.test(clause.trim().replace(/^(?:(?:and|but|so|also|please|then),? )+/i, ''))) return 'negated';
  if (sparesSome.test(plain)) return 'conditional';
  if (weighs.test(plain)) return 'report';
  if (bindsAll.test(plain) && !asksWhether.test(plain) && !/\bwho\b|\bwhich\b/.test(plain)) return 'conditional';
  if (/^(?:who|what|which|when|where|why|how|is|are|was|were|did|does|do|has|have|had|am|any)\b/i.test(plain))
    return 'question';
  return 'order';
}

/** “Whenever Rajan gets a second” is no order for Rajan. */
export const waitsForSomebody = (text: string): boolean =>
  /^(?:when|whenever|once|until|unless|as soon as|after|if) (?!(?:you|u|i|we|it|that|possible|convenient)\b)/i.test(
    text,
  ) && moodOf(text) === 'conditional';
