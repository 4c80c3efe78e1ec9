// The line that puts the chat on a page, to be copied.
import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { useTelling } from '../kit/toast.tsx';
import { useService } from '../app/service.tsx';

export function EmbedCode({ widgetKey }: { widgetKey: string | null }): ReactNode {
  const { session } = useService();
  const { announce } = useTelling();
  const code = `<script async src="${location.origin}/w/v1/widget.js" data-key="${widgetKey ?? 'mk_pub_…'}"></script>`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      announce('The line is copied.');
    } catch {
      // Without https, or where the browser asks and the person says no.
      announce('Copying is not allowed here: select the line and copy it by hand.');
    }
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-sm font-semibold">On your pages</h3>
      <div className="flex flex-wrap items-center gap-3">
        <code
          role="region"
          aria-label="The line for your pages"
          tabIndex={0}
          className="relative min-w-0 flex-1 basis-64 overflow-x-auto rounded-small bg-soft p-3 text-xs whitespace-nowrap"
        >
          {code}
        </code>
        <Button icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p className="text-sm text-muted">
        {widgetKey === null ? 'Put your publishable key in its place. ' : 'It also stands on a page of its own: '}
        {widgetKey !== null && (
          <a
            className="inline-flex min-h-6 items-center text-accent underline"
            href={`/chat/${encodeURIComponent(session.organization.id)}`}
            target="_blank"
            rel="noreferrer"
          >
            {`/chat/${session.organization.id}`}
          </a>
        )}
      </p>
    </div>
  );
}
