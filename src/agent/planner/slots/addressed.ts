// To whom alone an order is addressed, where several people are named in it.
import { type Filling, usedOf } from './filling.ts';

/** Of people who are not named together, the likeliest: “Mr. Fitch asked me to tell Edwin”. */
export function onlyAddressed(filling: Filling): Filling {
  const people = usedOf(filling, 'person');
  const [best] = people.toSorted((a, b) => b.used - a.used);
  if (best === undefined || people.length < 2) return filling;
  const isBeside = (at: number) =>
    people.some(({ span }) => span !== best.span && (span.to === at || span.from === at));
  if (isBeside(best.span.from - 1) || isBeside(best.span.to + 1)) return filling;
  const keeps = ({ span, used }: Filling['spans'][number]) =>
    span.kind !== 'person' || used <= 0.5 || span === best.span;
  return { ...filling, spans: filling.spans.filter(keeps) };
}

/** Whose hiring manager is meant: who is named, else who was before, else who the talk is about. */
export function aboutOf(filling: Filling): readonly string[] {
  const named = usedOf(filling, 'person').flatMap(({ span }) => (span.candidates.length === 1 ? span.candidates : []));
  const { before, focus } = filling;
  return [named, before.candidates].find((ids) => ids.length > 0) ?? focus.candidates;
}
