// The part of the settings about the page for candidates and authorities, in wire names.
import { z } from 'zod';
import { PublicPage, PublishedAudit } from '../../core/public-page.ts';

const { audit, distributedOn, lastUsedOn, auditor } = PublishedAudit.shape;
const { name, publicKey, signature } = auditor.unwrap().unwrap().shape;
const page = PublicPage.shape;

const WirePublishedAudit = z.strictObject({
  audit: audit.describe('Id of a fairness audit.'),
  distributed_on: distributedOn.describe('When the organization began to use the score as it was audited.'),
  last_used_on: lastUsedOn.describe('The audit may go six months after this day; null: the score is in use.'),
  auditor: z
    .strictObject({
      name,
      public_key: publicKey.describe('Ed25519, SPKI in PEM.'),
      signature: signature.describe('Over the text of the digest of the audit, in base64.'),
    })
    .nullable()
    .default(null)
    .describe('An independent auditor who signed the audit; null: it is the organization’s own.'),
});

export const WirePublicPage = z
  .strictObject({ shown: page.shown.unwrap(), audits: z.array(WirePublishedAudit).max(50) })
  .describe('The page at /hiring/{client_id}, which needs no key. Only a person changes it. See docs/compliance.md.');

export const wirePublicPage = ({ shown, audits }: PublicPage): z.infer<typeof WirePublicPage> => ({
  shown,
  audits: audits.map((one) => ({
    audit: one.audit,
    distributed_on: one.distributedOn,
    last_used_on: one.lastUsedOn,
    auditor:
      one.auditor === null
        ? null
        : { name: one.auditor.name, public_key: one.auditor.publicKey, signature: one.auditor.signature },
  })),
});

export const publicPageOf = ({ shown, audits }: z.infer<typeof WirePublicPage>): PublicPage => ({
  shown,
  audits: audits.map((one) => ({
    audit: one.audit,
    distributedOn: one.distributed_on,
    lastUsedOn: one.last_used_on,
    auditor:
      one.auditor === null
        ? null
        : { name: one.auditor.name, publicKey: one.auditor.public_key, signature: one.auditor.signature },
  })),
});
