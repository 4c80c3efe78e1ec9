// Checks a newly published code and adds it to the overlay, in the place of an earlier entry for the same code.
import { z } from 'zod';
import { readBranch } from '../../src/nlp/military/branch.ts';
import { CodeKind } from '../../src/services/veteran/code-record.ts';

const line = z.string().regex(/^[^\t\n]+$/, 'one line without tabs');
const Row = z.strictObject({
  branch: z.string().transform((text, context) => {
    const branch = readBranch(text);
    if (branch !== undefined) return branch;
    context.addIssue({ code: 'custom', message: 'one of the six branches' });
    return z.NEVER;
  }),
  code: z.string().regex(/^[A-Z0-9&]{2,8}$/, 'capital letters and digits'),
  kind: CodeKind,
  since: z.string().regex(/^\d{4}$/, 'a year'),
  published: z.string().regex(/^\d{4}-\d{2}$/, 'year and month of publication'),
  title: line,
  occupations: z.string().regex(/^\d\d-\d{4}\.\d\d( \d\d-\d{4}\.\d\d)*$/, 'O*NET-SOC codes with a space between'),
  reason: line,
});

export type OverlayOutcome =
  | { readonly kind: 'added'; readonly overlay: string }
  | { readonly kind: 'refused'; readonly because: string };

export function overlayRow(
  input: Readonly<Record<keyof z.infer<typeof Row>, string>>,
  { known, overlay }: { known: ReadonlySet<string>; overlay: string },
): OverlayOutcome {
  const parsed = Row.safeParse(input);
  if (!parsed.success) return { kind: 'refused', because: z.prettifyError(parsed.error) };
  const row = parsed.data;
  const unknown = row.occupations.split(' ').filter((code) => !known.has(code));
  if (unknown.length > 0) return { kind: 'refused', because: `no such occupation: ${unknown.join(', ')}` };
  const [header = '', ...lines] = overlay.split('\n').filter((text) => text !== '');
  const others = lines.filter((text) => !text.startsWith(`${row.branch}\t${row.code}\t`));
  const columns = [row.branch, row.code, row.kind, row.title, row.since, row.published, row.occupations, row.reason];
  return { kind: 'added', overlay: `${[header, ...[...others, columns.join('\t')].toSorted()].join('\n')}\n` };
}
