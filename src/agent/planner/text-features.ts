// Where a text begins and ends that is passed on word for word: a note, a message, a reason. Learned, token by token.
import type { Message } from './features.ts';
import type { Order } from './orders.ts';

/** The tokens that may belong to a text of an order. */
export function regionOf(order: Order, { clauses, tokens }: Message): { from: number; to: number } {
  const first = clauses[order.since];
  const next = clauses[order.until];
  const last = clauses[order.until - 1];
  return {
    from: first?.from ?? 0,
    to: Math.min(
      next?.from ?? tokens.length,
      order.until === clauses.length ? tokens.length : (last?.to ?? tokens.length),
    ),
  };
}

export interface Edge {
  readonly message: Message;
  readonly order: Order;
}

export function startFeatures(at: number, { message, order }: Edge): string[] {
  const { tool } = order;
  return [
    ...edgeWords(at, message),
    ...edgeWords(at, message).map((one) => `${tool} ${one}`),
    ...placed(at, { message, order }).map((one) => `${tool} ${one}`),
  ];
}

function edgeWords(at: number, { masks, tokens }: Message): string[] {
  const word = (place: number) => masks[place] ?? (tokens[place] === undefined ? '^' : '_');
  return [
    `b ${word(at - 1)}`,
    `b ${word(at - 2)} ${word(at - 1)}`,
    `b ${word(at - 3)} ${word(at - 2)} ${word(at - 1)}`,
    `t ${word(at)}`,
    `bt ${word(at - 1)} ${word(at)}`,
    `bbt ${word(at - 2)} ${word(at - 1)} ${word(at)}`,
    `tn ${word(at)} ${word(at + 1)}`,
    `btn ${word(at - 1)} ${word(at)} ${word(at + 1)}`,
  ];
}

function placed(at: number, { message, order }: Edge): string[] {
  const { clauses, spans, tokens } = message;
  const begins = clauses[order.begins]?.from ?? 0;
  const place = clauses.findIndex(({ from, to }) => at >= from && at < to);
  const opens = clauses[place]?.from === at;
  const role = roleOf(place, order);
  const people = spans.filter(({ kind }) => kind === 'person');
  const addressed = people.filter(({ to, from }) => to <= at && from >= begins).length;
  const [before = '', raw = ''] = [tokens[at - 1]?.raw, tokens[at]?.raw];
  return [
    `place ${role} ${opens}`,
    `opens ${opens} ${clauses[place]?.joint ?? ''} ${role}`,
    `person behind ${people.some(({ to }) => to === at)}`,
    `people before ${Math.min(2, addressed)} ${role}`,
    `within person ${people.some(({ from, to }) => from < at && at < to)}`,
    `mark ${isMark(raw)}`,
    `colon before ${tokens.slice(0, at).some((one) => one.raw === ':')} ${before === ':'}`,
    `quote ${/["“]/.test(before)}`,
    `far ${Math.min(6, at - begins)}`,
  ];
}

const isMark = (raw: string): boolean => !/^[\p{L}\d]/u.test(raw);
const roleOf = (place: number, order: Order): string =>
  place < 0
    ? 'mark'
    : place === order.begins
      ? 'in'
      : order.clauses.includes(place)
        ? 'more'
        : place < order.begins
          ? 'before'
          : 'after';

/** `at` is the token behind the last one of the text. */
export function endFeatures(at: number, { message, order, to }: Edge & { readonly to: number }): string[] {
  const { masks, tokens, clauses } = message;
  const word = (place: number) => masks[place] ?? (tokens[place] === undefined ? '^' : '_');
  const clause = clauses.findIndex((one) => at === one.to);
  const next = clauses.findIndex((one) => one.from >= at);
  const role =
    next < 0 ? 'end' : order.clauses.includes(next) ? 'more' : order.beside.includes(next) ? 'beside' : 'other';
  const base = [
    `l ${word(at - 1)}`,
    `a ${word(at)}`,
    `la ${word(at - 1)} ${word(at)}`,
    `aa ${word(at)} ${word(at + 1)}`,
    `ll ${word(at - 2)} ${word(at - 1)}`,
    `aaa ${word(at)} ${word(at + 1)} ${word(at + 2)}`,
  ];
  const place = [
    `clause end ${clause >= 0}`,
    `message end ${at >= tokens.length}`,
    `region end ${at >= to}`,
    `next ${role} ${clause >= 0}`,
    `left ${Math.min(5, to - at)}`,
    `mark ${tokens[at - 1]?.isWord === false && !/\d/.test(tokens[at - 1]?.raw ?? '')}`,
  ];
  return [
    ...base,
    ...base.map((one) => `${order.tool} ${one}`),
    ...place,
    ...place.map((one) => `${order.tool} ${one}`),
  ];
}

/** Whether the words of the text are the planner's to choose: “let him know”. */
export function freeFeatures({ message, order }: Edge): string[] {
  const { masks, clauses, tokens } = message;
  const clause = clauses[order.begins];
  const words = masks.slice(clause?.from ?? 0, clause?.to ?? 0).flatMap((mask) => mask ?? []);
  const region = regionOf(order, message);
  return [
    order.tool,
    `${order.tool} rest ${Math.min(6, region.to - (clause?.to ?? 0))}`,
    `${order.tool} clauses ${order.clauses.length} ${order.beside.length}`,
    `${order.tool} last ${words.at(-1) ?? ''}`,
    `${order.tool} last ${words.at(-2) ?? ''} ${words.at(-1) ?? ''}`,
    `${order.tool} n ${Math.min(8, words.length)}`,
    `${order.tool} ${words.slice(0, 6).join(' ')}`,
    ...words.map((word) => `${order.tool} w ${word}`),
    ...words.map((word, at) => `${order.tool} b ${words[at - 1] ?? '^'} ${word}`),
    `${order.tool} ends ${tokens.at(-1)?.raw ?? ''}`,
    ...clauses.flatMap((one, at) =>
      at > order.begins && at < order.until
        ? [
            `${order.tool} then ${one.joint}`,
            `${order.tool} then ${one.joint} ${masks[one.from] ?? ''}`,
            `${order.tool} then ${masks[one.from] ?? ''} ${masks[one.from + 1] ?? ''}`,
            `${order.tool} role ${order.clauses.includes(at) ? 'more' : 'beside'}`,
          ]
        : [],
    ),
  ];
}
