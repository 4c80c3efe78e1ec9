// The last deliveries of an endpoint, with a replay of what failed.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deliveriesQuery, replayEvents, type Endpoint, type EventDelivery } from '../api/webhooks.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Chip } from '../kit/layout.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Fault, Shown } from '../kit/states.tsx';
import { deliveryWords } from './words.ts';

const dayMs = 86_400_000;

const replayedWords = ({ replayed, more }: { replayed: number; more: boolean }): string => {
  if (replayed === 0) return 'No failed events to replay.';
  const queued = replayed === 1 ? '1 event is queued again.' : `${String(replayed)} events are queued again.`;
  return more ? `${queued} There are more: replay once more.` : queued;
};

export function Deliveries({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }): ReactNode {
  const { api, clock, realClock } = useService();
  const query = useQuery(deliveriesQuery(api, endpoint.endpoint_id));
  const mayChange = useAllowed('integrations:*');
  const replaying = useMutation({
    mutationFn: () => replayEvents(api, endpoint.endpoint_id, new Date(realClock.now() - 7 * dayMs).toISOString()),
  });
  const columns: readonly ListColumn<EventDelivery>[] = [
    { name: 'Event', value: ({ event }) => event, cell: ({ event }) => event },
    { name: 'When', value: ({ occurred_at: when }) => when, cell: ({ occurred_at: when }) => clock.full(when) },
    {
      name: 'State',
      value: ({ status }) => deliveryWords[status].label,
      cell: ({ status, last_status: answer, last_error: error }) => (
        <>
          <Chip tone={deliveryWords[status].tone}>{deliveryWords[status].label}</Chip>
          {status !== 'delivered' && (
            <p className="text-sm text-muted">{error ?? (answer === null ? '' : `answered ${String(answer)}`)}</p>
          )}
        </>
      ),
    },
  ];
  return (
    <Dialog title="Last deliveries" onClose={onClose}>
      <div className="grid gap-4">
        <p className="break-all text-muted">{endpoint.url}</p>
        {mayChange && endpoint.status === 'enabled' && (
          <div className="grid justify-items-start gap-2">
            <Button busy={replaying.isPending} onClick={() => replaying.mutate()}>
              Replay failed events
            </Button>
            <p className="text-sm text-muted">Sends the failed events of the last 7 days again, with the same ids.</p>
          </div>
        )}
        {mayChange && endpoint.status !== 'enabled' && (
          <p className="text-sm text-muted">Resume the endpoint to send held events and to replay failed ones.</p>
        )}
        <p role="status" className="empty:hidden">
          {replaying.data !== undefined && replayedWords(replaying.data)}
        </p>
        <Fault error={replaying.error} />
        <Shown query={query} what="the deliveries">
          {({ data }) => (
            <List
              what="deliveries"
              columns={columns}
              rows={data}
              id={({ delivery_id: id }) => id}
              isShort
              empty={<Empty title="No deliveries yet">Deliveries appear here when a subscribed event happens.</Empty>}
            />
          )}
        </Shown>
      </div>
    </Dialog>
  );
}
