// One retrain: a challenger from the organization's own hires, tried on the newest of them, promoted only when it is better.
import type { HistoryRow } from '../../../core/ports/retention.ts';
import type { FamilyModel } from '../model/family-model.ts';
import { compare, type Comparison } from '../training/compare-models.ts';
import { extendSignals } from '../training/extend-signals.ts';
import { historyRows } from '../training/history-rows.ts';
import type { Trainer, TrainingControl } from '../training/trainer.ts';

export interface RetrainRequest {
  readonly jobFamily: string;
  readonly champion: FamilyModel;
  /** The day-one model: every retrain starts from it, so that old data is never counted twice. */
  readonly dayOne: FamilyModel;
  readonly rows: readonly HistoryRow[];
  readonly today: string;
  readonly trainedAt: string;
  readonly version: string;
  readonly seed: number;
  readonly dataHash: string;
}

export type RetrainResult =
  | { readonly kind: 'kept'; readonly because: string }
  | { readonly kind: 'promote'; readonly model: FamilyModel; readonly because: string };

const leastHires = 25;
const leastTested = 50;
const testedShare = 0.25;
/** One-sided 5%: a challenger that is no better gets past it in one of twenty tries at most. */
const promotionMargin = 1.645;

interface Split {
  readonly older: readonly HistoryRow[];
  readonly newest: readonly HistoryRow[];
  /** The day on which the older ones were all that was known. */
  readonly day: string;
}

function outOfTime(rows: readonly HistoryRow[]): Split {
  const order = rows.toSorted((a, b) => (a.hiredAt < b.hiredAt ? -1 : a.hiredAt > b.hiredAt ? 1 : 0));
  const day = order[Math.floor(order.length * (1 - testedShare))]?.hiredAt ?? '';
  return { older: order.filter((row) => row.hiredAt < day), newest: order.filter((row) => row.hiredAt >= day), day };
}

function verdict({ rows, gain, gainInErrors }: Comparison): string {
  const size = `${gain >= 0 ? '+' : ''}${gain.toFixed(4)} in log likelihood for each of the ${rows} newest hires`;
  return `${size}, ${gainInErrors.toFixed(2)} standard errors`;
}

export async function retrain(
  request: RetrainRequest,
  train: Trainer,
  control: TrainingControl,
): Promise<RetrainResult> {
  const { rows, today } = request;
  if (rows.length < leastHires)
    return { kind: 'kept', because: `${rows.length} hires are known; ${leastHires} are needed` };
  const split = outOfTime(rows);
  if (split.newest.length >= leastTested && split.older.length >= leastHires) {
    const early = historyRows(split.older, { today: split.day, knownUntil: split.day });
    const challenger = await train(trainingRequest(request, early), {
      ...control,
      progress: (share) => control.progress(share / 2),
    });
    if (challenger.training.strength === 'parent' && challenger.signals.length === request.champion.signals.length)
      return { kind: 'kept', because: 'the hires say nothing that the day-one model does not say' };
    const result = compare(request.champion, challenger, historyRows(split.newest, { today }));
    if (result.gainInErrors < promotionMargin) return { kind: 'kept', because: verdict(result) };
    const model = await train(trainingRequest(request, historyRows(rows, { today })), control);
    return { kind: 'promote', model, because: verdict(result) };
  }
  return fewHires(request, train, control);
}

/** Too few to set some aside: the folds of the training itself decide, and they prefer the day-one model. */
async function fewHires(request: RetrainRequest, train: Trainer, control: TrainingControl): Promise<RetrainResult> {
  const hires = historyRows(request.rows, { today: request.today });
  const model = await train(trainingRequest(request, hires), control);
  if (model.training.strength === 'parent')
    return { kind: 'kept', because: 'the hires say nothing that the day-one model does not say' };
  return {
    kind: 'promote',
    model,
    because: `better than the day-one model on ${hires.length} hires that were left out in turn`,
  };
}

function trainingRequest(request: RetrainRequest, rows: ReturnType<typeof historyRows>) {
  const parent = extendSignals(request.dayOne, rows);
  return {
    parent,
    rows,
    seed: request.seed,
    trust: 'parent' as const,
    trainedAt: request.trainedAt,
    identity: {
      family: request.jobFamily,
      title: request.dayOne.family === request.jobFamily ? request.dayOne.title : request.jobFamily,
      version: request.version,
      source: 'the organization’s own hires',
      dataHash: request.dataHash,
    },
  };
}
