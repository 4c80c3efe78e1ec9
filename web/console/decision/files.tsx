// The record as files that prove by themselves that nobody changed them.
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { printedRecord, sealedRecord } from '../api/decisions.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { saveFile, saveText } from '../kit/save.ts';
import { Fault } from '../kit/states.tsx';

export function RecordFiles({ id }: { id: string }): ReactNode {
  const { api } = useService();
  const printing = useMutation({
    mutationFn: async () => saveFile(await printedRecord(api, id), `decision-${id}.pdf`),
  });
  const sealing = useMutation({
    mutationFn: async () =>
      saveText(await sealedRecord(api, id), `decision-${id}.ndjson`, 'application/x-ndjson;charset=utf-8'),
  });
  if (!useAllowed('retention:*')) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon="download" busy={printing.isPending} onClick={() => printing.mutate()}>
        PDF
      </Button>
      <Button icon="download" busy={sealing.isPending} onClick={() => sealing.mutate()}>
        JSON
      </Button>
      <Fault error={printing.error ?? sealing.error} />
    </div>
  );
}
