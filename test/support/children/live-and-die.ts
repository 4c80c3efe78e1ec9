// A child process that lives the moment of the burst in the week that the journey plays, and kills itself in the middle of it.
import { burst } from '../week/lives.ts';
import { live, withoutWaitingForTheDisk } from '../week/live.ts';
import { scriptOf } from '../week/script.ts';

/** Steps of actions in the ledger, begun and ended ones, before the process is gone. */
const stepsToLive = 23;

withoutWaitingForTheDisk();
const [folder = '', secret = ''] = process.argv.slice(2);
let steps = 0;
const living = await live({
  folder,
  from: burst,
  storage: (storage) => ({
    ...storage,
    ledger: (tenant) => {
      const ledger = storage.ledger(tenant);
      return {
        ...ledger,
        step: (step) => {
          steps += 1;
          // The step itself is on its way when the process ends.
          if (steps === stepsToLive) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
          return ledger.step(step);
        },
      };
    },
  }),
});
for (const { at, act } of scriptOf()) if (at === burst && act.kind === 'event') await living.report(act.event, secret);
await living.runUntil(burst);
