// Any connected system that sends text messages behind the port of texts.
import type { Texts } from '../../core/ports/texts.ts';
import { openWriteOnce, type OutgoingDependencies } from './write-once.ts';

export interface RemoteTextsDependencies extends OutgoingDependencies {
  /** Where it reports what became of the text of that key; null where no address of ours can be reached from there. */
  readonly callback: (key: string) => string | null;
}

export function remoteTexts({ callback, ...dependencies }: RemoteTextsDependencies): Texts {
  const once = openWriteOnce(dependencies);
  return {
    system: dependencies.remote.connector.system,
    repeats: 'read_back',
    unable: async () => null,
    async send({ key, to, text }) {
      await once.write({ key, to: null, values: () => ({ to, text, callback: callback(key) }) });
    },
    hasSent: (key) => once.hasWritten(key),
    // Twilio and Telnyx both do, as carriers ask (see services/operations/texts/keywords.ts).
    answersKeywords: async () => true,
  };
}
