// Runs over which a process died go on one at a time in a process, so that the next death tells which of them it was.
import type { EngineDependencies } from './run.ts';

/** In memory of one process: several processes may each try one such run. */
export function openSuspects(): EngineDependencies['suspects'] {
  let isTaken = false;
  return {
    take() {
      if (isTaken) return undefined;
      isTaken = true;
      return () => {
        isTaken = false;
      };
    },
  };
}
