// Lets a parent model take signals that an organization's history holds and the parent does not know: weight 0 until learned.
import { protectedAttributeOf } from '../protected/refuse-protected.ts';
import type { FamilyModel, SignalModel } from '../model/family-model.ts';
import { scaledSignal } from './root-model.ts';
import type { TrainingRow } from './training-rows.ts';

const fewestKnown = 25;

export function extendSignals(parent: FamilyModel, rows: readonly TrainingRow[]): FamilyModel {
  const known = new Set(parent.signals.map((signal) => signal.name));
  const names = [...new Set(rows.flatMap(({ signals }) => Object.keys(signals)))]
    .filter((name) => !known.has(name))
    .toSorted();
  const more = names.flatMap((name): SignalModel[] => {
    const values = rows.flatMap(({ signals }) => signals[name] ?? []);
    const [min, max] = [Math.min(...values), Math.max(...values)];
    if (values.length < fewestKnown || min === max || protectedAttributeOf(name) !== undefined) return [];
    const spec = { name, label: name.replaceAll('_', ' '), unit: '', shape: 'linear' as const, sign: 0 as const };
    const span = max - min;
    return [scaledSignal({ ...spec, min: min >= 0 ? 0 : min - span, max: max + span }, rows)];
  });
  return { ...parent, signals: [...parent.signals, ...more] };
}
