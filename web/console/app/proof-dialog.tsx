// Before people, keys or the identity provider change: a new sign-in by the provider or a link, or an API key.
import { useEffect, useState, type ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { TextField } from '../kit/field.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import type { Service } from './service.tsx';
import { isSame, whoIsIn } from './session-watch.ts';

interface ProofProps {
  readonly service: Service;
  readonly answer: (proved: boolean) => void;
}

export function ProofDialog({ service, answer }: ProofProps): ReactNode {
  const { sign_in_url: url, by_key: byKey } = service.session.proof;
  const said = useSignInElsewhere(service, answer);
  return (
    <Dialog title="Show once more who you are" onClose={() => answer(false)}>
      <p className="mb-4 text-muted">
        This changes who gets in, and your sign-in was more than 15 minutes ago, or nobody said when it was.
      </p>
      {url !== null && (
        <a className={`${buttonLook('main')} mb-4`} href={`${url}?again=1`} target="_blank" rel="noopener">
          Sign in again
        </a>
      )}
      <p role="status" className="text-sm">
        {said}
      </p>
      {byKey ? (
        <KeyForm service={service} answer={answer} isFirst={url === null} />
      ) : (
        <DialogActions>
          <Button onClick={() => answer(false)}>Cancel</Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

/** Whoever comes back from another tab may have signed in there. */
function useSignInElsewhere({ api, session }: Service, answer: (proved: boolean) => void): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const look = async (): Promise<void> => {
      const found = await whoIsIn(api);
      if (found !== undefined && isSame(found, session) && found.proof.fresh) answer(true);
      else if (session.proof.sign_in_url !== null)
        setSaid('No new sign-in is here yet, or your provider did not say when it was.');
    };
    const back = (): void => void look();
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [api, session, answer]);
  return said;
}

function KeyForm({ service: { api }, answer, isFirst }: ProofProps & { isFirst: boolean }): ReactNode {
  const [key, setKey] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      await api.change('POST /console/session/proof', { body: { key } });
      answer(true);
    } catch (fault) {
      if (!(fault instanceof ApiProblem)) throw fault;
      setError(fault);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form className="grid gap-4" error={error} isBusy={isBusy} onSubmit={() => void send()}>
      <TextField
        data-first={isFirst ? true : undefined}
        required
        name="key"
        type="password"
        autoComplete="off"
        label="API key"
        hint="One of your organization with the scope admin. A new sign-in link, opened in this browser, does as well."
        value={key}
        onChange={({ currentTarget: { value } }) => setKey(value)}
      />
      <FormFault />
      <DialogActions>
        <Button onClick={() => answer(false)}>Cancel</Button>
        <button type="submit" className={buttonLook(isFirst ? 'main' : 'plain')} aria-disabled={isBusy}>
          Go on
        </button>
      </DialogActions>
    </Form>
  );
}
