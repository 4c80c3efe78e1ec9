// To whom alone an order is addressed, where several people are named in it.
import { type Filling, usedOf } from './filling.ts';

/** Of people who are not named together, the likeliest: “Mr. Fitch asked me to tell Edwin”. */
export function onlyAddressed(filling: Filling): Filling {
  const people = usedOf(withJoined(filling), 'person');
  const [best] = people.toSorted((a, b) => b.used - a.used);
  if (best === undefined || people.length < 2) return filling;
  const joined = withJoined(filling);
  const isBeside = (at: number) =>
    people.some(({ span }) => span !== best.span && (span.to === at || span.from === at));
  if (isBeside(best.span.from - 1) || isBeside(best.span.to + 1)) return joined;
  const keeps = ({ span, used }: Filling['spans'][number]) =>
    span.kind !== 'person' || used <= 0.5 || span === best.span;
  return { ...filling, spans: filling.spans.filter(keeps) };
}

/** “Declan/Lorcan”, “Meera n Idris”: who is joined to somebody addressed is, too. */
function withJoined(filling: Filling): Filling {
  const { tokens } = filling.message;
  const used = usedOf(filling, 'person');
  const isJoined = (from: number) =>
    /^(?:\/|&|\+|n|and)$/.test(tokens[from - 1]?.word ?? '') && used.some(({ span }) => span.to === from - 1);
  return {
    ...filling,
    spans: filling.spans.map((one) =>
      one.span.kind === 'person' && one.used <= 0.5 && isJoined(one.span.from) ? { ...one, used: 0.51 } : one,
    ),
  };
}

/** Whose hiring manager is meant: who is named, else who was before, else who the talk is about. */
export function aboutOf(filling: Filling): readonly string[] {
  const named = usedOf(filling, 'person').flatMap(({ span }) => (span.candidates.length === 1 ? span.candidates : []));
  const { before, focus } = filling;
  return [named, before.candidates].find((ids) => ids.length > 0) ?? focus.candidates;
}
