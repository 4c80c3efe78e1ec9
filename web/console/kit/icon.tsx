// Small drawings on a 24 × 24 grid, stroked in the colour of the text. Decoration: the words beside them say the same.
import type { ReactNode } from 'react';

const drawings = {
  today: 'M3.5 11.5L12 4.5l8.5 7 M6 9.5V20h12V9.5 M10 20v-5.5h4V20',
  assistant: 'M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z M8 9.5h8 M8 13h5',
  approvals: 'M12 3l7.5 3v5.5c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5V6z M8.7 12l2.3 2.3 4.4-4.6',
  actions: 'M12 7.5V12l3 2 M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.3 M3.5 4v4.3h4.3',
  pipeline: 'M4 5h4v14H4z M10 5h4v9h-4z M16 5h4v11.5h-4z',
  rules: 'M5 4v7 M5 15v5 M3 13h4 M12 4v3 M12 11v9 M10 9h4 M19 4v9 M19 17v3 M17 15h4',
  template: 'M5 4h14v16H5z M8.5 8.5h7 M8.5 12h7 M8.5 15.5h4',
  sequence:
    'M6 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z M6 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4z M6 20.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z M11 5.5h9 M11 12h9 M11 18.5h9',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z M19 12a7 7 0 0 0-.1-1.2l2-1.6-2-3.4-2.4 1a7 7 0 0 0-2-1.2L14 3h-4l-.5 2.6a7 7 0 0 0-2 1.2l-2.4-1-2 3.4 2 1.6a7 7 0 0 0 0 2.4l-2 1.6 2 3.4 2.4-1a7 7 0 0 0 2 1.2L10 21h4l.5-2.6a7 7 0 0 0 2-1.2l2.4 1 2-3.4-2-1.6c.1-.4.1-.8.1-1.2z',
  access: 'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M2.5 20c.6-3.6 3.2-5.5 6.5-5.5 1.6 0 3 .4 4.1 1.2 M17 14v6 M14 17h6',
  setup: 'M4 6l1.5 1.5L8.5 4.5 M4 12.5l1.5 1.5 3-3 M4 19l1.5 1.5 3-3 M12 6.5h8 M12 13h8 M12 19.5h8',
  retention: 'M4 19h16 M4 15c3 0 4-9 8-9s4 5 8 5',
  fairness: 'M12 4v16 M7 20h10 M5 7h14 M5 7l-2.5 6h5z M19 7l-2.5 6h5z',
  veteran: 'M12 3l2.6 5.6 6 .8-4.4 4.2 1.1 6L12 16.7 6.7 19.6l1.1-6L3.4 9.4l6-.8z',
  plug: 'M9 3v5 M15 3v5 M6.5 8h11v3a5.5 5.5 0 0 1-11 0z M12 16.5V21',
  builder: 'M4 4h6v5H4z M14 15h6v5h-6z M7 9v4a4 4 0 0 0 4 4h3',
  undo: 'M8 5L4 9l4 4 M4 9h9.5a5.5 5.5 0 0 1 0 11H8',
  redo: 'M16 5l4 4-4 4 M20 9h-9.5a5.5 5.5 0 0 0 0 11H16',
  send: 'M12 20V5 M5.5 11.5L12 5l6.5 6.5',
  stop: 'M7 7h10v10H7z',
  usage: 'M4 20h16 M7 16v-5 M12 16V5 M17 16V9',
  decision: 'M6 3.5h9l4 4v13H6z M9.5 13.5l2.2 2.2 4-4.4',
  audit: 'M4 6h9 M4 11h6 M4 16h5 M15 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M18 18l2.5 2.5',
  globe: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z M3.5 12h17 M12 3.5c-4 5-4 12 0 17 4-5 4-12 0-17z',
  offer: 'M4 8h16v12H4z M12 8v12 M4 12.5h16 M12 8C8 8 7 4 9.5 4S12 8 12 8s0-4 2.5-4S16 8 12 8z',
  funnel: 'M4 5h16l-6 7.5V19l-4-2v-4.5z',
  check: 'M5 12.5l4.7 4.7L19.5 7',
  cross: 'M6 6l12 12 M18 6L6 18',
  plus: 'M12 5v14 M5 12h14',
  leave: 'M10 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4 M15 8l4 4-4 4 M19 12H9.5',
  refresh: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5 M20 4v4.5h-4.5',
  move: 'M4 12h15 M13.5 6.5L19 12l-5.5 5.5',
  calendar: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z M4 10.5h16 M8.5 3.5V7 M15.5 3.5V7',
  mail: 'M4 6h16v12.5H4z M4 7l8 6.5L20 7',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M16.2 16.2L20.5 20.5',
  note: 'M6 3.5h9l4 4v13H6z M9.5 11h6 M9.5 15h6',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5z M10 21h4',
  warning: 'M12 4L2.8 19.5h18.4z M12 10v4.5 M12 17v.3',
  menu: 'M4 7h16 M4 12h16 M4 17h16',
  sun: 'M12 4v2 M12 18v2 M4 12h2 M18 12h2 M6.3 6.3l1.4 1.4 M16.3 16.3l1.4 1.4 M6.3 17.7l1.4-1.4 M16.3 7.7l1.4-1.4 M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  download: 'M12 4v11 M7 10.5l5 5 5-5 M5 20h14',
  copy: 'M9 9h11v11H9z M5 15H4V4h11v1',
  trash: 'M5 7h14 M9 7V4.5h6V7 M7 7l1 13h8l1-13',
  edit: 'M5 19l1-4L16.5 4.5l3 3L9 18z',
  key: 'M8 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M12 12h9 M18 12v3 M21 12v2',
  forward: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  /** Lists that can be turned round: neither way yet, upwards, downwards. */
  order: 'M8 9.5l4-4 4 4 M8 14.5l4 4 4-4',
  rising: 'M12 19V5.5 M6.5 11L12 5.5l5.5 5.5',
  falling: 'M12 5v13.5 M6.5 13l5.5 5.5L17.5 13',
  filter: 'M4 6.5h16 M7 12h10 M10 17.5h4',
  /** Work that goes on for a while: bars, each as far as it is. */
  jobs: 'M4 6.5h16 M4 12h10 M4 17.5h6 M18 12h2 M14 17.5h6',
  /** What ran before, and when. */
  runs: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z M10 8.5v7l5.5-3.5z',
} as const;

export type IconName = keyof typeof drawings;

export const Icon = ({ name, className = 'size-5' }: { name: IconName; className?: string }): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`shrink-0 fill-none stroke-current ${className}`}
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={drawings[name]} />
  </svg>
);
