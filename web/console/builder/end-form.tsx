// One end of a flow: an account, and a collection in it.
import type { ReactNode } from 'react';
import type { FlowEnd } from '../api/flows.ts';
import { useCollections } from '../integrations/collections.ts';
import { EndFields } from '../integrations/end-fields.tsx';
import { useBuilder } from './context.ts';

interface EndFormProps {
  readonly end: FlowEnd;
  /** Only collections that can be written. */
  readonly writes?: boolean;
  readonly onChange: (end: FlowEnd) => void;
}

export function EndForm({ end, writes = false, onChange }: EndFormProps): ReactNode {
  const { connections } = useBuilder();
  const held = connections.find(({ connection_id: id }) => id === end.connection);
  const collections = useCollections(held).filter(({ actions }) => !writes || actions.length > 0);
  const fitting =
    end.connection === null && end.system !== null ? `Connect ${end.system}, or choose another system.` : '';
  return (
    <>
      {fitting !== '' && <p className="mb-2 text-sm text-warn">{fitting}</p>}
      <EndFields
        end={{ connection: end.connection ?? '', endpoint: end.collection ?? '' }}
        {...{ connections, collections }}
        onChange={({ connection, endpoint }) => {
          const found = connections.find(({ connection_id: id }) => id === connection);
          // A template names its collection before anybody has chosen the account.
          const kept = found?.system === end.system && endpoint === '' ? end.collection : endpoint;
          onChange({
            ...end,
            system: found?.system ?? end.system,
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an id that the list of connections gave
            connection: (found === undefined ? null : connection) as FlowEnd['connection'],
            collection: kept === '' ? null : kept,
          });
        }}
      />
    </>
  );
}
