// Which facts about a family somebody has to hear of. Each is raised once a month at most: its id says what and when.
import type { RetentionAlert } from '../../../core/ports/retention.ts';
import type { FamilyStanding } from './family-standing.ts';
import { floorRule } from './floor.ts';

const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`);

export function alertsFor(standing: FamilyStanding, today: string): readonly Omit<RetentionAlert, 'raisedAt'>[] {
  const { jobFamily, accuracy, drift, floor } = standing;
  const month = today.slice(0, 7);
  const alerts: Omit<RetentionAlert, 'raisedAt'>[] = [];
  if (floor.state === 'below_floor' || floor.state === 'advisory_only') {
    const figures = `${percent(accuracy.accuracy)} over ${accuracy.n} outcomes`;
    const beside = `always saying what most did: ${percent(accuracy.majorityAccuracy)}; floor ${percent(floorRule.floor)}`;
    const next = floor.retrain ? 'A retrain starts.' : `No retrain now: ${floor.because}.`;
    alerts.push({
      kind: floor.state,
      jobFamily,
      id: `${floor.state}:${jobFamily}:${month}`,
      text: `Accuracy for ${jobFamily} is ${figures} (${beside}). ${next}`,
    });
  }
  if (drift.drifted)
    alerts.push({
      kind: 'drift',
      jobFamily,
      id: `drift:${jobFamily}:${month}`,
      text: `Candidates for ${jobFamily} are no longer like those the model learned from (stability index ${drift.psi?.toFixed(2) ?? '–'}).`,
    });
  return alerts;
}
