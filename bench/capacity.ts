// What an installation needs, counted from what single operations cost: docs/performance.md says what is assumed and why.

/** What one operation costs, with all that follows from it. */
export interface UnitCost {
  readonly serviceMs: number;
  readonly databaseMs: number;
  readonly rows: number;
  readonly bytes: number;
  readonly walBytes: number;
}

export interface Usage {
  readonly actionsAMonth: number;
  /** How often each kind of operation happens for one action. */
  readonly perAction: Readonly<Record<string, number>>;
  /** Actions come in working hours only, and in the busiest hour so many times as many as in the others. */
  readonly workingHoursAMonth: number;
  readonly peak: number;
  /** How busy a core may be in that hour. */
  readonly utilisation: number;
}

export interface Capacity {
  readonly actionsASecond: number;
  readonly peakASecond: number;
  readonly serviceCores: number;
  readonly databaseCores: number;
  readonly rowsAMonth: number;
  readonly bytesAMonth: number;
  readonly walBytesASecond: number;
}

/** A fifth of all actions are asked for in words; each is looked at a few times and told to a connected system once. */
export const usualMonth: Usage = {
  actionsAMonth: 1e8,
  perAction: { task: 0.8, turn: 0.2, event: 1, score: 0.2, show: 2, list: 1 },
  workingHoursAMonth: 22 * 8,
  peak: 2,
  utilisation: 0.6,
};

export function capacityOf(usage: Usage, costs: Readonly<Record<string, UnitCost>>): Capacity {
  const all = (of: (cost: UnitCost) => number): number =>
    Object.entries(usage.perAction).reduce((sum, [kind, times]) => {
      const cost = costs[kind];
      if (cost === undefined) throw new Error(`nothing is known of what one ${kind} costs`);
      return sum + times * of(cost);
    }, 0);
  const actionsASecond = usage.actionsAMonth / (usage.workingHoursAMonth * 3_600);
  const peakASecond = actionsASecond * usage.peak;
  const cores = (ms: number) => (peakASecond * ms) / 1_000 / usage.utilisation;
  return {
    actionsASecond,
    peakASecond,
    serviceCores: cores(all(({ serviceMs }) => serviceMs)),
    databaseCores: cores(all(({ databaseMs }) => databaseMs)),
    rowsAMonth: usage.actionsAMonth * all(({ rows }) => rows),
    bytesAMonth: usage.actionsAMonth * all(({ bytes }) => bytes),
    walBytesASecond: peakASecond * all(({ walBytes }) => walBytes),
  };
}
