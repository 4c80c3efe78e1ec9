// Reads server-sent events from a fetch body, because EventSource cannot POST. Follows the WHATWG rules for the format.

export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** Takes text in pieces cut anywhere and gives the events that are complete. */
export class EventParser {
  #rest = '';
  #event = '';
  #data: string[] = [];
  #atStart = true;

  push(text: string): ServerEvent[] {
    this.#rest += this.#atStart ? text.replace(/^\uFEFF/, '') : text;
    if (text !== '') this.#atStart = false;
    // A CR at the very end may be half of a CRLF: it waits for the next piece.
    const end = this.#rest.endsWith('\r') ? this.#rest.length - 1 : this.#rest.length;
    const lines = this.#rest.slice(0, end).split(/\r\n|\r|\n/);
    this.#rest = (lines.pop() ?? '') + this.#rest.slice(end);
    return lines.map((line) => this.#line(line)).filter((event) => event !== undefined);
  }

  #line(line: string): ServerEvent | undefined {
    if (line === '') return this.#dispatch();
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#event = value;
    if (field === 'data') this.#data.push(value);
    return undefined;
  }

  #dispatch(): ServerEvent | undefined {
    const event = { event: this.#event === '' ? 'message' : this.#event, data: this.#data.join('\n') };
    const isEmpty = this.#data.length === 0;
    this.#event = '';
    this.#data = [];
    return isEmpty ? undefined : event;
  }
}

/** An event that the stream's end cuts short is dropped: whoever reads must look for the closing event. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = new EventParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel();
  }
}
