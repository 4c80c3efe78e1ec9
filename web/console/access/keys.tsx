// The keys of programs: made and shown once, listed with their last use, revoked.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { keysQuery, revokeKey } from '../api/access.ts';
import type { ApiKey } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Card, Chip } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { NewKeyDialog } from './new-key.tsx';

const kinds: Readonly<Record<ApiKey['kind'], string>> = { live: 'Live', test: 'Test', pub: 'Publishable' };

export function KeysCard(): ReactNode {
  const { api, clock } = useService();
  const query = useQuery(keysQuery(api));
  const [isAdding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey | undefined>(undefined);
  const columns: readonly ListColumn<ApiKey>[] = [
    {
      name: 'Name',
      value: ({ name, last4 }) => `${name} …${last4}`,
      cell: ({ name, last4 }) => (
        <span>
          <span className="font-medium">{name}</span> <span className="text-muted">{`…${last4}`}</span>
        </span>
      ),
    },
    { name: 'Kind', value: ({ kind }) => kinds[kind], cell: ({ kind }) => kinds[kind] },
    { name: 'Scopes', value: ({ scopes }) => scopes.join(' '), cell: ({ scopes }) => told(scopes) },
    {
      name: 'Last used',
      value: ({ last_used_at: at }) => at,
      cell: ({ last_used_at: at }) => (at === null ? 'never' : clock.full(at)),
    },
    {
      name: 'State',
      value: ({ revoked_at: at }) => (at === null ? 'In use' : 'Revoked'),
      end: true,
      cell: (key) =>
        key.revoked_at === null ? (
          <Button aria-label={`Revoke ${key.name}`} onClick={() => setRevoked(key)}>
            Revoke
          </Button>
        ) : (
          <Chip>Revoked</Chip>
        ),
    },
  ];
  return (
    <Card
      title="API keys"
      actions={
        <Button icon="plus" onClick={() => setAdding(true)}>
          New key
        </Button>
      }
    >
      <Shown query={query} what="the keys">
        {({ data }) =>
          data.length === 0 ? (
            <Empty title="No keys yet">A program that calls Muster needs one.</Empty>
          ) : (
            <List what="API keys" columns={columns} rows={data} id={({ key_id: id }) => id} />
          )
        }
      </Shown>
      {isAdding && <NewKeyDialog onClose={() => setAdding(false)} />}
      {revoked !== undefined && <RevokeDialog apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </Card>
  );
}

function RevokeDialog({ apiKey: { key_id: id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const revoking = useMutation({
    mutationFn: () => revokeKey(api, id),
    onSuccess: () => {
      announce(`${name} is revoked.`);
      onClose();
    },
  });
  return (
    <Confirm
      title={`Revoke “${name}”?`}
      verb="Revoke"
      busy={revoking.isPending}
      error={revoking.error}
      onConfirm={() => revoking.mutate()}
      onClose={onClose}
    >
      Programs that use it are refused within five seconds. It cannot be brought back.
    </Confirm>
  );
}

/** Without what a wider one gives anyway: `veteran:*` reads as well. */
const told = (scopes: readonly string[]): string =>
  scopes.filter((scope) => !scope.endsWith(':read') || !scopes.includes(scope.replace(/read$/, '*'))).join(', ');
