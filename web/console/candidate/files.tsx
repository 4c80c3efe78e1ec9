// The résumé and other files of a candidate, read without leaving the page. What stands in them was written by somebody else: a PDF is
// shown in a frame that may do nothing, everything else as plain text.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { at, type Api } from '../api/client.ts';
import { isNotSupported } from '../api/not-supported.ts';
import type { CandidateDetail, CandidateFile, FileText } from '../api/wire.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button, IconButton } from '../kit/button.tsx';
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

interface CardProps {
  readonly candidate: CandidateDetail;
  /** The résumé is read without a press: whoever opens the page of a candidate looks at it. */
  readonly isRead?: boolean;
}

export function FilesCard({ candidate: { candidate_id: id }, isRead = false }: CardProps): ReactNode {
  const { api } = useService();
  const query = useQuery(filesQuery(api, id));
  const mayOpen = useAllowed('operations:*');
  const resume = isRead && mayOpen ? query.data?.data.find(({ kind }) => kind === 'resume') : undefined;
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
      {resume !== undefined && <Excerpt candidate={id} file={resume} />}
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
          <Button aria-label={`Read ${name}`} onClick={onOpen}>
            Read
          </Button>
          <SaveButton candidate={candidate} file={file} isSmall />
        </>
      )}
    </li>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function SaveButton({ candidate, file: { file_id: id, name }, isSmall }: Opened & { isSmall?: true }): ReactNode {
  const { api } = useService();
  const saving = useMutation({
    mutationFn: async () =>
      saveFile(await api.file(at`/api/v1/candidates/${candidate}/files/${id}`, { accept: '*/*' }), name),
  });
  return (
    <>
      {isSmall === true ? (
        <IconButton
          icon="download"
          label={`Download ${name}`}
          busy={saving.isPending}
          onClick={() => saving.mutate()}
        />
      ) : (
        <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate()}>
          Download
        </Button>
      )}
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
        <TextOf candidate={candidate} file={file} />
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

/** The first lines of a résumé, in its place; “Read” shows all of it. What cannot be read as text is left to the row above it. */
function Excerpt({ candidate, file }: Opened): ReactNode {
  const { api } = useService();
  const { data } = useQuery(textQuery(api, candidate, file.file_id));
  if (data?.readable !== true) return null;
  return (
    <div className="mt-3 border-t border-line pt-3">
      <div
        role="group"
        aria-label={`${file.name}, the beginning`}
        className="max-h-72 overflow-hidden mask-b-from-70% text-sm break-words whitespace-pre-wrap"
      >
        {data.text}
      </div>
    </div>
  );
}

const textQuery = (api: Api, candidate: string, file: string) =>
  queryOptions({
    queryKey: ['candidates', candidate, 'files', file],
    queryFn: ({ signal }) => api.get<FileText>(at`/api/v1/candidates/${candidate}/files/${file}/text`, {}, signal),
    // Each look stands in the audit trail.
    staleTime: Infinity,
    gcTime: 0,
  });

function TextOf({ candidate, file }: Opened): ReactNode {
  const { api } = useService();
  const query = useQuery(textQuery(api, candidate, file.file_id));
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
