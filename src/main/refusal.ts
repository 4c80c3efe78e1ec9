// What a failed start says: one line a person can act on where the cause is known, else where the defect was thrown.
import { defectOf } from '../core/log.ts';
import { Problem } from '../core/problem.ts';
import { BackupError } from '../storage/backup/backup-error.ts';
import { RoleError } from '../storage/check-roles.ts';
import { SchemaError } from '../storage/schema-release.ts';
import { FolderInUseError } from '../storage/embedded/directory-lock.ts';
import { ConfigError } from './config.ts';
import { isFull } from './store-health.ts';

/** Of the 40 MB or so that a first start writes. */
const noRoomBytes = 4 * 1_048_576;

const known: Readonly<Record<string, string>> = {
  EACCES: 'DATA_DIR: this user may not write there',
  EROFS: 'DATA_DIR: lies on a read-only disk',
  ENOSPC: 'DATA_DIR: the disk is full',
  ENOTDIR: 'DATA_DIR: is not a folder',
  EEXIST: 'DATA_DIR: is not a folder',
  ECONNREFUSED: 'DATABASE_URL or REDIS_URL: nobody answers at that address',
  ENOTFOUND: 'DATABASE_URL or REDIS_URL: that host has no address',
  '28P01': 'DATABASE_URL: user or password is wrong',
  '3D000': 'DATABASE_URL: there is no such database',
};

/** Whose message says all. */
const saidInFull = [ConfigError, Problem, BackupError, SchemaError];

/** `dataDir`: where the embedded database lies; what it fails with on a full disk names no cause of its own. */
export async function refusalOf(error: unknown, dataDir?: string): Promise<string> {
  if (error instanceof FolderInUseError) return `DATA_DIR: ${error.message}`;
  if (error instanceof Error && saidInFull.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof RoleError) return `DATABASE_URL: ${error.message}`;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = known[code];
  if (reason !== undefined) return reason;
  if (dataDir !== undefined && (await isFull(dataDir, noRoomBytes)))
    return `${known['ENOSPC']}; free some space and start again`;
  const { name, stack } = defectOf(error);
  return [`A defect (${name}${code === '' ? '' : ` ${code}`}):`, ...stack].join('\n');
}
