// The versions of a template or a sequence: who changed it and when, what is different, and the way back to each.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { VersionsOf } from '../api/versions.ts';
import { useAllowed, useNames, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import type { CsvColumn } from '../kit/csv.ts';
import { Dialog } from '../kit/dialog.tsx';
import { ExportButton } from '../kit/export.tsx';
import { Chip } from '../kit/layout.tsx';
import { Empty, Fault, Shown } from '../kit/states.tsx';
import { useTelling } from '../kit/toast.tsx';
import { differenceOf, type Piece } from '../words/difference.ts';

interface VersionsDialogProps {
  readonly of: VersionsOf;
  /** One sentence on what a change does to what goes on. */
  readonly about?: string;
  readonly onClose: () => void;
}

export function VersionsDialog({ of, about, onClose }: VersionsDialogProps): ReactNode {
  const { api } = useService();
  const query = useQuery({
    queryKey: [of.key, of.name, 'versions'],
    queryFn: ({ signal }) => of.read(api, signal),
  });
  return (
    <Dialog title={`Versions of ${of.name}`} place="side" onClose={onClose}>
      {about !== undefined && <p className="mb-4 text-sm text-muted">{about}</p>}
      <Shown query={query} what="the versions" rows={3}>
        {(versions) =>
          versions.length === 0 ? (
            <Empty title="Nothing was changed yet">It is as it was built in.</Empty>
          ) : (
            <>
              <ExportButton
                what="versions"
                file={`versions-of-${of.id}`}
                columns={versionColumns(versions)}
                read={() => Promise.resolve(versions)}
              />
              <ol className="divide-y divide-line">
                {versions.map((version, index) => (
                  <li key={version.version} className="grid gap-2 py-3">
                    <VersionRow of={of} version={version} before={versions[index + 1]} isPresent={index === 0} />
                  </li>
                ))}
              </ol>
            </>
          )
        }
      </Shown>
    </Dialog>
  );
}

type Version = Awaited<ReturnType<VersionsOf['read']>>[number];

/** Who and when, and each text in a column of its own. */
const versionColumns = (versions: readonly Version[]): CsvColumn<Version>[] => [
  ['version', ({ version }) => version],
  ['changed_by', ({ by }) => by],
  ['changed_at', ({ at }) => at],
  ['removed', ({ texts }) => texts === null],
  ...[...new Set(versions.flatMap(({ texts }) => Object.keys(texts ?? {})))].map((name): CsvColumn<Version> => [
    name,
    ({ texts }) => texts?.[name] ?? null,
  ]),
];

interface VersionRowProps {
  readonly of: VersionsOf;
  readonly version: Version;
  /** Undefined for the first, and for what lies further back than the list. */
  readonly before: Version | undefined;
  readonly isPresent: boolean;
}

function VersionRow({ of, version: { version, by, at, texts }, before, isPresent }: VersionRowProps): ReactNode {
  const { clock } = useService();
  const { people } = useNames();
  const [isOpen, setOpen] = useState(isPresent);
  const number = String(version);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <span className="font-medium">{`Version ${number}`}</span> {isPresent && <Chip tone="info">Present</Chip>}
          <span className="block text-muted">{`by ${people.name(by)}, ${clock.since(at)}`}</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            What changed<span className="sr-only">{` in version ${number}`}</span>
          </Button>
          {!isPresent && texts !== null && <Restore of={of} version={version} />}
        </div>
      </div>
      {isOpen && <Changed before={before?.texts ?? {}} after={texts} isFirst={version === 1} />}
    </>
  );
}

function Restore({ of, version }: { of: VersionsOf; version: number }): ReactNode {
  const { api } = useService();
  const { announce } = useTelling();
  const mayRestore = useAllowed('operations:*');
  const restoring = useMutation({
    mutationFn: () => of.restore(api, version),
    onSuccess: () => announce(`${of.name} is as in version ${String(version)} again.`),
  });
  if (!mayRestore) return null;
  return (
    <>
      <Button
        icon="undo"
        aria-label={`Restore version ${String(version)}`}
        busy={restoring.isPending}
        onClick={() => restoring.mutate()}
      >
        Restore
      </Button>
      <Fault error={restoring.error} />
    </>
  );
}

type Texts = NonNullable<Version['texts']>;

function Changed({ before, after, isFirst }: { before: Texts; after: Texts | null; isFirst: boolean }): ReactNode {
  if (after === null) return <p className="text-sm text-muted">It was removed.</p>;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  if (changed.length === 0) return <p className="text-sm text-muted">No changes from the previous version.</p>;
  return (
    <dl className="grid gap-3 rounded-small bg-soft p-3 text-sm">
      {changed.map((name) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="break-words whitespace-pre-wrap">
            {isFirst ? after[name] : <Pieces pieces={differenceOf(before[name] ?? '', after[name] ?? '')} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }): ReactNode =>
  pieces.map(({ kind, text }, place) => {
    const key = `${String(place)} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    return kind === 'gone' ? (
      <del key={key} className="bg-bad-bg text-bad">
        {text}
      </del>
    ) : (
      <ins key={key} className="bg-ok-bg text-ok no-underline">
        {text}
      </ins>
    );
  });
