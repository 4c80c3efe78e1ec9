// Things that can be carried from one place to another, by pointer, by touch and by keyboard; drawn by whoever uses it.
// Loaded with the screens that need it.
import { useRef } from 'react';
import { useDrag, useDrop } from 'react-aria-components';

const typeOf = (kind: string): string => `x-muster/${kind}`;

interface Carried {
  /** What it is: places take one kind only. */
  readonly kind: string;
  readonly id: string;
  readonly isOff: boolean;
  /** Told when it is taken up, how high of the page the pointer was then, and without an id when it has been put down. */
  readonly onCarry: (id: string | undefined, y: number) => void;
}

/** The keyboard takes it up with a button of its own; all else in it keeps its own keys. */
export const useCarried = ({ kind, id, isOff, onCarry }: Carried) =>
  useDrag({
    hasDragButton: true,
    isDisabled: isOff,
    getItems: () => [{ [typeOf(kind)]: id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ y }) => onCarry(id, y),
    onDragEnd: ({ y }) => onCarry(undefined, y),
  });

interface Landing {
  readonly kind: string;
  readonly isOff: boolean;
  /** With how far below its upper edge. */
  readonly onLand: (id: string, y: number) => void;
  /** While something is over it, and without a place once it has left. */
  readonly onOver?: (y: number | undefined) => void;
}

/** A place to put things down. Its element takes `ref` and has a name: that is what the keyboard says it would drop on. */
export function useLanding<Place extends HTMLElement>({ kind, isOff, onLand, onOver }: Landing) {
  const ref = useRef<Place>(null);
  const type = typeOf(kind);
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled: isOff,
    getDropOperation: (types) => (types.has(type) ? 'move' : 'cancel'),
    onDropMove: ({ y }) => onOver?.(y),
    onDropExit: () => onOver?.(undefined),
    onDrop: ({ items, y }) => {
      for (const item of items) {
        if (item.kind === 'text' && item.types.has(type)) void item.getText(type).then((id) => onLand(id, y));
      }
    },
  });
  return { ref, dropProps, isDropTarget };
}
