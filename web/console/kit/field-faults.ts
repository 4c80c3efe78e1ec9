// Which field of a form a fault belongs to: its name is the path under which the service knows it.
import { createContext, use } from 'react';

export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

export const FieldFaults = createContext<readonly FieldFault[]>([]);

/** What somebody sent may lie in an envelope; the form knows what is in it. */
const isAbout = (path: string, name: string): boolean => {
  const own = path.replace(/^(body|arguments)\./, '');
  return own === name || own.startsWith(`${name}.`);
};

export function faultsAt(faults: readonly FieldFault[], name: string | undefined): readonly FieldFault[] {
  return name === undefined || name === '' ? [] : faults.filter(({ path }) => isAbout(path, name));
}

export const useFaultsAt = (name: string | undefined): readonly FieldFault[] => faultsAt(use(FieldFaults), name);
