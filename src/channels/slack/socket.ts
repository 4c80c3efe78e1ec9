// Socket mode: Slack speaks through a connection that we open, for an installation that no request can reach. What comes is stored
// before it is acknowledged, as at the endpoint.
import { setTimeout as sleep } from 'node:timers/promises';
import { SocketModeReceiver, webApi } from '@slack/bolt';
import { z } from 'zod';
import type { InboundResponse } from '../../core/inbound-endpoint.ts';
import { defectOf, type Log } from '../../core/log.ts';
import { type Envelope, idOf } from './read-event.ts';
import { clientOptions, silent } from './web-api.ts';

const Arrived = z.looseObject({ body: z.looseObject({}), ack: z.custom<() => Promise<void>>() });

export interface Socket {
  close(): Promise<void>;
}

export interface SocketDependencies {
  readonly appToken: string;
  readonly apiUrl: string | undefined;
  readonly log: Log;
  /** Stores it; below 300: it may be acknowledged. */
  readonly take: (body: Envelope, id: string) => Promise<InboundResponse>;
}

/** A connection that ends sooner counts as failed: Slack keeps good ones for hours. */
const steadyMs = 5_000;
const mostWaitMs = 60_000;
/** Somebody who closes the service does not wait for Slack's goodbye. */
const goodbyeMs = 2_000;

/**
 * Answers at once: a Slack that is away must not keep the service from starting. Connections are opened anew here, because the
 * library gives up for good, by an unhandled rejection, when `apps.connections.open` fails once.
 */
export function openSocket(dependencies: SocketDependencies): Socket {
  const closing = new AbortController();
  const running = keepOpen(dependencies, closing.signal);
  return {
    async close() {
      closing.abort();
      await Promise.race([running, sleep(goodbyeMs, undefined, { ref: false })]);
    },
  };
}

async function keepOpen(dependencies: SocketDependencies, closing: AbortSignal): Promise<void> {
  let failures = 0;
  while (!closing.aborted) {
    let waitMs = 0;
    try {
      failures = (await hold(dependencies, closing)) === 'steady' ? 0 : failures + 1;
    } catch (error) {
      failures += 1;
      if (error instanceof webApi.WebAPIRateLimitedError) waitMs = error.retryAfter * 1000;
      if (!closing.aborted) complain(dependencies.log, error, failures);
    }
    if (failures > 0) waitMs = Math.min(mostWaitMs, Math.max(waitMs, 500 * 2 ** Math.min(failures, 10)));
    // Woken by the end of the service: the loop sees it.
    await sleep(waitMs, undefined, { signal: closing }).catch(() => undefined);
  }
}

function complain(log: Log, error: unknown, attempt: number): void {
  // A token that Slack refuses does not heal by itself; `npm run doctor` says what to do.
  if (error instanceof webApi.WebAPIPlatformError)
    log.error('slack socket refused', { code: error.data.error, attempt });
  else log.warn('slack socket failed', { attempt, defect: defectOf(error) });
}

/** One connection from its begin to its end. Throws when it cannot be opened. */
async function hold(
  { appToken, apiUrl, take, log }: SocketDependencies,
  closing: AbortSignal,
): Promise<'steady' | 'brief'> {
  const { client } = new SocketModeReceiver({
    appToken,
    logger: silent,
    autoReconnectEnabled: false,
    installerOptions: { clientOptions: clientOptions(apiUrl) },
  });
  const ended = new Promise<void>((resolve) => void client.once('disconnected', () => resolve()));
  client.on('slack_event', (event: unknown) => void hear(event, take, log));
  const leave = () => void client.disconnect();
  closing.addEventListener('abort', leave, { once: true });
  try {
    await client.start();
    // Asked to close while it opened, when there was nothing to close yet.
    if (closing.aborted) leave();
    const done = new AbortController();
    const steady = sleep(steadyMs, true, { signal: done.signal, ref: false }).catch(() => false);
    await ended;
    done.abort();
    return (await steady) ? 'steady' : 'brief';
  } finally {
    closing.removeEventListener('abort', leave);
  }
}

async function hear(event: unknown, take: SocketDependencies['take'], log: Log): Promise<void> {
  const arrived = Arrived.safeParse(event);
  if (!arrived.success) return;
  const { body, ack } = arrived.data;
  try {
    const { status } = await take(body, idOf(body, JSON.stringify(body)));
    if (status < 300) await ack();
  } catch (error) {
    // Without an answer Slack sends it again, which is what a store that is away needs, or a connection that just ended.
    log.warn('slack event not acknowledged', { defect: defectOf(error) });
  }
}
