// Words that speak against an order in which they stand. Patterns over lower-case text; “|” stands between words.
import { youFindTime } from './preambles.ts';

/** Small words at the beginning of anything. */
export const fillers = '(?:and|so|but|well|then|ok|okay|oh|hey|hi|also|yes|actually)[,\\s]+';

/** Who begins so tells what was, or what others do. */
export const tellers =
  "(?:i|we)(?:'d|'ve| have| had)? (?:(?:just|also|already|only|really|nearly|almost|long since|long ago|\\p{L}+ly) )*(?:regret|hate|resent|remember|recall|forgot|thought|had|did|was|were|used|almost|nearly|meant|began|went|brought|made|got|sent|gave|took|told|wrote|held|kept|saw|spoke|(?!need)\\p{L}+ed)|nobody|no one|(?:they|he|she|it|you|somebody|someone) (?!should|must|needs?|ha(?:s|ve) to|gets?|goes|can|could|deserves?|is to|are to|is ready|will|to|wants?|ought)\\p{L}+|(?:the )?last time|time (?:i|we|they|you|he|she)|yesterday|earlier|explain";

/** Who begins so may be telling, where no pattern says otherwise. */
export const stories =
  "i (?!need|want|would|wish|require|pass|ask|propose|like|am|have to|must|should)\\p{L}+|i(?:'m| am) (?:against|tempted|wondering|not)|it(?:'s| is| was| took| takes| would)|that(?:'s| is| was)|my|his|her|their|our \\p{L}+ (?:is|was)|explain|forget|forgetting|remind|recall|remember not|yesterday|last (?:time|week|month|year)";

/** “Thanks for moving Ann”. */
export const thanks =
  '(?:(?:many )?thanks|thank you|thx|cheers|kudos|well done|good job|nice work|congrats|congratulations|sorry|apologies|forgive me|pardon)(?: a lot| so much| again)? (?:for|on|about)(?: (?:just|also|already))?';

/** What takes an order back while it is given. */
export const wavering =
  "(?:maybe|perhaps|possibly) (?:we|i|you|one)|^maybe (?!.*\\b(?:please|pls|plz|can you|could you)\\b).*|(?:forget|forgetting) about|changed my mind|second thoughts? about|kidding|joking|jk|just a joke|said nobody|i suppose not|or (?:maybe |perhaps )?not|what do you think|what do you reckon|thoughts\\?|wonder(?:ing|ed)? (?:if|whether) (?:i|we) (?:should|ought|shouldn't)|that(?:'s| is| was) what \\p{L}+ (?:would|did|says|said|wants|thinks)|in your dreams|would (?!you\\b).* (?:look|seem|sound|feel|come across|make sense)\\b|not sure(?! if you| whether you| how| who| what)|undecided|(?:would|'d) (?:hate|never)|hypothetically|theoretically";

const somebody =
  "(?:i|we|you|he|she|they|it|everyone|everybody|nobody|someone|(?:the|our|my|his|her|their) (?:\\p{L}+ ){0,2}?\\p{L}+|\\p{L}+(?:'s \\p{L}+)?)";
const happens =
  "(?:say|says|said|tell|tells|give|gives|hear|hears|agree|agrees|agreed|decide|decides|decided|approve|approves|approved|sign|signs|signed|confirm|confirms|confirmed|accept|accepts|accepted|reply|replies|replied|answer|answers|return|returns|pass|passes|passed|know|knows|finish|finishes|finished|come|comes|came|call|calls|called|respond|responds|responded|object|objects|want|wants|has|have|gets? (?:the|a|an|his|her|their|time|back|in|through)|(?:is|are|'s|'re|gets?) (?:approved|signed|done|ready|confirmed|agreed|back|in|through|decided|settled|sorted|clear|final|fine|ok|okay|happy))";

/** What has to happen first. */
export const bonds = `as soon as(?! possible| you can| you get| you have| we can| convenient| practical| ever)|(?:when|once|after|until|till|whenever|by the time) (?!${youFindTime})${somebody} ${happens}|provided(?: that)?|assuming|on condition|subject to|depending on|contingent on|pending (?:approval|sign-?off|her|his|their|the)|only (?:if|when|once)|if and only if`;

/** Inside a reason: then it is none, or not only one. */
export const noReason =
  '^not sure|^unsure|unless|if|once|provided|assuming|as soon as|only when|when i|not before|not yet|or (?:maybe |perhaps )?not|kidding|joking|scratch that|never mind|told me|i said|said nobody|avoid|^(?:they|he|she|you) (?:say|says|said)\\b|^(?:it|that|this) (?:has|needs|ought) to be|\\?';

/** Before somebody who is not meant. */
export const notMeant =
  '(?<!(?:if|or|whether|why) )not|instead of|rather than|in place of|but not|anyone but|anybody but|nobody but|everyone but|unlike|in lieu of|never';

/** Before a day or an hour that is not meant. */
export const spared = 'but|except|except for|other than|besides|apart from|anything but|not|excluding';

/** Before a stage that is not where to. */
export const around =
  'skip|skipping|bypass|bypassing|omit|omitting|miss out|before|after|ahead of|prior to|past|beyond|short of|but|except|not|other than|anything but|instead of|rather than|preceding|following';

/** No time that could be meant. */
export const vagueTimes =
  '(?:to|for|at) whenever|some ?day|sometime|some ?time|one of these days|(?:any|some|an)?other day|any day|whichever day|some other time|another time';

/** Deeds of whoever stands before them. */
export const deeds =
  'move|reject|book|schedule|send|give|offer|cancel|tell|e-?mail|message|text|ping|chase|nudge|write to|reach out to|advance|promote|invite|add|put|notify|reschedule|follow up with';

/** What follows somebody who does, wants or says something. */
export const finite =
  "will|would|wants?|wanted|is going to|are going to|was going to|thinks?|thought|says?|said|believes?|suggests?|suggested|insists?|hopes?|plans?|planned|intends?|tried|managed|used to|might|may|has (?:just |already )?\\p{L}+ed|just \\p{L}+ed|already \\p{L}+ed|we (?:should|must|could|ought)|told|asked|keeps?|promised|offered to|decided|refuses?|refused|forgot|meant|'ll|'d";

/** Words of saying and thinking that are left over beside an order. */
export const saying: ReadonlySet<string> = new Set(
  'told said says thinks thought wrote writes asks wondered reckons believes claims claimed suggested suggests insists insisted agreed promised decided tried managed regret regretted'.split(
    ' ',
  ),
);

/** Somebody's voice, and no order to us. */
export const voicing =
  "(?<!\\p{L})(?:is|was|are|were|'s|'re|keeps?|kept|hear|heard|started) (?:(?:just|always|still|now) )?(?:say|shout|yell|scream|sing|mutter|repeat|cry|bark|demand|insist|suggest|jok)ing(?!\\p{L})";

/** Before the time at which something is over. */
export const endings = 'ends?|ending|finish(?:es|ing)?|over|be done|wraps? up|is up|stops?|close[sd]?';

/** What is sent or given: its last word is taken for nothing else. */
export const thing =
  "^(?:send|give|get|mail|e-?mail|forward|drop|shoot|share|pass|hand|bring)(?: (?:\\p{Lu}[\\p{L}'-]*|him|her|them))*(?: (?:over|on|out))? (?:the|a|an|our|some|my) ((?!(?:first|second|next|last|other|same|whole|new|final|one|two|three|go-ahead|green)\\b)\\p{L}+)(?= (?:of|for|to|about|from|with)\\b)";

/** Before a sum that is a bound or a guess: no offer names one. */
export const roughly =
  'about|around|roughly|approximately|approx\\.?|circa|ca\\.?|up to|at (?:the )?most|at least|(?:no|not) (?:more|less) than|less than|more than|under|below|above|upwards of|between|something like|somewhere (?:around|near)|nearly|almost|close to|max(?:imum)?|min(?:imum)?|plus or minus|~';

/** Behind a name at the beginning: what that person did. */
export const didSomething =
  '(?!(?:moved|advanced|promoted|progressed|cleared|approved|passed|needed|hired|rejected|shortlisted|screened|interviewed|booked|aced|nailed|impressed|finished|completed|survived|smashed|crushed|qualified)\\b)\\p{L}{3,}ed (?:an?|the|his|her|their|our|us|me|my|to|at|in|with|about|from|on|for) ';
