// A link that is shown once: to be opened here, or copied and sent to whoever owns the account.
import type { ReactNode } from 'react';
import type { ConnectLink } from '../api/integrations.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { TextField } from '../kit/field.tsx';
import { useTelling } from '../kit/toast.tsx';

interface LinkFieldProps {
  readonly link: ConnectLink;
  readonly label?: string;
  /** False where it is for somebody else: whoever opens it uses it up. */
  readonly opens?: boolean;
}

export function LinkField({
  link: { url, expires_at: until },
  label = 'Link',
  opens = true,
}: LinkFieldProps): ReactNode {
  const { realClock } = useService();
  const { announce } = useTelling();
  const copy = (): void => {
    navigator.clipboard.writeText(url).then(
      () => announce('The link is copied.'),
      () => announce('The browser did not allow copying: select the link instead.'),
    );
  };
  return (
    <div className="grid gap-3">
      <TextField
        readOnly
        label={label}
        hint={`Shown this once. Works until ${realClock.full(until)}.`}
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        {opens && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonLook('main')}>
            Open it here
          </a>
        )}
        <Button icon="copy" onClick={copy}>
          Copy to send it
        </Button>
      </div>
    </div>
  );
}
