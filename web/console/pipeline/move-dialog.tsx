// Moves one candidate to another stage: the stages as one choice, and the move as an action with its way back.
import { useState, type ReactNode } from 'react';
import { useTool } from '../cards/use-tool.ts';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { Form, FormFault } from '../kit/form.tsx';

interface MoveDialogProps {
  readonly candidate: { readonly candidate_id: string; readonly name: string; readonly stage: string };
  readonly stages: readonly string[];
  readonly onClose: () => void;
}

export function MoveDialog({ candidate, stages, onClose }: MoveDialogProps): ReactNode {
  const { candidate_id: id, name, stage } = candidate;
  const [to, setTo] = useState(stages[stages.indexOf(stage) + 1] ?? stage);
  const moving = useTool(onClose);
  return (
    <Dialog title={`Move ${name}`} onClose={onClose}>
      <Form
        error={moving.error}
        isBusy={moving.isPending}
        onSubmit={() => {
          if (moving.isPending) return;
          moving.mutate({ tool: 'move_stage', arguments: { candidate: id, stage: to } });
        }}
      >
        <fieldset className="grid gap-1">
          <legend className="mb-2 text-sm text-muted">{`Now in ${stage}`}</legend>
          {stages
            .filter((each) => each !== stage)
            .map((each) => (
              <label
                key={each}
                className="flex min-h-control items-center gap-3 rounded-small px-2 hover:bg-soft has-checked:bg-info-bg has-checked:text-info"
              >
                <input
                  type="radio"
                  name="stage"
                  className="size-5 accent-accent"
                  checked={each === to}
                  onChange={() => setTo(each)}
                  {...(each === to ? { 'data-first': true } : {})}
                />
                {each}
              </label>
            ))}
        </fieldset>
        <FormFault />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <button type="submit" className={buttonLook('main')} aria-disabled={moving.isPending}>
            Move
          </button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
