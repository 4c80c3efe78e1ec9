// Letters and a small number are aircraft where people fly, maintain or load; else they are pay grades (E-4), staff sections,
// visas (H-1B) and buildings.

const ofAircraft =
  /\b(?:fl(?:y|ies|ew|own|ying)|flight|flightline|pilot\w*|aircrews?|crew|navigator|copilot|sorties?|squadron|hangar|hours|aircraft|airframes?|avionics|aviation|helicopters?|jets?|bombers?|fighters?|tankers?|engines?|mechanic\w*|maint\w*|repair\w*|refuel\w*|fueled|launch\w*|load(?:ed|ing|master)|munitions|bombs?|radar|AWACS|JSTARS|carrier|simulators?|phase|deice\w*|towed|marshal\w*)\b/iu;
const ofPeople =
  /\b(?:grades?|ranks?|promot\w+|advanc\w+|made|reduced|demoted|enlisted|junior|senior|selected|pay|supervis\w+|mentor\w*|led|trained|NCOs?|peers?|visas?|from E|to E|as an E)\b/iu;

/** How far a clause reaches. */
const reach = 70;

export function isFlyingWord(text: string, { index, 0: written, groups }: RegExpExecArray): boolean {
  const named = { letters: '', number: '', series: '', many: '', ...groups };
  if (!isShort(named)) return true;
  const isGrade = named.letters === 'E' && named.series === '';
  if (named.many !== '' && !isGrade) return true;
  const clause = clauseAround(text, index, index + written.length);
  return !(isGrade && ofPeople.test(clause)) && ofAircraft.test(clause);
}

const isShort = ({ letters, number, series }: Readonly<Record<'letters' | 'number' | 'series', string>>): boolean =>
  letters.length === 1 && Number(number) < 10 && (series === '' || letters === 'H');

function clauseAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - reach), start).split(/[.;\n]/u);
  const [behind = ''] = text.slice(end, end + reach).split(/[.;\n]/u, 1);
  return `${before.at(-1) ?? ''} ${behind}`;
}
