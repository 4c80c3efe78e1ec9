// The hires a family's model can learn from: the uploaded history, and those reported since whose signals were kept.
import type { HistoryRow, RetentionHistory, RetentionJournal } from '../../../core/ports/retention.ts';

interface Stores {
  readonly journal: Pick<RetentionJournal, 'judged'>;
  readonly history: Pick<RetentionHistory, 'rows'>;
}

export async function knownHires(
  { journal, history }: Stores,
  { jobFamily, today }: { jobFamily: string; today: string },
): Promise<readonly HistoryRow[]> {
  const uploaded = await history.rows(jobFamily);
  const judged = await journal.judged({ jobFamily, hiredSince: '1950-01-01' });
  const known = new Set(uploaded.map(({ candidate, hiredAt }) => `${candidate}:${hiredAt}`));
  const reported = judged.flatMap(({ score, outcome }): HistoryRow[] => {
    if (score.signals === null || known.has(`${outcome.candidate}:${outcome.hiredAt}`)) return [];
    const { candidate, hiredAt, leftAt, reason } = outcome;
    // Nobody reports that a hire is still there: without a leaving date it counts as such until today.
    return [{ candidate, jobFamily, hiredAt, leftAt, reason, seenUntil: leftAt ?? today, signals: score.signals }];
  });
  return [...uploaded, ...reported];
}
