// What an approval that was overtaken would do by now, and the way to ask for that instead.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import { previewQuery } from '../api/tasks.ts';
import type { Approval } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/layout.tsx';
import { PreviewView } from './preview.tsx';
import { useTool } from './use-tool.ts';

export function ChangedSince({
  approval: { tool, arguments: given, preview: asked },
}: {
  approval: Approval;
}): ReactNode {
  const { api } = useService();
  const { data: now, error } = useQuery(previewQuery(api, { tool, arguments: given }));
  const asking = useTool();
  if (error instanceof ApiProblem)
    return (
      <Card title="What changed">
        <p className="text-sm">{error.message}</p>
      </Card>
    );
  if (now === undefined) return null;
  return (
    <Card title="What changed">
      <p className="text-sm text-muted line-through">{asked}</p>
      <div className="mt-2">
        <PreviewView preview={now} />
      </div>
      <Button
        className="mt-3"
        busy={asking.isPending || asking.isSuccess}
        onClick={() => asking.mutate({ tool, arguments: given, digest: now.digest })}
      >
        Ask for this instead
      </Button>
    </Card>
  );
}
