// The sign-in page: tells how to get in, and why a link did not open it.
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useTitle } from '../kit/layout.tsx';
import { Notice } from '../kit/states.tsx';
import type { SignIn } from './sign-in.ts';

export type Outside = Exclude<SignIn, { kind: 'in' }> | { readonly kind: 'left' } | { readonly kind: 'ended' };

const titles: Readonly<Record<Outside['kind'], string>> = {
  out: 'Sign in to Muster',
  refused: 'This link no longer works',
  failed: 'Signing in did not work',
  left: 'You are signed out',
  ended: 'Your session has ended',
};

export function OutsidePage({ outside, retry }: { outside: Outside; retry: () => void }): ReactNode {
  useTitle('Sign in');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-sm sm:p-10">
        <span aria-hidden="true" className="mb-6 grid size-12 place-items-center rounded-card bg-accent text-on-accent">
          <Icon name="check" className="size-7" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold tracking-tight">
          {titles[outside.kind]}
        </h1>
        <div className="mt-4 grid gap-4">
          {outside.kind === 'refused' && <Notice text={outside.detail} />}
          {outside.kind === 'failed' && <Notice text={outside.detail} retry={retry} />}
          <p className="text-muted">
            {outside.kind === 'refused'
              ? 'A sign-in link opens the console once and only for a short time.'
              : 'The console opens with your organization’s sign-in or a link. There is no password.'}
          </p>
          <a href={`/sso?to=${location.pathname}`} className="font-medium text-accent hover:underline">
            Sign in with your organization
          </a>
          <ol className="grid list-decimal gap-2 ps-5 text-sm">
            <li>Look at the terminal where Muster was started: it prints a link.</li>
            <li>Open that link in this browser. It works once.</li>
            <li>If it has been used, ask whoever runs Muster for a new one.</li>
          </ol>
        </div>
      </div>
    </main>
  );
}
