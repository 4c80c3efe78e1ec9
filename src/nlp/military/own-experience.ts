// What of a description is the writer's own experience: what is denied, set against something else or done by people beside the
// writer says nothing about the writer's work. Such words become blanks, so that every place in the text stays where it is.

const end = String.raw`(?=[.,;:!?\n()–—]|\s-\s|\bbut\b|\bthough\b|\balthough\b|\bbecause\b|\b(?:and|so) (?:I|we)\b|\bI\b|$)`;

/** “Never missed a shift” praises, “not only” adds: neither denies. */
const denied = new RegExp(
  String.raw`\b(?:never|not|neither|nor|no longer|cannot|\w+n['’]?t)\s+(?!only\b|just\b|merely\b|least\b|once\b|(?:once )?(?:fail|miss|lose|lost|late|quit|hesitat|complain|fell|stop|unusual|limited|have any|had an?y? (?:accident|incident)))[^.,;:!?\n()–—]*?${end}`,
  'giu',
);
const contrasted = new RegExp(
  String.raw`\b(?:instead of|rather than|in place of|as opposed to|other than|apart from|unlike)\s+[^.,;:!?\n()–—]*?${end}`,
  'giu',
);
const people =
  'medics?|corpsm[ae]n|nurses?|doctors?|surgeons?|dentists?|pharmacists?|pilots?|aircrews?|engineers?|mechanics?|cooks?|chaplains?|lawyers?|police|mps|snipers?|divers?|analysts?|linguists?|interpreters?|firefighters?|welders?|electricians?|plumbers?|carpenters?|programmers?|developers?|recruiters?|instructors?|handlers?|infantrym[ae]n|infantry|gunners?|drivers?|clerks?|accountants?|technicians?|operators?|journalists?|photographers?|musicians?|bands?|seals?|rangers?';
const beside = new RegExp(
  String.raw`\b(?:alongside|next to|beside|side by side with|in support of|(?:work(?:ed|ing)?|serv(?:ed|ing)|train(?:ed|ing)?)(?: closely)? (?:with|beside|near|for))\s+(?:(?:the|our|some|many|other|army|navy|air|force|marine|flight|combat|special|forces)\s+)*(?:${people})\b`,
  'giu',
);

/** The text with blanks where it does not tell of the writer's own work. */
export function ownExperience(text: string): string {
  let own = text;
  for (const pattern of [denied, contrasted, beside]) own = own.replaceAll(pattern, (span) => ' '.repeat(span.length));
  return own;
}
