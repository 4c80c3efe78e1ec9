// How a system's own records of a candidate's files fill Muster's, and how the bytes of one are fetched: pure data.
// The calls know the places of the candidacy (`{id}`, `{person}`, `{job}`); where one file is read, `{file}` and `{handle}` too.
import { z } from 'zod';
import { Json } from '../json.ts';
import { Call, Path } from './calls.ts';
import { Paging } from './collection.ts';

const FileList = z.strictObject({
  call: Call,
  /** A list, or one record where `id` shows its id. */
  items: Path,
  paging: Paging.default({ kind: 'none' }),
  id: Path,
  /** Absent, or empty in a record: the file is called after its kind. */
  name: Path.optional(),
  /** All of the list, or what the record says; whatever else it says is `other`. */
  kind: z.union([
    z.enum(['resume', 'other']),
    z.strictObject({ field: Path, resume: z.array(Json).min(1), coverLetter: z.array(Json).default([]) }),
  ]),
  bytes: Path.optional(),
  addedAt: Path.optional(),
  /** Filled in a record that was deleted. */
  gone: Path.optional(),
  /** What the system wants to be asked for the file by, where that is not its id. */
  handle: Path.optional(),
  /** The record names an address; a call answers with the bytes; or a call answers with an address. */
  read: z.union([
    z.strictObject({ address: Path }),
    z.strictObject({ call: Call }),
    z.strictObject({ call: Call, address: Path }),
  ]),
});
export type FileList = z.infer<typeof FileList>;

/** Files of all lists are shown together, newest first. */
export const FilesMapping = z.strictObject({ lists: z.array(FileList).min(1) });
export type FilesMappingInput = z.input<typeof FilesMapping>;
