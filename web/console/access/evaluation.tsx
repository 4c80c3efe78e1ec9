// Whether one's own talks may become scenarios for evaluations, and for admins the export of those that may.
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consentQuery, exportTalks, giveConsent, withdrawConsent } from '../api/evaluation.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Switch } from '../kit/field.tsx';
import { Card } from '../kit/layout.tsx';
import { saveText } from '../kit/save.ts';
import { Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';

export function EvaluationCard(): ReactNode {
  const { session } = useService();
  const mayExport = useAllowed('admin');
  if (session.user === null && !mayExport) return null;
  return (
    <Card
      title="Conversations as examples"
      hint="Your organization can try language models on recorded conversations with the assistant"
      actions={mayExport ? <ExportTalks /> : undefined}
    >
      {session.user !== null && <Consent />}
    </Card>
  );
}

function Consent(): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const query = useQuery(consentQuery(api));
  const changing = useMutation({
    mutationFn: (isGiven: boolean) => (isGiven ? giveConsent(api) : withdrawConsent(api)),
    onSuccess: (_, isGiven) => {
      announce(isGiven ? 'Your conversations may be used.' : 'Your conversations are left out from now on.');
    },
  });
  return (
    <Shown query={query} what="your choice" rows={1}>
      {({ given_at: given }) => (
        <>
          <Switch
            label="Use my conversations as examples"
            hint="Without names, addresses and numbers. Admins download them and try models of their choice on them. You can withdraw at any time; what was already downloaded is not called back."
            checked={given !== null}
            onChange={(isGiven) => changing.mutate(isGiven)}
          />
          {changing.isError && <Fault error={changing.error} />}
        </>
      )}
    </Shown>
  );
}

function ExportTalks(): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const exporting = useMutation({
    mutationFn: () => exportTalks(api),
    onSuccess: (talks) => {
      saveText(JSON.stringify(talks, null, 1), 'own-conversations.json');
      const { scenarios, consents } = talks;
      announce(
        `${String(scenarios.length)} conversations of ${String(consents)} people are in own-conversations.json. Check them before you share them.`,
      );
    },
  });
  return (
    <>
      <Button icon="download" busy={exporting.isPending} onClick={() => exporting.mutate()}>
        Export conversations
      </Button>
      {exporting.isError && <Fault error={exporting.error} />}
    </>
  );
}
