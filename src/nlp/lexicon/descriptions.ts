// Words by which people are described instead of named: “the nurse in Phone Screen”, “both drivers”, “everyone in Offer but Ann”.
// Each list is a pattern: “|” stands between words.

/** Before one who is described. */
export const definite = 'the only|the|our';

/** Before several, and how many there have to be. */
export const counted: readonly (readonly [words: string, count: number])[] = [
  ['both(?: of)?(?: the| our)?', 2],
  ['(?:the|our|all) two(?: of the)?', 2],
  ['(?:the|our|all) three(?: of the)?', 3],
];

/** Before all of a group. */
export const everyone = 'every(?:one|body)|all(?: of)?(?: the| our| those)?|every|each';

/** They say nothing of the work somebody wants: where they stand says whom they mean. */
export const anybody = 'one|ones|person|people|candidate|candidates|applicant|applicants|folks|guys|two|three|pair';

/** Between somebody and the stage they stand in. */
export const standing =
  "(?:,? (?:who|that|which)(?:'s| is| are)?)?(?: (?:currently|now|still|already|presently))?(?: (?:sitting|waiting|stuck|parked|standing))? (?:in|at|on)(?: the| our)?";

/** Between somebody and a rejection of some days ago. */
export const turnedDown =
  "(?:,? (?:who|that)(?:'s| was| were| got| has been| have been)|,? (?:we|i)(?: just)?)(?: just)? (?:rejected|turned down|declined)(?: (?:earlier )?(today|yesterday|this week|last week))?";

/** Between a group and those of it who are not meant. */
export const sparing =
  ',? (?:except(?:ing)?(?: for)?|but(?: not)?|apart from|other than|aside from|bar|barring|excluding|save for|minus|without|(?:just |only )?not)';

/** What may follow a description; anything else makes another word of it, as in “the driver interview”. */
export const afterwards =
  'to|into|onto|in|on|at|for|with|about|from|and|up|forward|through|along|ahead|back|should|needs?|is|goes|can|must|ought|using|via|by|because|since|as|saying|that|an?|the|our|next|this|today|tomorrow|please|pls|thanks|half|one|\\d+|(?:mon|tues|wednes|thurs|fri)day';

/** After these a piece of work is no person: “sourcing for the driver”. */
export const ofWork = 'for|about|as|of|like|than';

/** Orders whose words are somebody's text: only whom they go to may be described. */
export const writing =
  'tell|let|inform|notify|remind|ask|message|msg|text|e-?mail|mail|write|note|say|ping|advise|warn|log|record|jot|slack|dm';

/** Between a group and the stage it is to stand in: “everyone in Screening *can go on* to the panel”. */
export const goingOn =
  'now|then|all|please|can|should|may|must|shall|to|is to|are to|ha(?:s|ve) to|needs? to|be moved|be advanced|gets? moved|gets?|goes|go|moves?|advances?|progress(?:es)?|proceeds?|steps?|passes|pass';
