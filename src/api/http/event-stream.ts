// Server-sent events. The stream opens with its first event, so that what fails before still gets its own status.
import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StreamEvent } from '../route.ts';

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
  const emit = ({ event, data }: StreamEvent): void => {
    if (!open) {
      open = true;
      void reply.type(eventStreamType).header('x-accel-buffering', 'no').send(stream);
    }
    if (stream.writable) stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
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
