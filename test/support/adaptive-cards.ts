// Microsoft's own parser of Adaptive Cards, as a second opinion on what Muster sends. Its bundle looks for a browser when it is
// loaded and needs none for parsing.
import { createRequire } from 'node:module';
import { z } from 'zod';

const looked = ['self', 'window', 'HTMLElement', 'document'] as const;
const Fault = z.looseObject({ message: z.string() });
const Context = z.looseObject({ eventCount: z.number() });

type Made = new (...given: unknown[]) => object;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a bundle without types of its own; what is read of it is checked below
const parser = loaded() as { AdaptiveCard: Made; SerializationContext: Made; Versions: Record<string, unknown> };

function loaded(): unknown {
  const before = looked.map((name) => [name, Reflect.get(globalThis, name)] as const);
  Object.assign(globalThis, {
    self: globalThis,
    window: globalThis,
    HTMLElement: Object,
    document: { addEventListener: () => undefined, createElement: () => ({ style: {} }) },
  });
  try {
    return createRequire(import.meta.url)('adaptivecards/dist/adaptivecards.min.js');
  } finally {
    for (const [name, value] of before)
      if (value === undefined) Reflect.deleteProperty(globalThis, name);
      else Reflect.set(globalThis, name, value);
  }
}

const call = (of: object, method: string, ...given: unknown[]): unknown =>
  Reflect.apply(z.custom<(...all: unknown[]) => unknown>().parse(Reflect.get(of, method)), of, given);

/** What the parser finds fault with in a card of version 1.5. */
export function faultsOf(card: object): string[] {
  const context = new parser.SerializationContext(parser.Versions['v1_5']);
  call(new parser.AdaptiveCard(), 'parse', card, context);
  const { eventCount } = Context.parse({ eventCount: Reflect.get(context, 'eventCount') });
  return Array.from({ length: eventCount }, (_, at) => Fault.parse(call(context, 'getEventAt', at)).message);
}
