// Long work of the processor in turns, so that nobody else has to wait for its end.
import { setImmediate } from 'node:timers/promises';

/** Between two yields the work has to stay well below 50 ms. Throws the reason of the signal once it is aborted. */
export async function inSlices<Answer>(work: Generator<void, Answer>, signal?: AbortSignal): Promise<Answer> {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    await setImmediate(undefined, signal === undefined ? {} : { signal });
  }
}
