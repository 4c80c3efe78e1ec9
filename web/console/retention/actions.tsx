// What may be done with a family's model: train it anew, or go back to the one before.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { retrain, rollBack, type ModelDetail } from '../api/retention.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { Fault } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { familyWords } from './words.ts';

export function FamilyActions({ model: { job_family: family, versions } }: { model: ModelDetail }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const [isAsking, setAsking] = useState(false);
  const starting = useMutation({
    mutationFn: () => retrain(api, family),
    onSuccess: () => {
      announce(`A retrain of ${familyWords(family)} has begun. The new model answers only if it is better.`);
    },
  });
  return (
    <>
      {versions.length > 1 && (
        <Button icon="undo" onClick={() => setAsking(true)}>
          Roll back
        </Button>
      )}
      <Button look="main" icon="refresh" busy={starting.isPending} onClick={() => starting.mutate()}>
        Retrain
      </Button>
      <Fault error={starting.error} />
      {isAsking && <RollBack family={family} onClose={() => setAsking(false)} />}
    </>
  );
}

function RollBack({ family, onClose }: { family: string; onClose: () => void }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const going = useMutation({
    mutationFn: () => rollBack(api, family),
    onSuccess: ({ model_version: version }) => {
      announce(`${version} answers from now on.`);
      onClose();
    },
  });
  return (
    <Confirm
      title="Go back to the previous version?"
      verb="Roll back"
      busy={going.isPending}
      error={going.error}
      onConfirm={() => going.mutate()}
      onClose={onClose}
    >
      {`New scores of ${familyWords(family)} come from the version that answered before. Scores that were given stay as they are, and no version is deleted.`}
    </Confirm>
  );
}
