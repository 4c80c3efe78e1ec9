// What was used of add-ons, as it travels: JSON, and a table for bills.
import { z } from 'zod';
import type { Usage } from '../../core/offering.ts';
import { component } from '../docs/components.ts';

export const WireUsage = component(
  'OfferingUsage',
  z.object({
    client_id: z.string(),
    offering_id: z.string(),
    day: z.string().describe('UTC.'),
    runs: z.int(),
    records_written: z.int(),
    records_deleted: z.int(),
  }),
);

export const wireUsage = ({ client, offering, day, runs, written, deleted }: Usage): z.infer<typeof WireUsage> => ({
  client_id: client,
  offering_id: offering,
  day,
  runs,
  records_written: written,
  records_deleted: deleted,
});

const columns = ['client_id', 'offering_id', 'day', 'runs', 'records_written', 'records_deleted'] as const;

/** RFC 4180. A cell that a spreadsheet would take for a formula is made text. */
export const usageCsv = (rows: readonly z.infer<typeof WireUsage>[]): string =>
  [[...columns], ...rows.map((row) => columns.map((name) => row[name]))]
    .map((line) => line.map(cell).join(',') + '\r\n')
    .join('');

function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
