// Does what a button proposes: calls the tool, tells what came of it, and offers the way back.
import { useMutation } from '@tanstack/react-query';
import { undo } from '../api/actions.ts';
import { callTool, type ToolCall } from '../api/tasks.ts';
import type { Outcome } from '../api/wire.ts';
import { useService } from '../app/service.tsx';
import { useTelling } from '../kit/toast.tsx';

export function useTool(onDone?: (outcome: Outcome) => void) {
  const { api, newKey } = useService();
  const { announce } = useTelling();
  const takeBack = async (action: string, summary: string): Promise<void> => {
    try {
      await undo(api, action);
      announce(`Undone: ${summary}`);
    } catch (error) {
      announce(error instanceof Error ? error.message : String(error));
    }
  };
  return useMutation({
    mutationFn: (call: ToolCall) => callTool(api, call, newKey()),
    onSuccess: (outcome) => {
      const { status, summary, action_id: action } = outcome;
      // It says itself that it waits.
      if (status === 'pending_approval') announce(summary);
      else announce(summary, () => void takeBack(action, summary));
      onDone?.(outcome);
    },
  });
}
