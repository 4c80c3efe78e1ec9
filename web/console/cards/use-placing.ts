// Things that people put elsewhere by hand: shown at the new place at once, and back with the reason where the service refuses.
import { useState } from 'react';
import type { ToolCall } from '../api/tasks.ts';
import { useTelling } from '../kit/toast.tsx';
import { useTool } from './use-tool.ts';

/** On its way and not answered yet, or refused. */
export type Placing<Place> =
  | { readonly kind: 'moving'; readonly to: Place }
  | { readonly kind: 'refused'; readonly from: Place; readonly to: Place; readonly because: string };

interface Wish<Place> {
  readonly id: string;
  readonly from: Place;
  readonly to: Place;
  readonly call: ToolCall;
  /** Said where it is refused: `Inés Duarte stays in Applied.` */
  readonly stays: string;
}

export interface Placings<Place> {
  readonly of: (id: string) => Placing<Place> | undefined;
  /** One after the other for each thing: what is on its way is not sent elsewhere. */
  readonly place: (wish: Wish<Place>) => void;
}

export function usePlacing<Place>(): Placings<Place> {
  const { announce } = useTelling();
  const { mutateAsync } = useTool();
  const [all, setAll] = useState<ReadonlyMap<string, Placing<Place>>>(new Map());
  const set = (id: string, placing: Placing<Place> | undefined): void =>
    setAll((before) => {
      const others = [...before].filter(([each]) => each !== id);
      return new Map(placing === undefined ? others : [...others, [id, placing]]);
    });
  const place = async ({ id, from, to, call, stays }: Wish<Place>): Promise<void> => {
    set(id, { kind: 'moving', to });
    try {
      // Where it has to be approved first, the answer says so, and the thing goes back to wait where it was.
      await mutateAsync(call);
      set(id, undefined);
    } catch (error) {
      const because = error instanceof Error ? error.message : String(error);
      set(id, { kind: 'refused', from, to, because });
      announce(`${stays} ${because}`);
    }
  };
  return {
    of: (id) => all.get(id),
    place: (wish) => {
      if (all.get(wish.id)?.kind !== 'moving') void place(wish);
    },
  };
}
