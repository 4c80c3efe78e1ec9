// Switches an add-on on, and off again after telling what that ends.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { switchAddOn, type AddOn } from '../api/offerings.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

export function SwitchButton({ addOn }: { addOn: AddOn }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [isAsking, setAsking] = useState(false);
  const { offering_id: id, name, needs, state } = addOn;
  const switching = useMutation({
    mutationFn: (to: 'enable' | 'disable') => switchAddOn(api, id, to),
    onSuccess: (_, to) => {
      setAsking(false);
      announce(
        to === 'disable' ? `${name} is off.` : needs.length > 0 ? `${name} waits for your accounts.` : `${name} is on.`,
      );
    },
  });
  if (state === 'off')
    return (
      <>
        <Button look="main" busy={switching.isPending} onClick={() => switching.mutate('enable')}>
          Switch it on
        </Button>
        {switching.isError && <Fault error={switching.error} />}
      </>
    );
  return (
    <>
      <Button onClick={() => setAsking(true)}>Switch it off</Button>
      {isAsking && (
        <Confirm
          title={`Switch “${name}” off?`}
          verb="Switch it off"
          busy={switching.isPending}
          error={switching.error}
          onConfirm={() => switching.mutate('disable')}
          onClose={() => setAsking(false)}
        >
          Its runs end at once. Your accounts stay connected, and what was moved stays on both sides.
        </Confirm>
      )}
    </>
  );
}
