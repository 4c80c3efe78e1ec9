// Publishes an audit on the page that candidates and authorities read, or says that the score as it was audited is no longer used.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Audit } from '../api/audits.ts';
import { changeSettings, settingsQuery } from '../api/settings.ts';
import type { Settings } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { AreaField, Switch, TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

type Published = Settings['public_page']['audits'][number];

interface PublishProps {
  readonly audit: Audit;
  readonly onClose: () => void;
}

export function PublishDialog({ audit, onClose }: PublishProps): ReactNode {
  const { api } = useService();
  return (
    <Dialog title="Publish the audit" onClose={onClose}>
      <Shown query={useQuery(settingsQuery(api))} what="the public page">
        {(settings) => <PublishForm audit={audit} settings={settings} onClose={onClose} />}
      </Shown>
    </Dialog>
  );
}

function PublishForm({ audit, settings, onClose }: PublishProps & { readonly settings: Settings }): ReactNode {
  const { api, queries, session } = useService();
  const { announce } = useTelling();
  const [email, setEmail] = useState(settings.compliance_email ?? '');
  const before = settings.public_page.audits.find((one) => one.audit === audit.audit_id);
  const [published, setPublished] = useState<Published>(before ?? newlyPublished(audit));
  const publishing = useMutation({
    mutationFn: () => {
      const others = settings.public_page.audits.filter((one) => one.audit !== audit.audit_id);
      return changeSettings(api, {
        compliance_email: email,
        public_page: { shown: true, audits: [...others, published] },
      });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['settings'] });
      announce('The audit is public.');
      onClose();
    },
  });
  return (
    <Form
      className="grid grid-cols-1 gap-4"
      error={publishing.error}
      isBusy={publishing.isPending}
      onSubmit={() => publishing.mutate()}
    >
      <WhereRead organization={session.organization.id} />
      <Days
        at={lastOf(settings, before)}
        published={published}
        wasPublished={before !== undefined}
        onChange={setPublished}
      />
      <TextField
        name="compliance_email"
        label="Contact for candidates"
        type="email"
        required
        hint="Opt-outs, corrections and questions come here. Audits go to it as well."
        value={email}
        onChange={({ currentTarget: { value } }) => setEmail(value)}
      />
      <Auditor
        at={lastOf(settings, before)}
        published={published}
        digest={audit.report.digest}
        onChange={setPublished}
      />
      <FormFault />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <button data-first type="submit" className={buttonLook('main')} aria-disabled={publishing.isPending}>
          Publish
        </button>
      </DialogActions>
    </Form>
  );
}

/** The path of its fields: it stands last among those that are published. */
const lastOf = ({ public_page: { audits } }: Settings, before: Published | undefined): string =>
  `public_page.audits.${String(audits.length - (before === undefined ? 0 : 1))}`;

const WhereRead = ({ organization }: { organization: string }): ReactNode => (
  <p className="text-sm">
    Everybody can read it at{' '}
    <a href={`/hiring/${organization}`} target="_blank" rel="noreferrer" className="text-accent underline">
      {`/hiring/${organization}`}
    </a>
    . It stays for at least six months after the score was last used.
  </p>
);

const newlyPublished = ({ audit_id: audit, created_at: at }: Audit): Published => ({
  audit,
  distributed_on: at.slice(0, 10),
  last_used_on: null,
  auditor: null,
});

interface PartProps {
  /** The path of its fields. */
  readonly at: string;
  readonly published: Published;
  readonly onChange: (published: Published) => void;
}

const Days = ({ at, published, wasPublished, onChange }: PartProps & { readonly wasPublished: boolean }): ReactNode => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      name={`${at}.distributed_on`}
      label="Distribution date"
      type="date"
      required
      hint="When you began to use the score as audited."
      value={published.distributed_on}
      onChange={({ currentTarget: { value } }) => onChange({ ...published, distributed_on: value })}
    />
    {wasPublished && (
      <TextField
        name={`${at}.last_used_on`}
        label="Last used on"
        type="date"
        hint="Empty while it is in use."
        value={published.last_used_on ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...published, last_used_on: value === '' ? null : value })
        }
      />
    )}
  </div>
);

function Auditor({ at, published, digest, onChange }: PartProps & { readonly digest: string }): ReactNode {
  const { auditor } = published;
  const set = (change: Partial<NonNullable<Published['auditor']>>) =>
    auditor !== null && onChange({ ...published, auditor: { ...auditor, ...change } });
  return (
    <>
      <Switch
        kind="box"
        label="An independent auditor signed it"
        hint={
          <>
            They sign the digest <code className="text-xs break-all">{digest}</code> with Ed25519.
          </>
        }
        checked={auditor !== null}
        onChange={(on) => onChange({ ...published, auditor: on ? { name: '', public_key: '', signature: '' } : null })}
      />
      {auditor !== null && (
        <>
          <TextField
            name={`${at}.auditor.name`}
            label="Name of the auditor"
            required
            value={auditor.name}
            onChange={({ currentTarget: { value } }) => set({ name: value })}
          />
          <AreaField
            name={`${at}.auditor.public_key`}
            label="Public key (PEM)"
            required
            value={auditor.public_key}
            onChange={({ currentTarget: { value } }) => set({ public_key: value })}
          />
          <TextField
            name={`${at}.auditor.signature`}
            label="Signature (base64)"
            required
            value={auditor.signature}
            onChange={({ currentTarget: { value } }) => set({ signature: value.trim() })}
          />
        </>
      )}
    </>
  );
}
