// Things that can be carried from one place to another, by pointer, by finger and by keyboard; drawn by whoever uses it.
// Loaded with the screens that need it.
import { useRef, useState } from 'react';
import { useDrag, useDrop } from 'react-aria-components';
import { useTouchCarry, useTouchLanding } from './touch.ts';

const typeOf = (kind: string): string => `x-muster/${kind}`;

/** For what can be taken up: a long press of a finger selects none of its words. */
export const carriable = 'cursor-grab select-none [-webkit-touch-callout:none]';

interface Carried {
  /** What it is: places take one kind only. */
  readonly kind: string;
  readonly id: string;
  readonly isOff: boolean;
  /** Told when it is taken up, how far below its upper edge, and without an id when it has been put down. */
  readonly onCarry: (id: string | undefined, grip: number) => void;
}

/** The keyboard takes it up with a button of its own; all else in it keeps its own keys. Its element takes `ref`. */
export function useCarried<Item extends HTMLElement>({ kind, id, isOff, onCarry }: Carried) {
  const ref = useRef<Item>(null);
  const [isLifted, setLifted] = useState(false);
  const gripAt = (y: number): number => y - (ref.current?.getBoundingClientRect().top ?? y);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    isDisabled: isOff,
    getItems: () => [{ [typeOf(kind)]: id }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: ({ y }) => onCarry(id, gripAt(y)),
    onDragEnd: () => onCarry(undefined, 0),
  });
  useTouchCarry(ref, {
    kind,
    id,
    isOff,
    onTakeUp: (y) => {
      setLifted(true);
      onCarry(id, gripAt(y));
    },
    onPutDown: () => {
      setLifted(false);
      onCarry(undefined, 0);
    },
  });
  return { ref, dragProps, dragButtonProps, isDragging: isDragging || isLifted };
}

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
  const [isUnderFinger, setUnderFinger] = useState(false);
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
  useTouchLanding(ref, {
    kind,
    isOff,
    onLand,
    onOver: (y) => {
      setUnderFinger(y !== undefined);
      onOver?.(y);
    },
  });
  return { ref, dropProps, isDropTarget: isDropTarget || isUnderFinger };
}
