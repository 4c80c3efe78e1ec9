// The table of incoming messages: what real servers, mail programs and people send, and what each of them is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageIdOf } from '../../src/connectors/message-id.ts';

export interface MailShape {
  readonly is: string;
  readonly wroteBy: string;
  /** As it stands in the mailbox, with CRLF. */
  readonly raw: string;
}

/** `letter` is the key of Muster's letter that the shapes answer. */
export function mailShapes(letter: string): readonly MailShape[] {
  const table = readFileSync(join(import.meta.dirname, '../fixtures/incoming-mail/shapes.txt'), 'utf8');
  const [, ...shapes] = table.split(/^=== /mu);
  return shapes.map((shape) => {
    const [title = '', ...lines] = shape.replaceAll('{letter}', messageIdOf(letter, 'talent@acme.example')).split('\n');
    const [is = '', wroteBy = ''] = title.split(' | ');
    return { is, wroteBy, raw: lines.join('\r\n') };
  });
}
