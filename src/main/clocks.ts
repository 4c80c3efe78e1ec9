// The wall clock and the business clock, which a sandbox may set. The offset between them is stored, so that it survives a restart.
import type { Clock, Clocks } from '../core/clock.ts';

const offsetKey = 'business-clock-offset-ms';

interface State {
  get(key: string): Promise<string | undefined>;
  put(key: string, value: string): Promise<void>;
}

export interface MovableClocks extends Clocks {
  /** Business time continues from there; undefined: as the wall clock says. */
  startAt(time: Date | undefined): Promise<void>;
  /** Takes up the stored offset; false when there is none. */
  resume(): Promise<boolean>;
  /** Takes it up again and again, since another replica may set the clock. Answers what ends that. */
  follow(everyMs: number): () => void;
}

const wallClock: Clock = { now: () => new Date() };

/** `real` is the wall clock, unless somebody plays a whole week in a minute. */
export function openClocks(state: () => State, real: Clock = wallClock): MovableClocks {
  let offsetMs = 0;
  async function resume(): Promise<boolean> {
    const stored = await state().get(offsetKey);
    offsetMs = Number(stored ?? 0);
    return stored !== undefined;
  }
  return {
    real,
    business: { now: () => new Date(real.now().getTime() + offsetMs) },
    async startAt(time) {
      offsetMs = time === undefined ? 0 : time.getTime() - real.now().getTime();
      await state().put(offsetKey, String(offsetMs));
    },
    resume,
    follow(everyMs) {
      // A database that is away for a while leaves the clock as it was.
      const timer = setInterval(() => void resume().catch(() => undefined), everyMs).unref();
      return () => clearInterval(timer);
    },
  };
}
