// Any connected CRM behind the port of the log: what happened with a candidate becomes an entry at the contact with their address.
import type { CandidateId } from '../../core/ids.ts';
import type { Crm } from '../../core/ports/crm.ts';
import { Problem } from '../../core/problem.ts';
import { type Candidate, noAddress } from '../../core/records.ts';
import { htmlOf } from './note-html.ts';
import { openWriteOnce, type OutgoingDependencies } from './write-once.ts';

export interface RemoteCrmDependencies extends OutgoingDependencies {
  /** Who the candidate is. */
  readonly ats: { candidate(id: CandidateId): Promise<Pick<Candidate, 'name' | 'email'>> };
}

export function remoteCrm({ ats, ...dependencies }: RemoteCrmDependencies): Crm {
  const once = openWriteOnce(dependencies);
  return {
    system: dependencies.remote.connector.system,
    repeats: 'read_back',
    unable: ({ email }) =>
      Promise.resolve(email === noAddress ? unaddressed(dependencies.remote.connector.title) : null),
    async log({ key, candidate, kind, text, at }) {
      const { name, email } = await ats.candidate(candidate);
      if (email === noAddress) throw new Problem('not_supported', unaddressed(dependencies.remote.connector.title));
      const instant = new Date(at);
      await once.write({
        key,
        to: { name, email },
        values: (mark) => {
          // The only place that every CRM keeps as it is and shows again.
          const marked = `${text}\n\n(Muster ${mark})`;
          return {
            text: marked,
            text_html: htmlOf(marked),
            title: `Recruiting: ${kind}`,
            at: instant.toISOString(),
            at_ms: instant.getTime(),
            day: instant.toISOString().slice(0, 10),
          };
        },
      });
    },
    hasLogged: (key) => once.hasWritten(key),
  };
}

const unaddressed = (title: string): string =>
  `${title} knows people by their e-mail address, and the ATS has none of this candidate. Enter one in the ATS.`;
