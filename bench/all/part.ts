// A part of bench:all: it runs in a process of its own and tells each row as soon as it knows it.
import type { Row } from './table.ts';

export interface PartRun {
  readonly tell: (row: Row) => void;
  /** What the command line says after the names of parts, such as the folder of n8n. */
  readonly options: PartOptions;
}

export interface PartOptions {
  /** How long a measurement lasts, as a multiple of the usual: 1, or 0.3 for a look. */
  readonly scale: number;
  readonly n8n: string | undefined;
  /** The largest size of a growth curve. */
  readonly most: number;
}

/** Thrown where something that a part needs is not installed here. */
export class Missing extends Error {}

export type RunPart = (run: PartRun) => Promise<void>;
