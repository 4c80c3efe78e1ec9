// An answer that should be JSON, JSON lines or CSV and is not: what whoever reads of it can do.
import type { Connector } from '../../core/connector/connector.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';
import { isXml, type ReadBody } from './bodies.ts';
import type { Incoming } from './http.ts';

const fixes = {
  CSV: 'Mend that line at the source: a text with a comma or a line break has to stand in quotation marks.',
  JSON: 'Ask the system for its records one beside the other, not within one another.',
} as const;

/**
 * `transient` only where the answer may be a sign-in or maintenance page; what will be the same next time is `invalid`.
 * Quotes nothing of the answer.
 */
export function notJson(connector: Connector, answer: Incoming, unreadable: ReadBody['unreadable']): RemoteFault {
  if (unreadable === undefined) return notText(connector, answer);
  const { form, because } = unreadable;
  const message = `${connector.title} answered ${form} that cannot be read: ${because}`;
  const fix = fixes[form];
  return new RemoteFault({ kind: 'invalid', blame: 'integration', message, fix, status: answer.status });
}

const notText = (connector: Connector, answer: Incoming) =>
  isXml(answer)
    ? new RemoteFault({
        kind: 'invalid',
        blame: 'integration',
        message: `${connector.title} answered XML (HTTP ${answer.status}) where Muster reads JSON, JSON lines and CSV.`,
        fix: 'Ask the system for JSON: by its own parameter or address, since it does not heed the Accept header.',
        status: answer.status,
      })
    : new RemoteFault({
        kind: 'transient',
        blame: 'remote',
        message: `${connector.title} answered something that is no JSON (HTTP ${answer.status}).`,
        fix: 'Check the address of the connection: it may lead to a sign-in or maintenance page.',
        status: answer.status,
      });

/** After a write it is not known what the answer says of it. */
export const namesTwice = ({ title }: Pick<Connector, 'title'>, { status }: Incoming, unclear = false): RemoteFault =>
  new RemoteFault({
    kind: 'invalid',
    blame: 'remote',
    message: `${title} answered JSON that names a field twice in one object, with different values.`,
    fix: 'Nobody can say which value is meant: nothing of the answer was taken over. Tell the vendor.',
    status,
    unclear,
  });
