// Makes DOM nodes. Text always becomes a text node and never markup, so nothing a candidate wrote can become code.

type Listener = (event: Event) => void;
type Value = string | number | boolean | undefined | Listener;
type Child = Node | string | undefined;

/** A function is a listener for the event of that name; false and undefined leave the attribute out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

function set(node: HTMLElement, name: string, value: Value): void {
  if (typeof value === 'function') node.addEventListener(name, value);
  else if (value === true) node.setAttribute(name, '');
  else if (value !== undefined && value !== false) node.setAttribute(name, String(value));
}

// Paths on a 24 × 24 grid, drawn as strokes in the colour of the text.
const drawings = {
  assistant: 'M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z M8 9.5h8 M8 13h5',
  approvals: 'M12 3l7.5 3v5.5c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5V6z M8.7 12l2.3 2.3 4.4-4.6',
  actions: 'M12 7.5V12l3 2 M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.3 M3.5 4v4.3h4.3',
  pipeline: 'M4 5h4v14H4z M10 5h4v9h-4z M16 5h4v11.5h-4z',
  undo: 'M8 5L4 9l4 4 M4 9h9.5a5.5 5.5 0 0 1 0 11H8',
  send: 'M12 20V5 M5.5 11.5L12 5l6.5 6.5',
  stop: 'M7 7h10v10H7z',
  check: 'M5 12.5l4.7 4.7L19.5 7',
  cross: 'M6 6l12 12 M18 6L6 18',
  leave: 'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4 M15 8l4 4-4 4 M19 12H9.5',
  refresh: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5 M20 4v4.5h-4.5',
  move: 'M4 12h15 M13.5 6.5L19 12l-5.5 5.5',
  calendar: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z M4 10.5h16 M8.5 3.5V7 M15.5 3.5V7',
  mail: 'M4 6h16v12.5H4z M4 7l8 6.5L20 7',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M16.2 16.2L20.5 20.5',
  note: 'M6 3.5h9l4 4v13H6z M9.5 11h6 M9.5 15h6',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5z M10 21h4',
  warning: 'M12 4L2.8 19.5h18.4z M12 10v4.5 M12 17v.300',
} as const;

export type IconName = keyof typeof drawings;

const svg = 'http://www.w3.org/2000/svg';

export function icon(name: IconName): SVGElement {
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', drawings[name]);
  const node = document.createElementNS(svg, 'svg');
  node.setAttribute('viewBox', '0 0 24 24');
  node.setAttribute('class', 'icon');
  node.setAttribute('aria-hidden', 'true');
  node.append(path);
  return node;
}
