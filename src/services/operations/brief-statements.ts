// Statements that automation scheduled because somebody was rejected in the ATS itself: whoever did that learns of it here.
import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { Jurisdiction, jurisdictionNames } from '../../core/law/jurisdiction.ts';
import type { Draft } from './brief-draft.ts';
import { timeInWords } from './local-time.ts';

export const statementTool = 'send_statement';

const Scheduled = z.object({
  about: z.object({ candidate: z.string(), name: z.string() }),
  statements: z.array(z.object({ jurisdiction: Jurisdiction })),
});

/** Nothing of one whose words were erased. */
export function statementItem({ id, plan, undoUntil, candidate }: Action, zone: string): Draft[] {
  const scheduled = Scheduled.safeParse(plan).data;
  if (scheduled === undefined || candidate === null || undoUntil === null) return [];
  const laws = scheduled.statements.map(({ jurisdiction }) => jurisdictionNames[jurisdiction]).join(' and ');
  const leaves = timeInWords(undoUntil.toISOString(), zone);
  return [
    {
      subject: `action ${id}`,
      title: `Statement scheduled: ${scheduled.about.name} was rejected in the ATS; the statement that ${laws} asks for leaves ${leaves}`,
      score: 40,
      context: { kind: 'statement', action: id, candidate, leaves_at: undoUntil.toISOString() },
      tool: 'show_candidate',
      arguments: { candidate },
    },
  ];
}
