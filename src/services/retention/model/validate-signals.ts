// Checks a candidate's signals against what the model of the job family takes, and says of each fault what would be right.
import { type FieldFault, Problem } from '../../../core/problem.ts';
import type { Signals } from './encode.ts';
import type { FamilyModel, SignalModel } from './family-model.ts';

const fits = ({ min, max }: SignalModel, value: unknown): boolean =>
  typeof value === 'number' && value >= min && value <= max;

function unknownSignal({ signals, family }: FamilyModel, path: string): FieldFault {
  const known = signals.map((other) => other.name).join(', ');
  return { path, code: 'unknown_signal', message: `is no signal of ${family}; it takes ${known}` };
}

/** Of a value that does not fit. */
function faultOf(signal: SignalModel, value: unknown, path: string): FieldFault {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return {
      path,
      code: 'not_a_number',
      message: `must be a number from ${signal.min} to ${signal.max}; leave it out when it is not known`,
    };
  return { path, code: 'out_of_range', message: `must lie between ${signal.min} and ${signal.max}` };
}

export function signalFaults(
  model: FamilyModel,
  signals: Readonly<Record<string, unknown>>,
  prefix = 'signals',
): readonly FieldFault[] {
  const faults: FieldFault[] = [];
  for (const [name, value] of Object.entries(signals)) {
    const signal = model.signals.find((known) => known.name === name);
    if (signal !== undefined && fits(signal, value)) continue;
    const path = `${prefix}.${name}`;
    faults.push(signal === undefined ? unknownSignal(model, path) : faultOf(signal, value, path));
  }
  return faults;
}

export const knownSignals = (model: FamilyModel, signals: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(signals).filter(([name]) => model.signals.some((known) => known.name === name)));

export function validSignals(model: FamilyModel, signals: Readonly<Record<string, unknown>>): Signals {
  const faults = signalFaults(model, signals);
  if (faults.length > 0)
    throw new Problem('validation_failed', `The signals do not fit the model of ${model.family}.`, { errors: faults });
  const given = Object.entries(signals).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  );
  if (given.length === 0)
    throw new Problem('validation_failed', 'A score needs at least one signal.', {
      errors: [
        {
          path: 'signals',
          code: 'empty',
          message: `name at least one of ${model.signals.map((signal) => signal.name).join(', ')}`,
        },
      ],
    });
  return Object.fromEntries(given);
}
