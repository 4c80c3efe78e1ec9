// Which file of a folder is read next and from where. Files are told apart by name, time and size; one that changes is read again.
import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Files } from '../../sftp.ts';

/** `size` is in bytes. */
export interface FileSeen {
  readonly name: string;
  /** Epoch milliseconds; servers keep whole seconds. */
  readonly time: number;
  readonly size: number;
}

const FileCursor = z.strictObject({
  name: z.string(),
  time: z.number(),
  size: z.number(),
  /** Bytes of it that were read, and its heading. */
  at: z.number(),
  columns: z.array(z.string()).nullable(),
  /** Files of this read that are done. */
  done: z.array(z.string()),
});
export type FileCursor = z.infer<typeof FileCursor>;

/** Null is the start of a read. A cursor that does not parse is a defect. */
export const readPlace = (cursor: string | null): FileCursor | null =>
  cursor === null ? null : FileCursor.parse(JSON.parse(cursor));

const Names = z.array(z.string());
/** Fingerprints of files that an earlier read has finished; empty before the first. */
export const readSeen = (since: string | null): readonly string[] =>
  since === null ? [] : Names.parse(JSON.parse(since));

/** Beyond that the oldest are forgotten: they are read again, and what is unchanged is skipped. */
const most = 5_000;

/** The `since` of the next read. Files that are no longer in the folder are dropped, and more than 5,000 the oldest. */
export const seenFiles = (files: readonly FileSeen[], names: ReadonlySet<string>): string =>
  JSON.stringify(
    files
      .map(fingerprintOf)
      .filter((name) => names.has(name))
      .slice(-most),
  );

/** 66 bits of name, time and size. */
export const fingerprintOf = ({ name, time, size }: FileSeen): string =>
  hash('sha256', `${name}\n${time}\n${size}`, 'base64url').slice(0, 11);

/** Oldest first, so that what a later file says stands at the end. */
export function wanted(files: readonly FileSeen[], { files: pattern, read }: Files): readonly FileSeen[] {
  const fits = new RegExp(
    `^${pattern
      .split('*')
      .map((part) => RegExp.escape(part))
      .join('.*')}$`,
  );
  const found = files
    .filter(({ name }) => fits.test(name))
    .toSorted((a, b) => a.time - b.time || (a.name < b.name ? -1 : 1));
  return read === 'newest' ? found.slice(-1) : found;
}

/** Where reading goes on: in the file that was begun, from its start when it has changed since, else in the next one. */
export function nextPlace(
  files: readonly FileSeen[],
  { place, seen }: { place: FileCursor | null; seen: readonly string[] },
): FileCursor | null {
  const done = place?.done ?? [];
  const begun = place === null ? undefined : files.find(({ name }) => name === place.name);
  if (begun !== undefined && place !== null && place.at > 0) {
    const isSame = begun.time === place.time && begun.size === place.size;
    return isSame ? place : { ...begun, at: 0, columns: null, done };
  }
  const known = new Set([...seen, ...done]);
  const next = files.find((file) => !known.has(fingerprintOf(file)));
  return next === undefined ? null : { ...next, at: 0, columns: null, done };
}
