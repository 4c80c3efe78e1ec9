// The field of the composer: names are completed while somebody types, Enter sends, Shift+Enter makes a new line.
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useAllowed } from '../app/service.tsx';
import { CompletionList, listId, optionId } from './completion-list.tsx';
import { useCompletion } from './use-completion.ts';

interface InstructionFieldProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onSend: () => void;
}

export function InstructionField({ field, onSend }: InstructionFieldProps): ReactNode {
  const mayAct = useAllowed('operations:*');
  const completing = useCompletion({
    read: () => ({ text: field.current?.value ?? '', cursor: field.current?.selectionStart ?? 0 }),
    write({ text, cursor }) {
      field.current?.setRangeText(text, 0, field.current.value.length);
      field.current?.setSelectionRange(cursor, cursor);
      field.current?.focus();
    },
  });
  const isOpen = completing.options.length > 0;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (completing.onKey(event)) return;
    // While an input method composes, Enter accepts its word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    completing.close();
    onSend();
  };
  return (
    <>
      {isOpen && <CompletionList {...completing} />}
      <textarea
        ref={field}
        id="instruction"
        rows={1}
        maxLength={4000}
        placeholder={mayAct ? 'Tell Muster what to do…' : 'Ask Muster what you would like to know…'}
        autoComplete="off"
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={completing.marked < 0 ? undefined : optionId(completing.marked)}
        className="field-sizing-content max-h-48 min-h-control min-w-0 flex-1 resize-none bg-transparent px-2 py-2.5 outline-none"
        onFocus={completing.begin}
        onInput={completing.look}
        onBlur={completing.close}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
