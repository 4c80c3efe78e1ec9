// Writes the compact tables that the product ships. Sorted, so that a new release shows as a readable difference.
import type { CodeRow } from './code-row.ts';
import type { OccupationText } from './train-model.ts';
import type { GroupOfCode } from './relatives.ts';
import type { SkillTables, SkillWeight } from './skill-tables.ts';

const marks = { official: 'o', converted: 'c', derived: 'd' } as const;

const skillsText = (skills: readonly SkillWeight[], count: number): string =>
  skills
    .slice(0, count)
    .map(({ skill, importance, evidence }) =>
      [skill, importance, ...(evidence === undefined ? [] : [evidence])].join(':'),
    )
    .join(' ');

const table = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [header, ...rows].map((row) => row.map((cell) => String(cell).replaceAll(/[\t\n]/g, ' ')).join('\t')).join('\n') +
  '\n';

const codeColumns = 'branch code kind status title since until occupations history next reason group skills'.split(' ');

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
  skills: SkillTables;
  /** Titles of the Department of Defense's occupations, by category letter and number. */
  groupTitles: ReadonlyMap<string, string>;
}): ShippedTables {
  const groupName = (group: string): string =>
    group === '' ? '' : `${group.slice(1)} ${input.groupTitles.get(group) ?? ''}`.trim();
  const groups = input.rows.map((row) => input.skills.groupOf(row));
  const reasons = [...new Set([...input.rows.map((row) => row.reason), ...groups.map(({ group }) => groupName(group))])]
    .filter((reason) => reason !== '')
    .toSorted();
  const number = new Map(reasons.map((reason, at) => [reason, at]));
  return {
    reasons: table(
      ['id', 'reason'],
      reasons.map((reason, at) => [at, reason]),
    ),
    codes: table(
      codeColumns,
      input.rows.map((row, at) => [
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
        groupText(groups[at], (group) => number.get(groupName(group))),
        skillsText(input.skills.ofCode(row), 10),
      ]),
    ),
    occupations: table(
      ['code', 'title', 'zone', 'names', 'related', 'skills'],
      input.occupations.map(({ code, title }) => [
        code,
        title,
        input.zones.get(code) ?? '',
        (input.shown.get(code) ?? []).slice(0, 4).join('|'),
        (input.related.get(code) ?? []).join(' '),
        skillsText(input.skills.ofOccupation(code), 14),
      ]),
    ),
  };
}

/** A group that is not the code's own stands in brackets; that of its field alone says too little. */
function groupText(found: GroupOfCode | undefined, numberOf: (group: string) => number | undefined): string {
  if (found === undefined || found.group === '' || !(found.isOwn || found.isNear)) return '';
  const number = String(numberOf(found.group) ?? '');
  return found.isOwn ? number : `(${number})`;
}
