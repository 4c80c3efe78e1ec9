// Cursors as they travel: sealed for one organization and one list, so that one that was made up, changed, or taken from another
// list is refused instead of being read as an empty end.
import type { TenantId } from '../../core/ids.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import { Problem } from '../../core/problem.ts';

/** The list that a cursor belongs to. */
export interface CursorPlace {
  readonly tenant: TenantId | undefined;
  /** Method and path of the route. */
  readonly route: string;
  readonly params: unknown;
}

const placeOf = ({ tenant, route, params }: CursorPlace): string =>
  `cursor|${tenant ?? ''}|${route}|${JSON.stringify(params ?? {})}`;

export const sealCursor = (sealer: Sealer, place: CursorPlace, cursor: string): string =>
  sealer.seal(cursor, placeOf(place));

/** Throws `invalid_cursor` for every text that was not sealed for that place. */
export function openCursor(sealer: Sealer, place: CursorPlace, sealed: string): string {
  try {
    return sealer.open(sealed, placeOf(place));
  } catch (cause) {
    const message = 'Not a cursor of this list. Send the next_cursor of the page before, or none for the first page.';
    throw new Problem('invalid_cursor', message, {
      cause,
      errors: [{ path: 'cursor', code: 'invalid_cursor', message }],
    });
  }
}
