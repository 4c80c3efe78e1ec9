// “The other one”: of those between whom was chosen, or of those who share the first name, the one who was not meant before.
import type { Focus } from './focus.ts';
import type { Known } from '../named/known.ts';

/** Ids; several where it stays open. */
export function othersThan(id: string, { offered }: Focus, known: Known): readonly string[] {
  if (offered.includes(id)) return offered.filter((one) => one !== id);
  const first = known.names.candidates.byId(id)?.name.split(' ')[0] ?? '';
  const found = known.names.candidates.find(first);
  return found.kind === 'several' ? found.people.map((one) => String(one.id)).filter((one) => one !== id) : [];
}
