// As much of XML as assertions are made of: elements, attributes, text and namespaces, and their one canonical form.
// What assertions have no use for (comments, sections, declarations of entities) is refused, so that nothing can hide there.

export interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What each prefix stands for here; '' is the default. */
  readonly scope: ReadonlyMap<string, string>;
  readonly children: (Element | string)[];
}

const token = /<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Throws a `SyntaxError` for what is no element, or holds more than that. */
export function parseXml(text: string): Element {
  const top: Element = { name: '', attributes: new Map(), scope: new Map(), children: [] };
  const open = [top];
  const whole = text.replaceAll('\r\n', '\n').replace(/^\s*<\?xml[^?]*\?>/, '');
  token.lastIndex = 0;
  while (token.lastIndex < whole.length) {
    const found = token.exec(whole);
    if (found === null) throw new SyntaxError('what stands there is no plain XML');
    takeIn(open, found);
  }
  const [root, ...more] = top.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  if (root === undefined || typeof root === 'string' || more.length > 0 || open.length > 1)
    throw new SyntaxError('there is not one element around it all');
  return root;
}

/** The last of those that are open takes it in, or ends by it. */
function takeIn(open: Element[], [, closes, name = '', attributes = '', isEmpty, words]: RegExpExecArray): void {
  const into = open.at(-1);
  if (into === undefined || (closes === '/' && into.name !== name))
    throw new SyntaxError(`${name} ends where it did not begin`);
  if (words !== undefined) into.children.push(plain(words));
  else if (closes === '/') open.pop();
  else {
    const element = opened(name, attributes, into.scope);
    into.children.push(element);
    if (isEmpty === '') open.push(element);
  }
}

function opened(name: string, text: string, around: ReadonlyMap<string, string>): Element {
  const attributes = new Map(
    [...text.matchAll(attribute)].map(([, key = '', double, single]) => [key, plain(double ?? single ?? '')]),
  );
  const declared = [...attributes]
    .filter(([key]) => isDeclaration(key))
    .map(([key, to]) => [key.slice(6), to] as const);
  return { name, attributes, scope: new Map([...around, ...declared]), children: [] };
}

const isDeclaration = (key: string): boolean => key === 'xmlns' || key.startsWith('xmlns:');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string => text.replaceAll(/&(#?\w*);?/g, (_, name: string) => standsFor(name));

function standsFor(name: string): string {
  const [, hex, decimal] = /^#(?:x([0-9a-f]{1,5})|(\d{1,6}))$/i.exec(name) ?? [];
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
  const known = entities[name];
  if (known === undefined) throw new SyntaxError(`&${name}; stands for nothing`);
  return known;
}

/** Exclusive XML Canonicalization 1.0 (RFC 3741), without comments and without what `leaves` names. */
export function canonical(
  element: Element,
  leaves?: Element,
  rendered: ReadonlyMap<string, string> = new Map(),
): string {
  const { name, attributes, scope } = element;
  const own = [...attributes].filter(([key]) => !isDeclaration(key));
  const used = new Set([prefixOf(name), ...own.map(([key]) => prefixOf(key)).filter((prefix) => prefix !== '')]);
  const declared = [...used]
    .filter((prefix) => prefix !== 'xml' && (scope.get(prefix) ?? '') !== (rendered.get(prefix) ?? ''))
    .toSorted()
    .map((prefix) => [prefix, scope.get(prefix) ?? ''] as const);
  const ordered = own.toSorted(([a], [b]) => compared(orderOf(a, scope), orderOf(b, scope)));
  const head = [
    name,
    ...declared.map(([prefix, to]) => `${prefix === '' ? 'xmlns' : `xmlns:${prefix}`}="${inQuotes(to)}"`),
    ...ordered.map(([key, value]) => `${key}="${inQuotes(value)}"`),
  ].join(' ');
  const known = new Map([...rendered, ...declared]);
  const inner = element.children.map((child) => {
    if (typeof child === 'string') return between(child);
    return child === leaves ? '' : canonical(child, leaves, known);
  });
  return `<${head}>${inner.join('')}</${name}>`;
}

const prefixOf = (name: string): string => (name.includes(':') ? name.slice(0, name.indexOf(':')) : '');
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
/** An attribute without a prefix is in no namespace. */
const orderOf = (name: string, scope: ReadonlyMap<string, string>): string =>
  `${prefixOf(name) === '' ? '' : (scope.get(prefixOf(name)) ?? '')}\n${localName(name)}`;
const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const between = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
const inQuotes = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\t', '&#x9;')
    .replaceAll('\n', '&#xA;')
    .replaceAll('\r', '&#xD;');

/** The elements of that name in that namespace, among the children. */
export const childrenOf = (element: Element | undefined, namespace: string, local: string): readonly Element[] =>
  (element?.children ?? []).filter(
    (child): child is Element =>
      typeof child !== 'string' &&
      localName(child.name) === local &&
      child.scope.get(prefixOf(child.name)) === namespace,
  );

export const textOf = (element: Element | undefined): string =>
  (element?.children ?? [])
    .filter((child) => typeof child === 'string')
    .join('')
    .trim();

export const namespaceOf = ({ name, scope }: Element): string => scope.get(prefixOf(name)) ?? '';
