// What an audit found, in sentences: who, how many of how many, by which rule, and what to do next.
import type { Alternative } from './alternatives.ts';
import type { AttributeTable, GroupRow } from './attribute-table.ts';
import type { AuditSubject } from './audit-subject.ts';
import { fewestPeople } from './impact.ts';
import { peopleWords } from './people-words.ts';
import { type ProxyFinding, proxyLimit } from './proxy-signals.ts';

export interface Finding {
  readonly severity: 'attention' | 'warning' | 'violation';
  readonly text: string;
  /** Says why there is no verdict. */
  readonly about?: 'data';
  /** What to do about it; audits of before hold none. */
  readonly next?: string;
}

const named = (name: string): string => name.replaceAll('_', ' ');
const headcount = (count: number): string => (count === 1 ? '1 person' : `${String(count)} people`);
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const counted = ({ selected, count }: Pick<GroupRow, 'selected' | 'count'>): string =>
  `${String(selected)} of ${String(count)}${count === 0 ? '' : ` (${percent(selected / count)})`}`;

export function findingsOf(table: AttributeTable): readonly Finding[] {
  const reference = table.groups.find(({ group }) => group === table.reference);
  return table.groups.flatMap((row): Finding[] => {
    const { impact, verdict } = row;
    if (impact === null || impact.ratio === null || reference === undefined) return [];
    const found = (severity: Finding['severity'], rule: string, next: string): Finding[] => [
      { severity, text: sentences({ table, row, reference, ratio: impact.ratio ?? 0, rule }), next },
    ];
    if (verdict === 'violation')
      return found('violation', 'That is below four fifths, and chance is unlikely to explain it', stopNext);
    if (impact.belowFourFifths && impact.fewPeople)
      return found('attention', 'That is below four fifths, but these are too few people for a conclusion', fewNext);
    if (impact.belowFourFifths)
      return found('attention', 'That is below four fifths, but chance may explain it', chanceNext);
    if (verdict === 'warning')
      return found('warning', 'That is above four fifths, but chance is unlikely to explain the difference', warnNext);
    return [];
  });
}

interface Compared {
  readonly table: AttributeTable;
  readonly row: GroupRow;
  readonly reference: GroupRow;
  readonly ratio: number;
  readonly rule: string;
}

/** Who, how often against whom, with both rates; by which rule; and what became of them, where that says the opposite. */
function sentences({ table, row, reference, ratio, rule }: Compared): string {
  const did = table.decision === 'band_high' ? 'were rated high' : 'scored above the median';
  const [they, others] = [peopleWords(table.attribute, row.group), peopleWords(table.attribute, reference.group)];
  const tests = `Fisher p ${row.impact?.fisher.toPrecision(2) ?? '–'}, ${signed(row.impact?.deviations)} standard deviations`;
  return [
    `${capital(they)} ${did} ${ratio.toFixed(3)} times as often as ${others}: ${counted(row)} against ${counted(reference)}.`,
    `${rule} (${tests}).`,
    ...stayedMore(row, reference, [they, others]),
  ].join(' ');
}

/** Scored lower and staying longer: what a reader of the ratio alone would not guess. */
function stayedMore(row: GroupRow, reference: GroupRow, [they, others]: readonly [string, string]): string[] {
  const [own, their] = [row.retention, reference.retention];
  if (own === null || their === null || own.rate <= their.rate) return [];
  if (own.count < fewestPeople || their.count < fewestPeople) return [];
  const shares = `${percent(own.rate)} of ${String(own.count)} against ${percent(their.rate)} of ${String(their.count)}`;
  return [`Yet of the hires whose outcome is known, ${they} stayed more often than ${others}: ${shares}.`];
}

const signed = (value: number | null | undefined): string => value?.toFixed(2).replace('-', '−') ?? '–';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const stopNext = 'Do not use these scores in decisions until you have compared the alternatives and asked counsel.';
const fewNext = `Audit again when each group has ${String(fewestPeople)} people or more.`;
const chanceNext = 'Compare with the next audit: a difference that comes back needs a reason.';
const warnNext = 'Audit each job family by itself: a difference may come from one of them.';

export const proxyFinding = ({ signal, attribute, group, count, auc }: ProxyFinding): Finding => ({
  severity: 'attention',
  text: `${capital(named(signal))} alone tells ${peopleWords(attribute, group)} (${String(count)}) from the others: AUC ${auc.toFixed(3)}, where 0.5 tells nothing and ${proxyLimit.toFixed(2)} is the limit. The model may use it in place of ${named(attribute)}.`,
  next: 'Take the signal out of the model, or record why the job needs it.',
});

export const alternativeFinding = (
  { without, worstRatio, worstGroup, auc }: Alternative,
  used: Alternative | undefined,
): Finding => ({
  severity: 'warning',
  text: `A model without ${without.map(named).join(' and ')} would rank candidates as well (AUC ${figure(auc)}; in use ${figure(used?.auc)}) and more fairly: its lowest impact ratio is ${ofGroup(worstRatio, worstGroup)}; in use ${ofGroup(used?.worstRatio, used?.worstGroup)}.`,
  next: 'Retrain without it, or record why the job needs the signal.',
});

const ofGroup = (ratio: number | null | undefined, group: string | null | undefined): string =>
  `${figure(ratio)}${group === null || group === undefined ? '' : ` (${group})`}`;

const figure = (value: number | null | undefined): string => value?.toFixed(3) ?? 'not known';

/** Why nothing can be said of an attribute, in one sentence. */
function whyNotEnough({ attribute, groups, unknown, reference }: AttributeTable): string {
  const about = named(attribute);
  const answered = groups.reduce((sum, { count }) => sum + count, 0);
  if (answered === 0) return `Not enough data about ${about}: nobody answered.`;
  if (unknown > answered)
    return `Not enough data about ${about}: ${String(unknown)} of ${headcount(answered + unknown)} did not answer.`;
  if (groups.length === 1) return `Not enough data about ${about}: everybody who answered is of one group.`;
  if (reference === null)
    return `Not enough data about ${about}: no group has the ${String(fewestPeople)} people that others can be compared with.`;
  const open = groups.filter(({ verdict }) => verdict === 'not_enough_data').map(({ group }) => group);
  return `Not enough data about ${about}: a ratio of four fifths could go unnoticed for ${open.join('; ')}.`;
}

export function missingData(subjects: readonly AuditSubject[], tables: readonly AttributeTable[]): readonly Finding[] {
  if (subjects.length === 0)
    return [
      { severity: 'attention', about: 'data', text: 'Nobody was scored in this period: there is nothing to audit.' },
    ];
  return tables
    .filter(({ decision, verdict }) => decision === 'band_high' && verdict === 'not_enough_data')
    .map((table) => ({
      severity: 'attention',
      about: 'data',
      text: whyNotEnough(table),
      next: 'Ask candidates to self-identify, or audit a longer period.',
    }));
}
