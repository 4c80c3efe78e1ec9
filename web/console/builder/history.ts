// The document with its way back and forth. Typing in one field is one change.
import { useCallback, useReducer } from 'react';
import type { FlowDocument } from '../api/flows.ts';

interface History {
  readonly past: readonly FlowDocument[];
  readonly present: FlowDocument;
  readonly future: readonly FlowDocument[];
  /** What the last change was of: the same again goes with it. */
  readonly of: string;
}

type Move =
  | { readonly kind: 'change'; readonly to: FlowDocument; readonly of: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

const mostKept = 200;

function moved({ past, present, future, of }: History, move: Move): History {
  switch (move.kind) {
    case 'change': {
      if (move.to === present) return { past, present, future, of };
      const isSame = move.of !== '' && move.of === of;
      return { past: isSame ? past : [...past, present].slice(-mostKept), present: move.to, future: [], of: move.of };
    }
    case 'undo': {
      const before = past.at(-1);
      return before === undefined
        ? { past, present, future, of }
        : { past: past.slice(0, -1), present: before, future: [present, ...future], of: '' };
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after === undefined
        ? { past, present, future, of }
        : { past: [...past, present], present: after, future: rest, of: '' };
    }
    default:
      return move satisfies never;
  }
}

export interface Editing {
  readonly document: FlowDocument;
  /** `of` names what is changed, so that typing is undone in one go; empty for what stands alone. */
  readonly edit: (to: FlowDocument, of?: string) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
}

export function useHistory(first: FlowDocument): Editing {
  const [{ past, present, future }, move] = useReducer(moved, { past: [], present: first, future: [], of: '' });
  const edit = useCallback((to: FlowDocument, of = '') => move({ kind: 'change', to, of }), []);
  const undo = useCallback(() => move({ kind: 'undo' }), []);
  const redo = useCallback(() => move({ kind: 'redo' }), []);
  return {
    document: present,
    edit,
    undo: past.length === 0 ? undefined : undo,
    redo: future.length === 0 ? undefined : redo,
  };
}
