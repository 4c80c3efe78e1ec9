// PGlite's NodeFS has no fsync operation, so a commit reaches the disk only when the system likes. This one has it.
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { z } from 'zod';
import { type Fsync, syncFolder } from './sync-tree.ts';

// What this file relies on inside PGlite; a release that changes it fails here at once, not at the next power cut.
const nodefsOf = z.object({
  FS: z.object({
    filesystems: z.object({
      NODEFS: z.object({
        stream_ops: z.record(z.string(), z.unknown()),
        realPath: z.custom<(node: unknown) => string>((value) => typeof value === 'function'),
      }),
    }),
  }),
});
const isNodefs = (module: unknown): module is z.infer<typeof nodefsOf> => nodefsOf.safeParse(module).success;
const openStream = z.object({ nfd: z.number().optional(), node: z.unknown() });

export class DurableNodeFS extends NodeFS {
  readonly #fsync: Fsync;
  #fault: Error | undefined;

  constructor(folder: string, fsync: Fsync = fsyncSync) {
    super(folder);
    this.#fsync = fsync;
  }

  /**
   * What a sync failed with. Nobody knows then what is on the disk, and asked again the system would say that all is well
   * (https://wiki.postgresql.org/wiki/Fsync_Errors). PostgreSQL panics, but PGlite swallows that: whoever runs it has to look.
   */
  get fault(): Error | undefined {
    return this.#fault;
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const before = emscriptenOpts.preRun ?? [];
    const addFsync = (module: unknown): void => this.#addFsync(module);
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(Array.isArray(before) ? before : [before])] },
    };
  }

  #addFsync(module: unknown): void {
    // Checked for its shape only: the operations must be added to PGlite's own object, not to zod's copy.
    if (!isNodefs(module)) throw new Error('PGlite keeps its files in another way than durable-fs.ts was made for.');
    const { NODEFS } = module.FS.filesystems;
    NODEFS.stream_ops['fsync'] = (stream: unknown): number => {
      const { nfd, node } = openStream.parse(stream);
      this.#sync(() => (nfd === undefined ? syncFolder(NODEFS.realPath(node), this.#fsync) : this.#fsync(nfd)));
      return 0;
    };
  }

  #sync(sync: () => void): void {
    if (this.#fault !== undefined) throw this.#fault;
    try {
      sync();
    } catch (error) {
      this.#fault = error instanceof Error ? error : new Error(String(error));
      throw this.#fault;
    }
  }
}

// The default of 128 MB is memory that buys nothing in one process.
const small = ['-c', 'shared_buffers=16MB'];

/** For throw-away databases in memory. */
export const memoryStartParams = [...PGlite.defaultStartParams, ...small];

/** `-F` turns fsync off; fdatasync is a stub inside PGlite, while fsync reaches the operation above. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // A segment that is used again keeps what it held, erased values too, until it is overwritten.
  '-c',
  'wal_recycle=off',
  ...small,
];
