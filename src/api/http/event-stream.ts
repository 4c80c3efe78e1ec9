// Server-sent events. The stream opens with its first event, so that what fails before still gets its own status.
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StreamEvent } from '../route.ts';

/** A listener that takes nothing in is cut off before it fills the memory. */
const mostWaiting = 1_000_000;

const eventStreamType = 'text/event-stream; charset=utf-8';

export interface EventStream {
  readonly emit: (event: StreamEvent) => void;
  readonly isOpen: () => boolean;
  readonly end: (last: StreamEvent) => void;
}

export function openEventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough();
  // A listener that left does not stop the work: what was instructed is done, and the answer waits under its key.
  stream.on('error', () => stream.destroy());
  let open = false;
  const emit = ({ event, id, data }: StreamEvent): void => {
    if (!open) {
      open = true;
      // Proxies keep back what they may compress or gather.
      const headers = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };
      void reply.type(eventStreamType).headers(headers).send(stream);
    }
    if (stream.writableLength > mostWaiting) stream.destroy();
    const line = id === undefined ? '' : `id: ${id}\n`;
    if (stream.writable) stream.write(`event: ${event}\n${line}data: ${JSON.stringify(data)}\n\n`);
  };
  return {
    emit,
    isOpen: () => open,
    end(last) {
      emit(last);
      stream.end();
    },
  };
}

export const wantsStream = (accept: string | undefined): boolean =>
  accept?.toLowerCase().includes('text/event-stream') === true;
