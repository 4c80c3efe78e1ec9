// Writes the compact tables that the product ships. Sorted, so that a new release shows as a readable difference.
import type { CodeRow } from './code-row.ts';
import type { OccupationText } from './train-model.ts';
import type { SkillCounter, SkillWeight } from './skill-tables.ts';

const marks = { official: 'o', converted: 'c', derived: 'd' } as const;

const skillsText = (skills: readonly SkillWeight[], count: number): string =>
  skills
    .slice(0, count)
    .map(({ skill, importance }) => `${skill}:${importance}`)
    .join(' ');

const table = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [header, ...rows].map((row) => row.map((cell) => String(cell).replaceAll(/[\t\n]/g, ' ')).join('\t')).join('\n') +
  '\n';

export interface ShippedTables {
  readonly codes: string;
  readonly reasons: string;
  readonly occupations: string;
}

export function shippedTables(input: {
  rows: readonly CodeRow[];
  occupations: readonly OccupationText[];
  zones: ReadonlyMap<string, number>;
  related: ReadonlyMap<string, readonly string[]>;
  shown: ReadonlyMap<string, readonly string[]>;
  counter: SkillCounter;
  /** Skill names by military-specific occupation. */
  trained: ReadonlyMap<string, readonly string[]>;
}): ShippedTables {
  const reasons = [...new Set(input.rows.map((row) => row.reason))].filter((reason) => reason !== '').toSorted();
  const number = new Map(reasons.map((reason, at) => [reason, at]));
  return {
    reasons: table(
      ['id', 'reason'],
      reasons.map((reason, at) => [at, reason]),
    ),
    codes: table(
      [
        'branch',
        'code',
        'kind',
        'status',
        'title',
        'since',
        'until',
        'occupations',
        'history',
        'next',
        'reason',
        'skills',
      ],
      input.rows.map((row) => [
        row.branch,
        row.code,
        row.kind,
        row.status,
        row.title,
        row.since ?? '',
        row.until ?? '',
        [...row.occupations].map(([code, provenance]) => marks[provenance] + code).join(' '),
        [...row.history].toSorted().join('|'),
        [...row.next].toSorted().join('|'),
        number.get(row.reason) ?? '',
        skillsText(input.counter.ofText(`${row.title} . ${row.description}`, trainedIn(row, input.trained)), 8),
      ]),
    ),
    occupations: table(
      ['code', 'title', 'zone', 'names', 'related', 'skills'],
      input.occupations.map(({ code, title, ...rest }) => [
        code,
        title,
        input.zones.get(code) ?? '',
        (input.shown.get(code) ?? []).slice(0, 4).join('|'),
        (input.related.get(code) ?? []).join(' '),
        skillsText(input.counter.ofOccupation({ code, title, ...rest }), 14),
      ]),
    ),
  };
}

const trainedIn = (row: CodeRow, trained: ReadonlyMap<string, readonly string[]>): string[] => [
  ...new Set([...row.militaryOnly].flatMap((code) => trained.get(code) ?? [])),
];
