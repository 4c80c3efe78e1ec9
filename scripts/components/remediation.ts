// How soon components are updated, as SECURITY.md says it, held against what the registry tells of them.
import { z } from 'zod';

export const severities = ['critical', 'high', 'moderate', 'low'] as const;
type Severity = (typeof severities)[number];

export const updatedWithinDays: Readonly<Record<Severity | 'behind', number>> = {
  critical: 3,
  high: 7,
  moderate: 30,
  low: 90,
  behind: 180,
};

/** The answer of `npm audit --json`. */
const Audit = z.looseObject({
  vulnerabilities: z.record(z.string(), z.looseObject({ severity: z.string(), range: z.string() })),
});
/** The answer of `npm outdated --json`. */
const Outdated = z.record(z.string(), z.looseObject({ current: z.string().optional(), latest: z.string() }));
/** The answer of `npm view NAME time --json`. */
const Times = z.record(z.string(), z.string());

export interface Weak {
  readonly name: string;
  readonly severity: Severity;
  readonly range: string;
}

/** Undefined: the registry gives no advisories, so nobody knows. */
export function weakIn(answer: unknown): readonly Weak[] | undefined {
  const parsed = Audit.safeParse(answer);
  if (!parsed.success) return undefined;
  return Object.entries(parsed.data.vulnerabilities).flatMap(([name, { severity, range }]) => {
    const known = severities.find((one) => one === severity);
    return known === undefined ? [] : [{ name, severity: known, range }];
  });
}

export interface Behind {
  readonly name: string;
  readonly current: string;
  readonly latest: string;
}

/** A newest release that is older than ours in number is a tag of its own, not an update. */
export const behindIn = (answer: unknown): readonly Behind[] =>
  Object.entries(Outdated.parse(answer)).flatMap(([name, { current, latest }]) =>
    current === undefined || !isNewer(latest, current) ? [] : [{ name, current, latest }],
  );

function isNewer(one: string, other: string): boolean {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  for (const [index, number] of a.entries()) if (number !== (b[index] ?? 0)) return number > (b[index] ?? 0);
  return false;
}
const numbersOf = (version: string): number[] => (version.split('-')[0] ?? '').split('.').map(Number);

/** `24` of 24.21.0, `0.29` of 0.29.9: what may be taken without a change of ours. */
const lineOf = (version: string): string => /^(?:0\.\d+|[1-9]\d*)/.exec(version)?.[0] ?? version;

/** For how many days there has been a release of the same line that follows ours. */
export function daysBehind({ current }: Behind, times: unknown, today: Date): number {
  const stable = Object.entries(Times.parse(times)).filter(([version]) => /^\d+\.\d+\.\d+$/.test(version));
  const later = stable
    .filter(([version]) => lineOf(version) === lineOf(current) && isNewer(version, current))
    .map(([, time]) => Date.parse(time));
  return later.length === 0 ? 0 : Math.floor((today.getTime() - Math.min(...later)) / 86_400_000);
}
