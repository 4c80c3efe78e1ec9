// What stands over the page where a session is about to end, has ended, or is too old for what somebody asks for. In a root of its
// own, so that the page below stays as it is.
import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, buttonLook } from '../kit/button.tsx';
import { Dialog, DialogActions } from '../kit/dialog.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import type { Service } from './service.tsx';
import { type End, SessionWatch, type Watched } from './session-watch.ts';

interface GuardOptions {
  readonly service: Service;
  readonly signal: AbortSignal;
  readonly leave: () => void;
}

interface Shown {
  readonly watched: Watched;
  /** Set while somebody has to show who they are. */
  readonly answer: ((proved: boolean) => void) | undefined;
}

export function guardSession({ service, signal, leave }: GuardOptions): void {
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'session';
  const root = createRoot(place);
  const page = document.querySelector<HTMLElement>('#page');
  let shown: Shown = { watched: { kind: 'quiet' }, answer: undefined };
  const show = (part: Partial<Shown>): void => {
    shown = { ...shown, ...part };
    // Nobody reads the page of somebody who is signed out.
    if (page !== null) page.hidden = shown.watched.kind === 'kept';
    root.render(
      <StrictMode>
        <Guard {...{ service, watch, leave, shown }} />
      </StrictMode>,
    );
  };
  const watch = new SessionWatch({ service, signal, leave, tell: (watched) => show({ watched }) });
  service.api.keepsPage = watch.ended;
  service.api.prove = proving(show);
  signal.addEventListener('abort', () => {
    service.api.keepsPage = () => false;
    if (page !== null) page.hidden = false;
    root.unmount();
    place.remove();
  });
}

/** Several requests that need it wait for one proof. */
function proving(show: (part: Pick<Shown, 'answer'>) => void): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  return async () => {
    asking ??= new Promise<boolean>((answer) => show({ answer })).finally(() => {
      asking = undefined;
      show({ answer: undefined });
    });
    return await asking;
  };
}

interface GuardProps {
  readonly service: Service;
  readonly watch: SessionWatch;
  readonly leave: () => void;
  readonly shown: Shown;
}

const Guard = ({ service, watch, leave, shown: { watched, answer } }: GuardProps): ReactNode => (
  <>
    {watched.kind === 'ending' && <Warning {...{ service, watch }} because={watched.because} at={watched.at} />}
    {watched.kind === 'kept' && <Kept {...{ service, watch, leave }} because={watched.because} />}
    {answer !== undefined && <ProofDialog service={service} answer={answer} />}
  </>
);

const again = ({ session }: Service): string => session.proof.sign_in_url ?? '/sso';

interface WarningProps {
  readonly service: Service;
  readonly watch: SessionWatch;
  readonly because: End;
  readonly at: number;
}

function Warning({ service, watch, because, at }: WarningProps): ReactNode {
  const time = service.realClock.full(new Date(at).toISOString());
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-2xl"
    >
      <p className="min-w-0 flex-1 basis-48 text-sm">
        {because === 'idle'
          ? `Nothing was done here for a while. You will be signed out at ${time}.`
          : `Your session ends at ${time}. Sign in again in another tab, and go on here.`}
      </p>
      {because === 'idle' ? (
        <Button look="main" onClick={watch.stay}>
          Stay signed in
        </Button>
      ) : (
        <a className={buttonLook('main')} href={again(service)} target="_blank" rel="noopener">
          Sign in again
        </a>
      )}
    </div>
  );
}

interface KeptProps {
  readonly service: Service;
  readonly watch: SessionWatch;
  readonly because: End;
  readonly leave: () => void;
}

function Kept({ service, watch, because, leave }: KeptProps): ReactNode {
  const [said, setSaid] = useState('');
  const goOn = async (): Promise<void> => {
    const found = await watch.goOn();
    if (found === 'out') setSaid('You are not signed in yet.');
    if (found === 'another') setSaid('Somebody else is signed in here. What was typed can only be kept for you.');
  };
  useEffect(() => {
    const back = (): void => void goOn();
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  });
  return (
    <Dialog title="You are signed out" onClose={() => void goOn()}>
      <p className="text-muted">
        {because === 'idle'
          ? `Nothing was done for ${String(service.session.idle_minutes)} minutes. `
          : 'Your session had lasted as long as one may. '}
        What you typed is kept on this page for half an hour. Sign in again in another tab, then go on here.
      </p>
      <p role="status" className="mt-3 text-sm font-medium text-bad">
        {said}
      </p>
      <DialogActions>
        <Button onClick={leave}>Discard it</Button>
        <a className={buttonLook('plain')} href={again(service)} target="_blank" rel="noopener">
          Sign in again
        </a>
        <Button look="main" onClick={() => void goOn()}>
          Go on
        </Button>
      </DialogActions>
    </Dialog>
  );
}
