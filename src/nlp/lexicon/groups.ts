// Words by which an order names a group: who, of what work, standing where, silent for how long, without whom. “|” stands between words.

/** Before all of a group; behind the last ones only several may follow: “the nurses”, never “the nurse”. */
export const allOf =
  "every(?:one|body)|any(?:one|body)|whoever(?:'s| is)?|every(?: single)?|each(?: of the)?|any|all(?: of)?(?: the| our| my| those| these)?";
export const severalOf = 'the|our|those|these';

/** They say nothing of the work that is wanted. */
export const persons =
  'people|persons|ppl|peeps|folks|candidates|candidate|applicants|applicant|applications|ones|guys|crowd|lot|bunch|hopefuls|finalists';

/** They end what names a stage or a job, and belong to neither. */
export const ends =
  "to|into|onto|in|at|on|of|from|for|over|more|longer|past|since|who|who's|whom|that|which|we|i|nobody|no|haven't|hasn't|not|idle|silent|quiet|stale|and|or|but|except|excluding|with|without|using|via|by|because|as|be|should|must|can|may|shall|will|is|are|goes|go|moves|move|gets|get|has|have|needs|need|they|them|please|pls|now|then|today|through|forward|along|ahead|up|reject|send|give|put|both|all|a|an|if|unless|until|when|after|before|once";

/** “Who applied *for* …”, “… *for* the analyst role”. */
export const wanting =
  "(?:,? (?:who|that)(?:'ve| have)? )?(?: ?(?:applying|applied|up|interviewing|going|in the running))? ?(?:for|on)(?: the| our| an?| that)?";
export const jobNoun =
  ' (?:roles?|reqs?|requisitions?|positions?|jobs?|openings?|postings?|vacancy|vacancies|team|department|dept|division)';

/** They describe silence; one of the strong ones has to be among them. */
export const silence: ReadonlySet<string> = new Set(
  "who whom that which have has haven't hasn't havent hasnt not been being nobody no one 've i we i've we've is are was 's gone going went got kept had without any with from us back anything a an reply response answer contact contacted heard hear talked spoken spoke talk speak to reached reach out touched touch emailed messaged written followed up chased nudged idle silent silence quiet stale cold untouched ignored neglected waiting unanswered answered replied responded dark inactive dormant their last was ago".split(
    ' ',
  ),
);
export const silent =
  /^(?:contact(?:ed)?|heard|hear|talked|spoken|spoke|talk|speak|reached|reach|touch(?:ed)?|emailed|messaged|written|followed|chased|nudged|idle|silent|silence|quiet|stale|cold|untouched|ignored|neglected|unanswered|answered|replied|responded|reply|response|answer|dark|inactive|dormant)$/;

/** Between the silence or the stage and how long it has lasted. */
export const lasting =
  '(?:(?:for|in|over|since|within|more than|longer than|at least|past|the (?:last|past)|last|>=?|≥|a good|about) ?)*';
export const lastingOn = '(?: or (?:more|longer|over)| plus| straight| already| now| and counting|\\+)?';

/** What may follow a group that is moved along, scored or turned down: anything else describes it further. */
export const behindGroup =
  "(?=$|[.,;:!?)]| (?:to|into|onto|through|forward|along|ahead|on|up|using|with|via|because|as|and|then|please|pls|thanks|today|now)(?![\\p{L}'-]))";

/** What of a group is asked for by a score. */
export const scoring =
  '(?:re-?)?score|rate|retention(?: scores?| risks?| numbers?)?(?: for| of| on)|scores? (?:for|of)|(?:flight|tenure|attrition) risks? (?:for|of|on)';
