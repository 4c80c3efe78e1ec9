// What of a description is the writer's own experience: what is denied, set against something else, only wanted, done by
// somebody else or by people beside the writer says nothing of the writer's work. Such words become blanks, so that every place
// in the text stays where it is.

/** Where a clause ends: at a mark, before a word that opens another, or before the writer speaks again. */
const end = String.raw`(?=[.,;:!?\n()–—]|\s-\s|\bbut\b|\bthough\b|\balthough\b|\bbecause\b|\bwhile\b|\bwhereas\b|\band (?:worked|became|ended)\b|\b(?:and|so) (?:I|we)\b|\bI\b|$)`;
const rest = String.raw`[^.,;:!?\n()–—]*?${end}`;

const people =
  'medics?|corpsm[ae]n|nurses?|doctors?|surgeons?|dentists?|pharmacists?|pilots?|aircrews?|engineers?|mechanics?|cooks?|chaplains?|lawyers?|police|mps|snipers?|divers?|analysts?|linguists?|interpreters?|firefighters?|welders?|electricians?|plumbers?|carpenters?|programmers?|developers?|recruiters?|instructors?|handlers?|infantrym[ae]n|infantry|gunners?|drivers?|clerks?|accountants?|technicians?|operators?|journalists?|photographers?|musicians?|bands?|seals?|rangers?';
const kin =
  'brother|sister|wife|husband|spouse|father|mother|dad|mom|son|daughter|uncle|aunt|cousin|friend|buddy|buddies|roommate|girlfriend|boyfriend|boss|commander|chief|sergeant';
const group = String.raw`(?:(?:the|our|some|many|most|all|other|military|army|navy|air|force|marine|flight|combat|special|forces)\s+)*(?:${people})\b`;

/** “Never missed a shift” praises, “not only” adds: neither denies. */
const denied = new RegExp(
  String.raw`\b(?:never|not|neither|nor|no longer|cannot|hardly|rarely|seldom|barely|\w+n['’]?t)\s+(?!only\b|just\b|merely\b|least\b|once\b|(?:once )?(?:fail|miss|lose|lost|late|quit|hesitat|complain|fell|stop|unusual|limited|have any|had an?y? (?:accident|incident)))${rest}`,
  'giu',
);
const noSuch = new RegExp(
  String.raw`\bno\s+(?:${people})\b|\b(?:no|without|without any|zero)\s+(?:\w+\s+)?(?:experience|training|background|knowledge)\s+(?:in|with|of|as)\b${rest}`,
  'giu',
);
const contrasted = new RegExp(
  String.raw`\b(?:instead of|rather than|in place of|as opposed to|other than|apart from|except(?: for)?|anything but|far from|short of|without being|unlike)\s+${rest}`,
  'giu',
);
/** What somebody wanted to be, or did not get. */
const wanted = new RegExp(
  String.raw`\b(?:(?:want|hop|wish|dream|plann|intend|suppos|tri|slat|promis|fail|refus|declin)(?:ed|t|ing)?|meant)\s+(?:of|to)\s+(?:be|being|become|becoming|join|train as|work as|serve as)\b${rest}|\b(?:applied|turned down|passed over|rejected|washed out|disqualified)\s+(?:for|of|from|as|to be)\b${rest}`,
  'giu',
);
/** A clause whose subject is somebody else. */
const others = new RegExp(
  String.raw`(?<=^|[.,;:!?\n]\s*|\b(?:and|but|while|where|whereas)\s)(?:(?:my|his|her|their)\s+(?:\w+\s+)?(?:${kin})|(?:everyone|everybody|others|most|some)\b[^.,;:!?\n]{0,30}?|${group})\s+(?:was|were|is|are|had|did|\w{3,}ed|flew|drove|ran|took|kept|wrote|built|shot|fought|taught)\b${rest}`,
  'giu',
);
const beside = new RegExp(
  String.raw`\b(?:alongside|next to|beside|side by side with|in support of|(?:work(?:ed|ing)?|serv(?:ed|ing)|train(?:ed|ing)?)(?: closely)? (?:with|beside|near|for))\s+${group}`,
  'giu',
);
/** The verb is the writer's, those whom it was done for are not the writer. */
const servedBy = new RegExp(
  String.raw`(?<=\b(?:support|escort|brief|transport|protect|guard|resuppl|suppl|pa|fe)(?:ed|ied|ing|ying|id|d)?\s|\b(?:report|answer)(?:ed|ing)? to\s)${group}`,
  'giu',
);

/** The text with blanks where it does not tell of the writer's own work. */
export function ownExperience(text: string): string {
  let own = text;
  for (const pattern of [denied, noSuch, contrasted, wanted, others, beside, servedBy])
    own = own.replaceAll(pattern, (span) => ' '.repeat(span.length));
  return own;
}
