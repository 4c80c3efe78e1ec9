// The builder: one flow as a drawing or as a list, tried out on sample records, saved as it is typed, published when it is right.
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { connectionsQuery } from '../api/integrations.ts';
import { flowQuery } from '../api/flows.ts';
import { useService } from '../app/service.tsx';
import { Back } from '../integrations/back.tsx';
import { Editor } from '../builder/editor.tsx';
import { Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';

export function Screen(): ReactNode {
  const { flow: id = '' }: { flow?: string } = useParams({ strict: false });
  const { api } = useService();
  const flow = useQuery(flowQuery(api, id));
  const connections = useQuery(connectionsQuery(api));
  if (flow.data !== undefined && connections.data !== undefined)
    return <Editor key={id} flow={flow.data} connections={connections.data.data} />;
  return (
    <Page title="Flow" width="full" back={<Back to="/builder">Builder</Back>}>
      <Shown query={flow} what="the flow">
        {() => (
          <Shown query={connections} what="the connections">
            {() => null}
          </Shown>
        )}
      </Shown>
    </Page>
  );
}
