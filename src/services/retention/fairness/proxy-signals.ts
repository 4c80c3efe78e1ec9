// Could a signal stand in for a protected attribute? How well it tells a group from everybody else says so.
import { auc } from '../engine/metrics.ts';
import { type Attribute, type AuditSubject, groupOf } from './audit-subject.ts';

export interface ProxyFinding {
  /** `score` is the score itself. */
  readonly signal: string;
  readonly attribute: Attribute;
  readonly group: string;
  readonly count: number;
  /** 0.5: tells nothing; 1: tells the group for certain. Below 0.5 is turned round. */
  readonly auc: number;
  readonly warning: boolean;
}

/** Above this a signal is disclosed as a stand-in. Experience lies above it for age: a ban would leave little to score by. */
export const proxyLimit = 0.65;
const fewest = 20;

function aucOf(values: readonly number[], inGroup: readonly boolean[]): number | undefined {
  const members = inGroup.filter(Boolean).length;
  if (Math.min(members, inGroup.length - members) < fewest) return undefined;
  const found = auc(
    Float64Array.from(inGroup, (member) => (member ? 1 : 0)),
    Float64Array.from(values),
  );
  return Math.max(found, 1 - found);
}

const valueOf = ({ stays, signals }: AuditSubject, signal: string): number | undefined =>
  signal === 'score' ? stays : signals?.[signal];

export function proxyFindings(subjects: readonly AuditSubject[], attribute: Attribute): readonly ProxyFinding[] {
  const known = subjects.filter((subject) => groupOf(subject, attribute) !== null);
  const groups = [...new Set(known.map((subject) => groupOf(subject, attribute) ?? ''))].toSorted();
  const signals = [...new Set(known.flatMap(({ signals: own }) => Object.keys(own ?? {})))].toSorted();
  return [...signals, 'score'].flatMap((signal) => {
    const given = known.flatMap((subject) => {
      const value = valueOf(subject, signal);
      return value === undefined ? [] : [{ value, group: groupOf(subject, attribute) }];
    });
    return groups.flatMap((group): ProxyFinding[] => {
      const found = aucOf(
        given.map(({ value }) => value),
        given.map((one) => one.group === group),
      );
      if (found === undefined) return [];
      const count = given.filter((one) => one.group === group).length;
      return [{ signal, attribute, group, count, auc: found, warning: found > proxyLimit }];
    });
  });
}
