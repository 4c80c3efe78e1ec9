// Makes DOM nodes. Text always becomes a text node: nothing that the service answers can become markup or code.

type Value = string | boolean | undefined | ((event: Event) => void);
type Child = Node | string | undefined;

/** A function is a listener for the event of that name; false and undefined leave the attribute out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name, value);
    else if (value === true) node.setAttribute(name, '');
    else if (value !== undefined && value !== false) node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

const drawings = {
  chat: 'M4 5h16v11H9l-5 4z',
  close: 'M6 6l12 12M18 6L6 18',
} as const;

const svg = 'http://www.w3.org/2000/svg';

export function icon(name: keyof typeof drawings): SVGElement {
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', drawings[name]);
  const node = document.createElementNS(svg, 'svg');
  node.setAttribute('viewBox', '0 0 24 24');
  node.setAttribute('aria-hidden', 'true');
  node.append(path);
  return node;
}
