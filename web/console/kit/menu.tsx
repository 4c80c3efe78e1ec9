// A button that opens a list of further actions: arrow keys go through them, a letter jumps, Escape and Tab leave.
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { placeAfter } from './menu-keys.ts';

export interface MenuItem {
  readonly name: string;
  readonly icon: IconName;
  readonly onChoose: () => void;
}

interface MenuProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly items: readonly MenuItem[];
  readonly className?: string;
}

export function Menu({ label, icon, items, className = '' }: MenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    frame.current?.querySelector('button')?.focus();
  };
  return (
    <div
      ref={frame}
      className={`relative ${className}`}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        {...(icon === undefined ? {} : { icon })}
        className="w-full"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
        <Icon name="down" className="size-3.5" />
      </Button>
      {isOpen && <Lines {...{ id, label, items, close }} />}
    </div>
  );
}

interface LinesProps extends Pick<MenuProps, 'label' | 'items'> {
  readonly id: string;
  readonly close: () => void;
}

function Lines({ id, label, items, close }: LinesProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus(), []);
  return (
    <ul
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      className="absolute start-0 top-full z-20 mt-1 min-w-56 rounded-card border border-line bg-surface p-1 shadow-2xl max-sm:min-w-full"
      onKeyDown={(event) => onMenuKey(event, close)}
    >
      {items.map((item) => (
        <li key={item.name} role="none">
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="flex min-h-control w-full items-center gap-3 rounded-small px-3 text-start text-sm hover:bg-soft focus-visible:bg-soft"
            onClick={() => {
              // What opens next gives the focus back to the button, for this line is gone by then.
              close();
              item.onChoose();
            }}
          >
            <Icon name={item.icon} className="size-4.5 text-muted" />
            {item.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function onMenuKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (key === 'Escape' || key === 'Tab') {
    // The dialog that the menu stands in stays open.
    event.preventDefault();
    event.stopPropagation();
    close();
    return;
  }
  if (ctrlKey || metaKey || altKey) return;
  const lines = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const place = placeAfter(
    key,
    lines.findIndex((line) => line === document.activeElement),
    lines.map(({ textContent }) => textContent),
  );
  if (place === undefined) return;
  event.preventDefault();
  lines[place]?.focus();
}
