// Who was scored and has not been given the notice that a law asks for: people in running candidacies, about whom nothing is decided
// yet. Of decisions that were made the records tell.
import type { Jurisdiction } from '../../core/law/jurisdiction.ts';
import type { RetentionJournal } from '../../core/ports/retention.ts';
import type { FindWithoutNotice, PersonWithoutNotice } from '../../core/ports/without-notice.ts';
import { noAddress } from '../../core/records.ts';
import { dutiesOf } from './duties-of.ts';
import { type NoticePorts, noticesGiven } from './notices.ts';
import { jurisdictionsOf } from './places.ts';

interface UntoldPorts extends NoticePorts {
  readonly scores: Pick<RetentionJournal, 'recentScores'>;
}

/** A candidacy runs no longer, and no more scores than these are looked through. */
const recentMs = 365 * 86_400_000;
const mostScores = 1_000;
/** So many are worked off before anybody asks for more. */
const mostPeople = 100;

/** By their newest score, the newest first. */
export const findWithoutNotice =
  ({ scores, ...ports }: UntoldPorts): FindWithoutNotice =>
  async (running, { now, settings }) => {
    const owing = running.flatMap(({ candidate, job }) => {
      const places = jurisdictionsOf(job.location, settings.compliance);
      const jurisdictions = dutiesOf(places, { at: now, kind: 'notice' }).map(({ jurisdiction }) => jurisdiction);
      return jurisdictions.length === 0 ? [] : [{ candidate, job, jurisdictions }];
    });
    if (owing.length === 0) return [];
    const since = new Date(now.getTime() - recentMs).toISOString();
    const scoredAt = new Map<string, string>();
    for (const score of await scores.recentScores({ since, limit: mostScores }))
      if (!scoredAt.has(score.candidate)) scoredAt.set(score.candidate, score.scoredAt);
    const found: PersonWithoutNotice[] = [];
    for (const { candidate, job, jurisdictions } of owing) {
      const at = scoredAt.get(candidate.id);
      if (at === undefined || found.length >= mostPeople) continue;
      const missing = await withoutNotice(ports, candidate.id, jurisdictions);
      if (missing.length === 0) continue;
      found.push({
        candidate: candidate.id,
        name: candidate.name,
        jobTitle: job.title,
        hasAddress: candidate.email !== noAddress,
        jurisdictions: missing,
        scoredAt: at,
      });
    }
    return found.toSorted((a, b) => (a.scoredAt < b.scoredAt ? 1 : -1));
  };

/** A notice that is on its way counts: nobody is told to send it again. */
async function withoutNotice(
  ports: NoticePorts,
  candidate: PersonWithoutNotice['candidate'],
  jurisdictions: readonly Jurisdiction[],
): Promise<readonly Jurisdiction[]> {
  const given = new Set((await noticesGiven(ports, candidate)).map(({ jurisdiction }) => jurisdiction));
  return jurisdictions.filter((one) => !given.has(one));
}
