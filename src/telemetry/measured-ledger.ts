// A ledger whose steps are counted: what became of actions, by tool.
import type { Action } from '../core/action.ts';
import type { Ledger } from '../core/ports/ledger.ts';
import type { Meter } from '../core/telemetry.ts';

/** Counts a status once, when it is reached: repeats and further attempts count nothing. */
export const measuredLedger = (ledger: Ledger, meter: Meter): Ledger => {
  const reached = ({ tool, status, uncertain }: Action): void => {
    meter.count('muster_actions_total', { tool, status });
    if (uncertain) meter.count('muster_uncertain_actions_total', { tool });
  };
  return {
    ...ledger,
    async open(opening) {
      const opened = await ledger.open(opening);
      if (opened.created) reached(opened.root);
      return opened;
    },
    async step(step) {
      const stepped = await ledger.step(step);
      // Another attempt is no new status.
      if (stepped !== undefined && !step.from.includes(stepped.status)) reached(stepped);
      return stepped;
    },
    async decide(decision) {
      const decided = await ledger.decide(decision);
      if (decided.kind === 'decided') reached(decided.action);
      return decided;
    },
  };
};
