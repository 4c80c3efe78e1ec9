// Buttons, and links that look like them. As high as a finger or a mouse needs, one way of being busy: the button stays and keeps the focus.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export type Look = 'main' | 'plain' | 'quiet' | 'bad';

const looks: Readonly<Record<Look, string>> = {
  main: 'border-accent bg-accent text-on-accent hover:brightness-110 active:brightness-95',
  plain: 'border-edge bg-surface text-fg hover:bg-soft',
  quiet: 'border-transparent text-fg hover:bg-soft',
  bad: 'border-bad bg-bad-bg text-bad hover:brightness-95',
};

export const buttonLook = (look: Look = 'plain'): string =>
  `inline-flex min-h-control items-center justify-center gap-2 rounded-small border px-3.5 text-sm font-medium no-underline ` +
  `transition-colors aria-disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-info-bg aria-pressed:text-info ${looks[look]}`;

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly look?: Look | undefined;
  readonly icon?: IconName;
  /** Takes no further press, says so, and stays where it is. */
  readonly busy?: boolean;
}

export function Button({ look, icon, busy, className = '', children, onClick, ...rest }: ButtonProps): ReactNode {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy === true) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      className={`${buttonLook(look)} ${className}`}
      aria-disabled={busy === true ? true : undefined}
      onClick={press}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} className="size-4.5" />}
      {children}
    </button>
  );
}

/** A button that is only a drawing; its name is read out and shown on pointing. */
export const IconButton = ({ icon, label, ...rest }: ButtonProps & { icon: IconName; label: string }): ReactNode => (
  <Button look="quiet" aria-label={label} title={label} {...rest} className={`w-control px-0 ${rest.className ?? ''}`}>
    <Icon name={icon} />
  </Button>
);
