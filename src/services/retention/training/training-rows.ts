// Hires as training takes them, and the columns and spells that are made of them.
import type { Design } from '../engine/design.ts';
import { type Spells, spellsFrom } from '../engine/spells.ts';
import { encode, type Signals } from '../model/encode.ts';
import type { FamilyModel } from '../model/family-model.ts';

export interface TrainingRow {
  /** Rows of one person stay in one fold. */
  readonly person: string;
  readonly signals: Signals;
  /** Days in the job when the spell was first observed; 0 for a whole record. */
  readonly entryDays: number;
  readonly exitDays: number;
  readonly left: boolean;
  /** Rows with another stratum have a baseline hazard of their own while weights are learned. */
  readonly stratum: number;
  /** Older hires count less. */
  readonly weight: number;
}

export interface TrainingData {
  readonly design: Design;
  readonly spells: Spells;
  readonly groups: readonly string[];
}

export function trainingData(model: Pick<FamilyModel, 'signals'>, rows: readonly TrainingRow[]): TrainingData {
  const columns = model.signals.length;
  const values = new Float64Array(rows.length * columns);
  rows.forEach((row, index) => values.set(encode(model, row.signals).values, index * columns));
  return {
    design: { rows: rows.length, columns, values },
    groups: rows.map((row) => row.person),
    spells: spellsFrom({
      entry: rows.map((row) => row.entryDays),
      exit: rows.map((row) => row.exitDays),
      event: rows.map((row) => (row.left ? 1 : 0)),
      stratum: rows.map((row) => row.stratum),
      weight: rows.map((row) => row.weight),
    }),
  };
}
