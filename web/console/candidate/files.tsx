// The résumé and other files of a candidate, read without leaving the page. What stands in them was written by somebody else: a PDF is
// shown in a frame that may do nothing, everything else as plain text.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { at, type Api } from '../api/client.ts';
import { isNotSupported } from '../api/not-supported.ts';
import type { CandidateDetail, CandidateFile, FileText } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Card } from '../kit/layout.tsx';
import { saveFile } from '../kit/save.ts';
import { Fault, Shown } from '../kit/states.tsx';

export const filesQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['candidates', id, 'files'],
    queryFn: ({ signal }) =>
      api.get<{ data: readonly CandidateFile[] }>(at`/api/v1/candidates/${id}/files`, {}, signal),
  });

interface Opened {
  readonly candidate: string;
  readonly file: CandidateFile;
}

export function FilesCard({ candidate: { candidate_id: id } }: { candidate: CandidateDetail }): ReactNode {
  const { api } = useService();
  const query = useQuery(filesQuery(api, id));
  const [open, setOpen] = useState<CandidateFile>();
  // Said once, with what else is not there.
  if (isNotSupported(query.error) || query.data?.data.length === 0) return null;
  return (
    <Card title="Résumé and files">
      <Shown query={query} what="the files">
        {({ data }) => (
          <ul className="grid grid-cols-1 gap-3">
            {data.map((file) => (
              <FileRow key={file.file_id} candidate={id} file={file} onOpen={() => setOpen(file)} />
            ))}
          </ul>
        )}
      </Shown>
      {open !== undefined && <FileDialog candidate={id} file={open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}

const kinds = { resume: 'Résumé', cover_letter: 'Cover letter', other: 'File' } as const;

function FileRow({ candidate, file, onOpen }: Opened & { onOpen: () => void }): ReactNode {
  const { clock } = useService();
  const mayOpen = useAllowed('operations:*');
  const { kind, name, bytes, added_at: added } = file;
  const about = [
    kinds[kind],
    ...(bytes === null ? [] : [sizeOf(bytes)]),
    ...(added === null ? [] : [clock.day(added)]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-3 text-sm">
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-muted">{about.join(' · ')}</p>
      </div>
      {mayOpen && (
        <>
          <Button onClick={onOpen}>Read</Button>
          <SaveButton candidate={candidate} file={file} />
        </>
      )}
    </li>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function SaveButton({ candidate, file: { file_id: id, name } }: Opened): ReactNode {
  const { api } = useService();
  const saving = useMutation({
    mutationFn: async () =>
      saveFile(await api.file(at`/api/v1/candidates/${candidate}/files/${id}`, { accept: '*/*' }), name),
  });
  return (
    <>
      <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate()}>
        Download
      </Button>
      <Fault error={saving.error} />
    </>
  );
}

/** The bytes decide what it is; its name says only what to try first. */
function FileDialog({ candidate, file, onClose }: Opened & { onClose: () => void }): ReactNode {
  const isPdf = file.name.toLowerCase().endsWith('.pdf');
  const [asText, setAsText] = useState(!isPdf);
  const address = at`/api/v1/candidates/${candidate}/files/${file.file_id}`;
  return (
    <Dialog title={file.name} place="drawer" onClose={onClose}>
      <div className="mb-4 flex flex-wrap gap-2">
        {isPdf && <Button onClick={() => setAsText(!asText)}>{asText ? 'Show the page' : 'Show as text'}</Button>}
        <SaveButton candidate={candidate} file={file} />
      </div>
      {asText ? (
        <TextOf candidate={candidate} file={file} address={address} />
      ) : (
        // The answer brings a sandbox of its own; the attribute would keep Chromium from showing any PDF (decision 144).
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          title={file.name}
          // Without the viewer's list of pages, as wide as there is room.
          src={`${address}?show=true#navpanes=0&view=FitH`}
          className="h-[calc(100dvh-11rem)] w-full rounded-card border border-line bg-white"
        />
      )}
    </Dialog>
  );
}

function TextOf({ candidate, file, address }: Opened & { address: string }): ReactNode {
  const { api } = useService();
  const query = useQuery({
    queryKey: ['candidates', candidate, 'files', file.file_id],
    queryFn: ({ signal }) => api.get<FileText>(`${address}/text`, {}, signal),
    // Each look stands in the audit trail.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Shown query={query} what="the file">
      {({ readable, what, text }) =>
        readable ? (
          <div className="text-sm break-words whitespace-pre-wrap" aria-label={what}>
            {text}
          </div>
        ) : (
          <p className="text-sm text-muted">{what} Download it to read it.</p>
        )
      }
    </Shown>
  );
}
