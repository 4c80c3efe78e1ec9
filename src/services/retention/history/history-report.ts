// What an upload of history holds and what is wrong with it, row by row: shown before anything is taken.

export interface HistoryFault {
  /** The line of the file; 0 for a fault of a whole column or file. */
  readonly line: number;
  readonly column: string | null;
  readonly code: string;
  readonly message: string;
}

export interface ColumnReport {
  readonly name: string;
  readonly use: 'identity' | 'signal' | 'new_signal' | 'refused';
  readonly known: number;
  readonly missing: number;
}

export interface HistoryReport {
  readonly rows: number;
  readonly accepted: boolean;
  readonly columns: readonly ColumnReport[];
  readonly families: readonly { readonly jobFamily: string; readonly rows: number; readonly leavers: number }[];
  /** At most a thousand are listed. */
  readonly faults: readonly HistoryFault[];
  readonly faultCount: number;
  readonly warnings: readonly string[];
}

export const mostFaults = 1_000;
