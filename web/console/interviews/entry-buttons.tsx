// Edit and delete beside one plan or pool.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../kit/button.tsx';
import { Confirm } from '../kit/confirm.tsx';
import { useTelling } from '../kit/toast.tsx';

interface EntryButtonsProps {
  readonly name: string;
  /** What deleting it does. */
  readonly about: string;
  readonly onEdit: () => void;
  readonly remove: () => Promise<void>;
}

export function EntryButtons({ name, about, onEdit, remove }: EntryButtonsProps): ReactNode {
  const { announce } = useTelling();
  const [isAsking, setIsAsking] = useState(false);
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      setIsAsking(false);
      announce(`Deleted: ${name}`);
    },
  });
  return (
    <div className="flex gap-1">
      <IconButton icon="edit" label={`Edit ${name}`} onClick={onEdit} />
      <IconButton icon="trash" label={`Delete ${name}`} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <Confirm
          title={`Delete ${name}?`}
          verb="Delete"
          busy={removing.isPending}
          error={removing.error}
          onConfirm={() => removing.mutate()}
          onClose={() => setIsAsking(false)}
        >
          {about}
        </Confirm>
      )}
    </div>
  );
}
