// A form whose fields become one call of a tool: it shows what the call would do while it is filled in, and does exactly that.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { previewQuery, type TaskPreview, type ToolCall } from '../api/tasks.ts';
import { ApiProblem } from '../api/client.ts';
import { useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { Form, FormFault } from '../kit/form.tsx';
import { useSettled } from '../kit/settled.ts';
import { PreviewView } from './preview.tsx';
import { useTool } from './use-tool.ts';

interface ToolDialogProps {
  readonly title: string;
  /** Undefined while something is missing. */
  readonly call: ToolCall | undefined;
  /** On the button, where nobody has to approve first. */
  readonly verb: string;
  readonly look?: 'main' | 'bad';
  /** What is missing, where there is no call yet. */
  readonly missing?: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Told of a refusal that offers something else to choose. */
  readonly choices?: (choices: readonly string[]) => ReactNode;
}

const restMs = 350;
const nothing: ToolCall = { tool: '', arguments: {} };

/** What the call would do, as soon as its fields have rested. */
function usePreview(call: ToolCall | undefined) {
  const { api } = useService();
  const settled = useSettled(call, restMs);
  const query = useQuery({ ...previewQuery(api, settled ?? nothing), enabled: settled !== undefined });
  const isCurrent = settled !== undefined && JSON.stringify(settled) === JSON.stringify(call);
  return {
    preview: isCurrent && !query.isFetching && !query.isError ? query.data : undefined,
    error: isCurrent ? query.error : null,
    isAsking: call !== undefined && (!isCurrent || query.isFetching),
    ask: () => void query.refetch(),
  };
}

export function ToolDialog({
  title,
  call,
  verb,
  look = 'main',
  missing,
  onClose,
  children,
  choices,
}: ToolDialogProps): ReactNode {
  const { preview, error, isAsking, ask } = usePreview(call);
  const acting = useTool(onClose);
  const isReady = call !== undefined && preview !== undefined && !acting.isPending;
  const refusal = refusedFor(acting, call) ?? error;
  return (
    <Dialog title={title} place="side" onClose={onClose}>
      <Form
        className="grid gap-4"
        error={refusal}
        keepsFocus={refusal === error}
        isBusy={!isReady}
        onSubmit={() => isReady && acting.mutate({ ...call, digest: preview.digest }, { onError: ask })}
      >
        {children}
        <PreviewBox {...{ preview, isAsking, missing }} isQuiet={call === undefined} />
        <FormFault />
        {refusal instanceof ApiProblem && choices?.(refusal.choices)}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook(look)} aria-disabled={!isReady}>
            {preview?.waits_because == null ? verb : 'Ask for approval'}
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** What the press was refused for, as long as the fields say the same. */
function refusedFor(
  { error, variables }: Pick<ReturnType<typeof useTool>, 'error' | 'variables'>,
  call: ToolCall | undefined,
): Error | null {
  const isSame =
    variables !== undefined && JSON.stringify([variables.tool, variables.arguments]) === JSON.stringify(listed(call));
  return isSame ? error : null;
}

const listed = (call: ToolCall | undefined): unknown => (call === undefined ? undefined : [call.tool, call.arguments]);

interface BoxProps {
  readonly preview: TaskPreview | undefined;
  readonly isAsking: boolean;
  readonly isQuiet: boolean;
  readonly missing: string | undefined;
}

/** It keeps its place while it is asked anew: nothing jumps under the pointer. */
const PreviewBox = ({ preview, isAsking, isQuiet, missing }: BoxProps): ReactNode => (
  <section aria-label="Preview" aria-busy={isAsking} className="min-h-28 rounded-card bg-soft p-4">
    <h3 className="mb-2 text-sm font-semibold">What will happen</h3>
    {preview !== undefined && <PreviewView preview={preview} />}
    {isAsking && preview === undefined && <p className="text-sm text-muted">Checking…</p>}
    {isQuiet && <p className="text-sm text-muted">{missing ?? 'Fill in the fields to see it here.'}</p>}
  </section>
);
