// What the action log says of an exchange, set apart from a language model's words.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Fact } from '../api/wire.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import type { Tone } from '../kit/layout.tsx';
import { factsBeside, type Turn } from './turns.ts';

const kinds: Readonly<
  Record<Exclude<Fact['kind'], 'unchanged'>, { readonly name: string; readonly icon: IconName; readonly tone: Tone }>
> = {
  done: { name: 'Done', icon: 'check', tone: 'ok' },
  waiting: { name: 'Waiting for approval', icon: 'actions', tone: 'warn' },
  refused: { name: 'Not done', icon: 'cross', tone: 'bad' },
  asked: { name: 'Asked', icon: 'assistant', tone: 'info' },
};

const tones: Readonly<Record<Tone, string>> = {
  ok: 'text-ok',
  warn: 'text-warn',
  bad: 'text-bad',
  info: 'text-info',
  calm: 'text-muted',
};

export function Facts({ turn }: { turn: Turn }): ReactNode {
  const facts = factsBeside(turn);
  const told = facts.flatMap(({ kind, ...fact }) => (kind === 'unchanged' ? [] : [{ ...fact, ...kinds[kind] }]));
  const unchanged = facts.find(({ kind }) => kind === 'unchanged');
  if (told.length === 0 && unchanged === undefined) return null;
  return (
    <section aria-label="What the action log says" className="grid gap-2 text-sm">
      {told.length > 0 && (
        <ul className="grid gap-2.5 rounded-card border border-line bg-soft px-3.5 py-3">
          {told.map(({ name, icon, tone, text, action_id: id }, place) => (
            <li key={`${String(place)} ${text}`} className="flex gap-2.5">
              <Icon name={icon} className={`mt-0.5 size-4 shrink-0 ${tones[tone]}`} />
              <div className="min-w-0">
                <p className={`font-semibold ${tones[tone]}`}>{name}</p>
                <p className="break-words whitespace-pre-wrap">{text}</p>
                {id !== undefined && <InLog id={id} text={text} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {unchanged !== undefined && <p className="text-muted">{unchanged.text}</p>}
    </section>
  );
}

const InLog = ({ id, text }: { id: string; text: string }): ReactNode => (
  <Link
    to="/actions"
    search={{ open: id }}
    aria-label={`Details: ${text}`}
    className="inline-flex min-h-control items-center font-medium text-accent hover:underline"
  >
    Details
  </Link>
);
