// What one connection may spend: requests in flight, requests in a span of time, and the pauses that the other system asks for.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../core/clock.ts';
import type { Connector } from '../../core/connector/connector.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';
import { type Breaker, openBreaker } from './breaker.ts';
import { openRefusals } from './refusals.ts';

/** How a request ended, as far as it says something about what the system can take. */
export type Ended = 'answered' | 'too-many' | 'down' | 'unsent';

/** As this process knows it: replicas each keep a budget of their own. */
export interface BudgetState {
  /** Requests that may still be sent in this span; null where nothing is declared or said. */
  readonly left: number | null;
  /** Requests that may be in flight at present. */
  readonly lanes: number;
  readonly circuit: Breaker['state'];
}

/**
 * Of one connection in one process; all runs share it. The function that `take` answers has to be called exactly once, or a
 * lane stays taken.
 */
export interface Budget {
  /**
   * Waits for its turn; every run of the connection stands in the same line. A wait longer than some seconds is a fault
   * of kind `rate` without a status: nothing was sent, and whoever asked does something else until then.
   * What it answers is called once, with how the request ended. `name` tells the request from others, for as long as one is held.
   * With `now` no pause counts: a person asks.
   */
  take(signal: AbortSignal, name?: () => string, now?: true): Promise<(how: Ended) => void>;
  /** Nobody asks again before that is over. */
  pause(ms: number): void;
  /** The system answers: the pause it asked for is over. */
  resume(): void;
  /**
   * The system refused that request and says nothing of others: it is not sent again before that is over. True: so many were
   * refused of late that all of them should wait.
   */
  hold(name: string, ms: number | undefined): boolean;
  /** What the system says is left of its own count. */
  told(left: number): void;
  state(): BudgetState;
}

const patienceMs = 5_000;

/** Limits that the connector does not declare are unlimited, but for `concurrency`. `clock` is real time. */
export function openBudget(limits: Connector['limits'], clock: Clock): Budget {
  const spanMs = (limits.perSeconds ?? 1) * 1000;
  const most = limits.requests ?? Infinity;
  const breaker = openBreaker(clock);
  const lanes = openLanes(limits.concurrency);
  const refused = openRefusals(clock);
  let running = 0;
  let pausedUntil = 0;
  let said: { left: number; at: number } | undefined;
  let sent: number[] = [];
  const line: (() => void)[] = [];
  const now = () => clock.now().getTime();

  /** How long until one more request would be within bounds; 0: now. */
  const waitMs = (): number => {
    const at = now();
    if (pausedUntil > at) return pausedUntil - at;
    const broken = breaker.waitMs();
    if (broken > 0 || most === Infinity) return broken;
    sent = sent.filter((time) => time > at - spanMs);
    const [oldest] = sent;
    return sent.length < most || oldest === undefined ? 0 : oldest + spanMs - at;
  };

  const end = (how: Ended): void => {
    running -= 1;
    if (how !== 'unsent') refused.tried();
    lanes.saw(how);
    breaker.end(how === 'too-many' ? 'answered' : how);
    // A lane more may have opened, or several closed.
    for (let free = lanes.open - running; free > 0; free -= 1) line.shift()?.();
  };

  return {
    async take(signal, name, isNow) {
      if (isNow !== true) await heldBack(refused.waitMs(name), signal);
      while (running >= lanes.open) await new Promise<void>((resolve) => line.push(resolve));
      running += 1;
      try {
        if (isNow !== true) await ownTurn(waitMs, signal);
      } catch (error) {
        end('unsent');
        throw error;
      }
      breaker.begin();
      if (most !== Infinity) sent.push(now());
      return end;
    },
    pause: (ms) => {
      pausedUntil = Math.max(pausedUntil, now() + ms);
    },
    resume: () => void (pausedUntil = 0),
    hold: (name, ms) => refused.hold(name, ms),
    told: (left) => {
      said = { left, at: now() };
    },
    state() {
      const own = most === Infinity ? null : Math.max(0, most - sent.filter((time) => time > now() - spanMs).length);
      const isFresh = said !== undefined && now() - said.at < Math.max(spanMs, 60_000);
      return { left: isFresh ? (said?.left ?? own) : own, lanes: lanes.open, circuit: breaker.state };
    },
  };
}

async function ownTurn(waitMs: () => number, signal: AbortSignal): Promise<void> {
  for (let wait = waitMs(); wait > 0; wait = waitMs()) {
    if (wait > patienceMs) throw tooLong(wait, 'connection');
    await sleep(wait, undefined, { signal });
  }
}

async function heldBack(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > patienceMs) throw tooLong(ms, 'request');
  if (ms > 0) await sleep(ms, undefined, { signal });
}

/** Half as many at once when the system asks for fewer, and one more after each round without that: TCP's way (RFC 5681). */
function openLanes(most: number) {
  let open = most;
  let good = 0;
  return {
    get open() {
      return open;
    },
    saw(how: Ended) {
      if (how === 'too-many') {
        open = Math.max(1, Math.floor(open / 2));
        good = 0;
      } else if (how === 'answered') {
        good += 1;
        if (good < open || open === most) return;
        open += 1;
        good = 0;
      }
    },
  };
}

const tooLong = (waitMs: number, concerns: RemoteFault['concerns']) =>
  new RemoteFault({
    concerns,
    kind: 'rate',
    blame: 'remote',
    message: 'The other system needs to be left alone for a while.',
    fix: 'Nothing has to be done; it goes on by itself.',
    retryAfterMs: waitMs,
  });
