// The line on which the fake console service tells what changes.
import type { ServerResponse } from 'node:http';
import type { News } from '../../web/console/api/wire.ts';

export class ConsoleStream {
  readonly #lines = new Set<ServerResponse>();

  /** How many pages listen. */
  get count(): number {
    return this.#lines.size;
  }

  open(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store, no-transform' });
    response.write('event: ready\ndata: {}\n\n');
    this.#lines.add(response);
    response.on('close', () => this.#lines.delete(response));
  }

  tell(news: News): void {
    for (const line of this.#lines) line.write(`event: changed\ndata: ${JSON.stringify(news)}\n\n`);
  }

  /** Cuts every line off, as a proxy does. */
  cut(): void {
    for (const line of this.#lines) line.destroy();
    this.#lines.clear();
  }
}
