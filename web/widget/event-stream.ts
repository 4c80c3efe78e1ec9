// Server-sent events out of a response body, however the bytes are cut.

export interface StreamedEvent {
  readonly event: string;
  readonly data: string;
}

/** `heard` is called at every piece that arrives, also at one that completes no event. */
export async function* streamedEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  heard: () => void,
): AsyncGenerator<StreamedEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      heard();
      text += value;
      const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const found = eventIn(block);
        if (found !== undefined) yield found;
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function eventIn(block: string): StreamedEvent | undefined {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r\n|\n|\r/)) {
    const [, name, value = ''] = /^(event|data):? ?(.*)$/.exec(line) ?? [];
    if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
  }
  return data.length === 0 ? undefined : { event, data: data.join('\n') };
}
