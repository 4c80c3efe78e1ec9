// The sandbox systems as they stand: pipeline, calendar, mailbox and chat, so that everybody can see what an action did.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sandboxQuery } from '../api/sandbox.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { Board } from '../sandbox/board.tsx';
import { CalendarList, MailboxList, MessageList } from '../sandbox/lists.tsx';

const everyMs = 5_000;

export function Screen(): ReactNode {
  const { api, session } = useService();
  const { whisper } = useTelling();
  const query = useQuery({ ...sandboxQuery(api, session), refetchInterval: everyMs });
  const refresh = async (): Promise<void> => {
    await query.refetch();
    whisper('Pipeline refreshed');
  };
  return (
    <Page
      title="Pipeline"
      width="full"
      about="What the sample systems hold right now. Nothing leaves this machine."
      actions={
        <Button icon="refresh" onClick={() => void refresh()}>
          Refresh
        </Button>
      }
    >
      <Shown query={query} what="the pipeline">
        {(sandbox) => (
          <div className="grid gap-6">
            <Board sandbox={sandbox} />
            <div className="grid items-start gap-4 lg:grid-cols-3">
              <CalendarList sandbox={sandbox} />
              <MailboxList sandbox={sandbox} />
              <MessageList sandbox={sandbox} />
            </div>
          </div>
        )}
      </Shown>
    </Page>
  );
}
