// What an audit found, in sentences: who, how many of how many, by which rule, and what to do next. Groups are called as the people
// in them said, and as the tables call them.
import type { Alternative } from './alternatives.ts';
import type { AttributeTable, GroupRow } from './attribute-table.ts';
import type { AuditSubject } from './audit-subject.ts';
import { fewestPeople } from './impact.ts';
import { type ProxyFinding, proxyLimit } from './proxy-signals.ts';

export interface Finding {
  readonly severity: 'attention' | 'warning' | 'violation';
  readonly text: string;
  /** What to do about it; audits of before hold none. */
  readonly next?: string;
}

const named = (name: string): string => name.replaceAll('_', ' ');
const peopleWords = (count: number): string => (count === 1 ? '1 person' : `${String(count)} people`);
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const counted = ({ selected, count }: Pick<GroupRow, 'selected' | 'count'>): string =>
  `${String(selected)} of ${String(count)}${count === 0 ? '' : ` (${percent(selected / count)})`}`;

export function findingsOf(table: AttributeTable): readonly Finding[] {
  const what = table.decision === 'band_high' ? 'rated high' : 'scored above the median';
  const reference = table.groups.find(({ group }) => group === table.reference);
  return table.groups.flatMap((row): Finding[] => {
    const { group, impact, verdict } = row;
    if (impact === null || impact.ratio === null || reference === undefined) return [];
    const rates = `${named(table.attribute)}, ${group}: ${counted(row)} ${what}, ${reference.group}: ${counted(reference)}`;
    const both = `${rates}. The ratio of the rates is ${impact.ratio.toFixed(3)}`;
    const tests = `${impact.deviations?.toFixed(2) ?? '–'} standard deviations, Fisher p ${impact.fisher.toPrecision(2)}`;
    const text = (words: string): string => capital(`${both}, ${words} (${tests}).`);
    if (verdict === 'violation')
      return [{ severity: 'violation', text: text('below four fifths and statistically significant'), next: stopNext }];
    if (impact.belowFourFifths)
      return [
        impact.fewPeople
          ? {
              severity: 'attention',
              text: text('below four fifths, with too few people for a conclusion'),
              next: fewNext,
            }
          : { severity: 'attention', text: text('below four fifths, which may be chance'), next: chanceNext },
      ];
    if (verdict === 'warning')
      return [{ severity: 'warning', text: text('above four fifths, but statistically significant'), next: warnNext }];
    return [];
  });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const stopNext = 'Do not use these scores in decisions until you have compared the alternatives and asked counsel.';
const fewNext = `Audit again when each group has ${String(fewestPeople)} people or more.`;
const chanceNext = 'Compare with the next audit: a difference that comes back needs a reason.';
const warnNext = 'Audit each job family by itself: a difference may come from one of them.';

export const proxyFinding = ({ signal, attribute, group, count, auc }: ProxyFinding): Finding => ({
  severity: 'attention',
  text: `${capital(named(signal))} separates ${group} (${named(attribute)}, ${peopleWords(count)}) from others with an AUC of ${auc.toFixed(3)}, above ${proxyLimit.toFixed(2)}: it may reveal the group.`,
  next: 'Take the signal out of the model, or record why the job needs it.',
});

export const alternativeFinding = (
  { without, worstRatio, worstGroup, auc }: Alternative,
  used: Alternative | undefined,
): Finding => ({
  severity: 'warning',
  text: `Without ${without.map(named).join(' and ')} the model predicts just as well (AUC ${figure(auc)}, in use ${figure(used?.auc)}), and its lowest impact ratio is ${figure(worstRatio)}${worstGroup === null ? '' : ` (${worstGroup})`} instead of ${figure(used?.worstRatio)}.`,
  next: 'Retrain without it, or record why the signal is needed: the law asks for the less discriminatory way.',
});

const figure = (value: number | null | undefined): string => value?.toFixed(3) ?? 'not known';

/** Why nothing can be said of an attribute, in one sentence. */
function whyNotEnough({ attribute, groups, unknown, reference }: AttributeTable): string {
  const about = named(attribute);
  const answered = groups.reduce((sum, { count }) => sum + count, 0);
  if (answered === 0) return `Not enough data about ${about}: nobody answered.`;
  if (unknown > answered)
    return `Not enough data about ${about}: ${String(unknown)} of ${peopleWords(answered + unknown)} did not answer.`;
  if (groups.length === 1) return `Not enough data about ${about}: everybody who answered is of one group.`;
  if (reference === null)
    return `Not enough data about ${about}: no group has the ${String(fewestPeople)} people that others can be compared with.`;
  const open = groups.filter(({ verdict }) => verdict === 'not_enough_data').map(({ group }) => group);
  return `Not enough data about ${about}: a ratio of four fifths could go unnoticed for ${open.join('; ')}.`;
}

export function missingData(subjects: readonly AuditSubject[], tables: readonly AttributeTable[]): readonly Finding[] {
  if (subjects.length === 0)
    return [{ severity: 'attention', text: 'Nobody was scored in this period: there is nothing to audit.' }];
  return tables
    .filter(({ decision, verdict }) => decision === 'band_high' && verdict === 'not_enough_data')
    .map((table) => ({
      severity: 'attention',
      text: whyNotEnough(table),
      next: 'Ask candidates to self-identify, or audit a longer period.',
    }));
}
