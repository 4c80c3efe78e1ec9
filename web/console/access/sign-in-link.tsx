// A link by which a person signs in once: made here, sent by whatever way the two of them trust.
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeSignInLink } from '../api/access.ts';
import type { User } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { LinkField } from '../integrations/link-field.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Fault } from '../kit/states.tsx';

export function SignInLinkDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const { api } = useService();
  const making = useMutation({ mutationFn: () => makeSignInLink(api, user.user_id) });
  return (
    <Dialog title={`Sign-in link for ${user.name}`} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-sm text-muted">
          {`Whoever opens it first is signed in as ${user.name}, once. Send it to them alone; the audit trail tells that you made it.`}
        </p>
        <Fault error={making.error} />
        {making.data === undefined ? (
          <Button
            data-first
            look="main"
            className="justify-self-start"
            busy={making.isPending}
            onClick={() => making.mutate()}
          >
            Make the link
          </Button>
        ) : (
          <LinkField link={making.data} opens={false} />
        )}
      </div>
    </Dialog>
  );
}
