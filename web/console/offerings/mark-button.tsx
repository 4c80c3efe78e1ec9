// Publishes or withdraws an offering. What that begins or ends, and at whom, is told before.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { markOffering, offeringClientsQuery, type Offering } from '../api/offerings.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Hidden } from '../kit/layout.tsx';
import { useTelling } from '../kit/toast.tsx';
import { beginningWords, endingWords } from './mark-words.ts';
import { useClientNames } from './names.ts';

interface MarkButtonProps {
  readonly offering: Offering;
  readonly look?: 'main' | 'plain';
}

export function MarkButton({ offering, look = 'plain' }: MarkButtonProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { name, status } = offering;
  return (
    <>
      <Button look={look} onClick={() => setAsking(true)}>
        {status === 'published' ? 'Withdraw' : status === 'withdrawn' ? 'Publish again' : 'Publish'}
        <Hidden>{` ${name}`}</Hidden>
      </Button>
      {isAsking && <MarkDialog offering={offering} onClose={() => setAsking(false)} />}
    </>
  );
}

function MarkDialog({ offering, onClose }: { offering: Offering; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const nameOf = useClientNames();
  const { offering_id: id, name, status } = offering;
  const clients = useQuery(offeringClientsQuery(api, id));
  const isEnding = status === 'published';
  const marking = useMutation({
    mutationFn: () => markOffering(api, id, isEnding ? 'withdrawn' : 'published'),
    onSuccess: () => {
      announce(isEnding ? `${name} is withdrawn.` : `${name} is published.`);
      onClose();
    },
  });
  const words = isEnding ? endingWords : beginningWords;
  return (
    <Confirm
      title={isEnding ? `Withdraw “${name}”?` : `Publish “${name}”?`}
      verb={isEnding ? 'Withdraw' : 'Publish'}
      look={isEnding ? 'bad' : 'main'}
      busy={marking.isPending || clients.isPending}
      error={marking.error ?? clients.error}
      onConfirm={() => marking.mutate()}
      onClose={onClose}
    >
      {clients.isPending ? 'Looking up who has it …' : words({ offering, clients: clients.data?.data ?? [], nameOf })}
    </Confirm>
  );
}
