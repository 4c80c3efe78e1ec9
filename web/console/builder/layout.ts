// Where steps stand that nobody has placed: from top to bottom, branches side by side.
import type { FlowDocument } from '../api/flows.ts';
import { waysOf } from './document.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

const columnPx = 330;
const rowPx = 150;
/** The source stands above the first step. */
export const sourcePlace: Place = { x: 0, y: -rowPx };

/** A step that several ways lead to stands on the first one. What no way leads to stands at the end. */
export function placesOf({ start, steps, layout = {} }: FlowDocument): ReadonlyMap<string, Place> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const places = new Map<string, Place>();
  let column = 0;
  let lowest = 0;
  const put = (id: string, row: number): void => {
    const step = byId.get(id);
    if (step === undefined || places.has(id)) return;
    places.set(id, { x: column * columnPx, y: row * rowPx });
    lowest = Math.max(lowest, row);
    const next = waysOf(step).flatMap(({ to }) => (to === null || places.has(to) ? [] : [to]));
    for (const [index, to] of next.entries()) {
      if (places.has(to)) continue;
      if (index > 0) column += 1;
      put(to, row + 1);
    }
  };
  if (start !== null) put(start, 0);
  for (const { id } of steps) {
    if (places.has(id)) continue;
    column = 0;
    put(id, lowest + 1);
  }
  for (const [id, place] of Object.entries(layout)) if (places.has(id)) places.set(id, place);
  return places;
}
