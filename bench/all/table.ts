// One table out of what all parts found, aligned for a terminal.

export interface Row {
  /** What was measured. */
  readonly what: string;
  readonly figure: string;
  /** What stands beside it, from the same run. */
  readonly reference?: string;
  readonly target?: string;
  /** Left out: there is no target. */
  readonly holds?: boolean;
}

export interface PartRows {
  readonly part: string;
  readonly rows: readonly Row[];
  /** Why there are none, or no more. */
  readonly failed?: string;
  readonly skipped?: string;
}

const heads = ['part', 'what', 'figure', 'reference', 'target', ''] as const;

const verdict = ({ holds }: Row): string => (holds === undefined ? '' : holds ? 'holds' : 'MISSED');

const linesOf = ({ part, rows, failed, skipped }: PartRows): string[][] => [
  ...rows.map((row) => [part, row.what, row.figure, row.reference ?? '', row.target ?? '', verdict(row)]),
  ...(failed === undefined ? [] : [[part, failed, '', '', '', 'FAILED']]),
  ...(skipped === undefined ? [] : [[part, skipped, '', '', '', 'skipped']]),
];

export function table(parts: readonly PartRows[]): string {
  const lines = [[...heads], ...parts.flatMap(linesOf)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
