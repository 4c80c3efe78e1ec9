// The states every view has besides its data: loading, empty, refused or broken, and not allowed.
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { ApiProblem } from '../api/client.ts';
import { Button } from './button.tsx';
import { plain } from '../words/words.ts';
import { Icon } from './icon.tsx';

export const Loading = ({ what, rows = 4 }: { what: string; rows?: number }): ReactNode => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">{`Loading ${what}`}</span>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} aria-hidden="true" className="h-16 animate-pulse rounded-card bg-soft" />
    ))}
  </div>
);

export const Empty = ({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}): ReactNode => (
  <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-field px-6 py-12 text-center">
    <p className="text-lg font-semibold">{title}</p>
    {children !== undefined && <p className="max-w-prose text-balance text-muted">{children}</p>}
    {action !== undefined && <div className="mt-2">{action}</div>}
  </div>
);

interface NothingYetProps {
  readonly title: string;
  /** Whoever is here has the right to begin. */
  readonly mayBegin: boolean;
  /** Where it begins. */
  readonly action?: ReactNode;
  /** How to begin. */
  readonly children: ReactNode;
  /** For whoever may only look: what will stand here, and who begins. */
  readonly otherwise: ReactNode;
}

/** A list before its first row. Nobody is told to do what they may not. */
export const NothingYet = ({ title, mayBegin, action, children, otherwise }: NothingYetProps): ReactNode => (
  <Empty title={title} action={mayBegin ? action : undefined}>
    {mayBegin ? children : otherwise}
  </Empty>
);

interface NoticeProps {
  readonly text: ReactNode;
  readonly requestId?: string | undefined;
  readonly retry?: (() => void) | undefined;
}

export const Notice = ({ text, requestId, retry }: NoticeProps): ReactNode => (
  <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-bad-bg p-4 text-bad">
    <Icon name="warning" />
    <div className="min-w-0 flex-1 basis-48">
      <p>{text}</p>
      {requestId !== undefined && <p className="text-xs">{`Request ${requestId}`}</p>}
    </div>
    {retry !== undefined && (
      <Button look="plain" onClick={retry}>
        Try again
      </Button>
    )}
  </div>
);

interface FaultProps {
  readonly error: unknown;
  readonly retry?: () => void;
  /** Of the wrong fields those that are not marked themselves. */
  readonly only?: ApiProblem['errors'];
}

/** A problem is shown in the service's words; a defect is thrown on to the screen's own boundary. */
export function Fault({ error, retry, only }: FaultProps): ReactNode {
  if (error === null || error === undefined) return null;
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 403) return <NotAllowed detail={error.message} />;
  // Asked for, not sent: another try finds no more.
  if (error.status === 404 && retry !== undefined) return <NotHere detail={error.message} />;
  // The id helps an operator find a defect; what somebody can mend themselves needs none.
  const isTheirs = error.status > 0 && error.status < 500;
  const text = only === undefined ? faultText(error) : faultText({ message: '', errors: only });
  return <Notice text={text} requestId={isTheirs ? undefined : error.requestId} retry={retry} />;
}

/** The fields that were wrong, unless the sentence names them already. */
export function faultText({ message, errors }: Pick<ApiProblem, 'message' | 'errors'>): string {
  const others = errors.filter((fault) => !message.includes(fault.message));
  return [message, ...others.map((fault) => `${plain(fault.path)}: ${fault.message}`)].join(' ').trim();
}

export const NotAllowed = ({ detail }: { detail?: string }): ReactNode => (
  <Empty title="This is not open to you">{detail ?? 'Ask an admin of your organization for another role.'}</Empty>
);

const NotHere = ({ detail }: { detail: string }): ReactNode => (
  <Empty title="Not found">{`${detail} The link may be old, or the record was deleted.`}</Empty>
);

interface ShownProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly what: string;
  readonly rows?: number;
  readonly children: (data: Data) => ReactNode;
}

/** A query with all its states; what was there before stays while it is asked for again. */
export function Shown<Data>({ query, what, rows, children }: ShownProps<Data>): ReactNode {
  // What arrives is drawn in small pieces, between which the browser answers a press.
  const drawn = useDeferredValue(query.data);
  const data = query.data === undefined ? undefined : drawn;
  if (data !== undefined)
    return (
      <>
        {query.isError && <Fault error={query.error} retry={() => void query.refetch()} />}
        {children(data)}
      </>
    );
  if (query.isError) return <Fault error={query.error} retry={() => void query.refetch()} />;
  return <Loading what={what} {...(rows === undefined ? {} : { rows })} />;
}
