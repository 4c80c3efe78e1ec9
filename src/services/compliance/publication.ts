// What may be published, and what may be taken back: an audit that is there, a signature that is its auditor's, an address to write
// to; and no audit goes before the time for which New York's rules want it posted is over.
import { verify } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { Principal } from '../../core/access.ts';
import { publicationMonths } from '../../core/law/duties.ts';
import { type FieldFault, Problem } from '../../core/problem.ts';
import type { PublicPage, PublishedAudit } from '../../core/public-page.ts';
import type { Settings } from '../../core/settings.ts';

export interface Publishing {
  readonly by: Pick<Principal, 'kind'>;
  readonly before: Pick<Settings, 'publicPage'>;
  readonly after: Pick<Settings, 'publicPage' | 'complianceEmail'>;
  readonly today: Date;
  /** The digest of a stored audit; undefined: there is none of that id. */
  readonly digestOf: (audit: string) => Promise<string | undefined>;
  /** Whether anybody was scored after that day. */
  readonly scoredAfter: (day: string) => Promise<boolean>;
}

/** Throws where the page changes and may not. */
export async function expectPublishable({
  by,
  before,
  after,
  today,
  digestOf,
  scoredAfter,
}: Publishing): Promise<void> {
  const { publicPage: page, complianceEmail } = after;
  if (page.shown && complianceEmail === null)
    throw faults([
      {
        path: 'compliance_email',
        code: 'required',
        message: 'must be set while the public page is shown: candidates write to it.',
      },
    ]);
  if (JSON.stringify(page) === JSON.stringify(before.publicPage)) return;
  if (by.kind !== 'user')
    throw new Problem('forbidden', 'Only a person publishes. Sign in to the console and change the page there.');
  expectKept(before.publicPage, page, today);
  const found = await Promise.all(
    page.audits.map(async (one, index) => faultsOf(one, index, await digestOf(one.audit))),
  );
  const last = await lastUseFaults(page, { day: today.toISOString().slice(0, 10), scoredAfter });
  const errors = [...found.flat(), ...repeated(page), ...last];
  if (errors.length > 0) throw faults(errors);
}

const faults = (errors: FieldFault[]): Problem =>
  new Problem('validation_failed', errors.map(({ path, message }) => `${path} ${message}`).join(' '), { errors });

function faultsOf({ auditor }: PublishedAudit, index: number, digest: string | undefined): FieldFault[] {
  const path = `public_page.audits[${index}]`;
  if (digest === undefined)
    return [
      { path: `${path}.audit`, code: 'unknown', message: 'names no audit. GET /v1/retention/audits lists them.' },
    ];
  if (auditor === null || isSigned(auditor, digest)) return [];
  const message = 'is no Ed25519 signature of that key over the digest of the audit, as text.';
  return [{ path: `${path}.auditor.signature`, code: 'wrong', message }];
}

interface Use {
  readonly day: string;
  readonly scoredAfter: Publishing['scoredAfter'];
}

/** Said too early, the last use would let an audit go while the score is in use. */
async function lastUseFaults({ audits }: PublicPage, { day, scoredAfter }: Use): Promise<FieldFault[]> {
  const newest = audits
    .map(({ distributedOn }) => distributedOn)
    .toSorted()
    .at(-1);
  const found = audits.map(async ({ distributedOn, lastUsedOn }, index): Promise<FieldFault[]> => {
    const fault = (message: string) => [
      { path: `public_page.audits[${index}].last_used_on`, code: 'contradiction', message },
    ];
    if (lastUsedOn === null) return [];
    if (lastUsedOn < distributedOn) return fault('must not lie before the distribution date.');
    if (lastUsedOn > day) return fault('must not lie in the future.');
    if (distributedOn === newest && (await scoredAfter(lastUsedOn)))
      return fault('is too early: candidates were scored after it, and no later audit is published.');
    return [];
  });
  return (await Promise.all(found)).flat();
}

const repeated = ({ audits }: PublicPage): FieldFault[] =>
  audits.flatMap(({ audit }, index) =>
    audits.findIndex((one) => one.audit === audit) === index
      ? []
      : [{ path: `public_page.audits[${index}].audit`, code: 'repeated', message: 'stands twice.' }],
  );

/** Whether a name may stand under an audit: it is signed by the key that is shown beside it. */
function isSigned({ publicKey, signature }: NonNullable<PublishedAudit['auditor']>, digest: string): boolean {
  try {
    return verify(null, Buffer.from(digest), publicKey, Buffer.from(signature, 'base64'));
  } catch {
    // Node throws on what is no key: nothing is signed by it.
    return false;
  }
}

/** The first day on which an audit may go. */
const postedUntil = (lastUsedOn: string): string =>
  Temporal.PlainDate.from(lastUsedOn).add({ months: publicationMonths }).toString();

function expectKept(before: PublicPage, after: PublicPage, today: Date): void {
  const day = today.toISOString().slice(0, 10);
  const kept = after.shown ? new Set(after.audits.map(({ audit }) => audit)) : new Set<string>();
  for (const { audit, lastUsedOn } of before.shown ? before.audits : []) {
    if (kept.has(audit)) continue;
    if (lastUsedOn === null)
      throw new Problem(
        'conflict',
        `The audit ${audit} stays public while the score is in use. Say first when it was used last (last_used_on).`,
      );
    if (day < postedUntil(lastUsedOn))
      throw new Problem('conflict', `The audit ${audit} stays public until ${postedUntil(lastUsedOn)}.`);
  }
}
