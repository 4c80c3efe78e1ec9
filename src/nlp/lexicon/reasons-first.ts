// What opens a sentence that gives its reason before its order. Nothing that makes a condition is among it.

const the = "(?:the|a|an|our|your|his|her|their|its|this|that|today's|yesterday's|last|recent|\\p{Lu})";
const because = [
  'as (?!(?:for|to|soon|long|far|well|if|though|regards|of|from|per|a|an|and|you|always|usual|ever)\\b)',
  'since (?!then\\b)',
  'because ',
  'given that ',
  'seeing that ',
  'now that ',
  'considering that ',
  'inasmuch as ',
  'in view of the fact that ',
  'owing to the fact that ',
  'due to the fact that ',
  'on the grounds? that ',
  'for the reason that ',
];
const circumstances = [
  `(?:owing|due|thanks) to (?=${the})`,
  'because of ',
  'on account of ',
  'by reason of ',
  `given (?=${the})`,
  `following (?!up\\b)(?=${the})`,
  `(?:further|pursuant) to (?=${the})`,
  'in (?:the )?(?:view|light|consideration|anticipation|consequence|recognition|appreciation|the absence) of ',
  'in (?:accordance|agreement|line|keeping|conformity) with ',
  'on (?:the )?(?:recommendation|advice|basis|strength|occasion|suggestion) of ',
  'by (?:order|decision|resolution|instruction) of ',
  'for (?:the )?(?:purposes?|sake|reasons|want|lack) of ',
  '(?:so|in order) that ',
  'in order to ',
  'with a view to ',
  'insofar as ',
  'having ',
  '(?:it|there) (?:having|being) ',
];
const topics = ['with (?:regard|reference|respect) to ', 'in connection with '];

/** “The documents now being complete, …”, “her interview having been passed, …” */
const absolute = '[^,.;!?\\n]{3,90}? (?:now )?(?:being|having)(?: (?:been|now|meanwhile|already))* [^,.;!?\\n]{2,90}';

const any = (all: readonly string[]): string => `(?:${all.join('|')})`;
export const givenFirst = new RegExp(
  `(?<=^|[.!?;]\\s+|\\n)(?:(?:and|but|so|however|moreover|furthermore),? )?(?:${any([...because, ...circumstances, ...topics])}|${absolute}(?=,))`,
  'iu',
);
export const topicFirst = new RegExp(`^${any(topics)}`, 'iu');
export const tellsWhy = new RegExp(`^${any(because)}(?<why>\\S.*)$`, 'iu');

/** “So that the references of Mr Hietala may be discussed, …”, “in order to discuss Ms Toledo, …”: whom a meeting is about. */
export const purposeFirst =
  /^(?:(?:[Ss]o|[Ii]n order) that (?:the |all )?(?:[\p{Ll}-]+ ){0,4}?(?:of )?|(?:[Ii]n order )?[Tt]o (?:discuss|examine|consider|review|settle|assess|talk about|go over) (?:the (?:[\p{Ll}-]+ ){1,4}?of )?)((?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'-]*?(?: \p{Lu}[\p{L}'-]*?){0,2})(?:'s (?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+)?(?: (?:may|can|might|could) be \p{Ll}+.*)?$/u;
