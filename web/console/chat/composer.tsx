// Where instructions are written; the button sends, and stops while an answer runs.
import { useRef, type ReactNode } from 'react';
import { useAllowed } from '../app/service.tsx';
import { Icon } from '../kit/icon.tsx';
import { useChat } from './chat.tsx';
import { InstructionField } from './instruction-field.tsx';

export function Composer(): ReactNode {
  const { chat, state } = useChat();
  const mayAct = useAllowed('operations:*');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (): void => {
    const text = field.current?.value.trim() ?? '';
    if (field.current === null || state.isBusy) return;
    if (text === '') field.current.focus();
    else {
      field.current.value = '';
      chat.say(text);
    }
  };
  return (
    <form
      className="sticky bottom-0 bg-bg pt-2 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (state.isBusy) chat.stop();
        else send();
      }}
    >
      <label htmlFor="instruction" className="sr-only">
        Instruction
      </label>
      <div className="relative flex items-end gap-2 rounded-card border border-field bg-surface p-2 shadow-sm has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-accent">
        <InstructionField field={field} onSend={send} />
        <button
          type="submit"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:brightness-110"
        >
          <Icon name={state.isBusy ? 'stop' : 'send'} />
          <span className="sr-only">{state.isBusy ? 'Stop' : 'Send'}</span>
        </button>
      </div>
      <p className="mt-2 text-center text-xs text-muted">
        Enter sends, Shift + Enter makes a new line, Tab completes a name.
        {mayAct && ' High-stakes steps wait for approval.'}
      </p>
    </form>
  );
}
