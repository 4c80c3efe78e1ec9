// The chain that anybody can compute from exported records, and the text that is signed. bin/verify-audit.mjs computes the same.
import { createHash } from 'node:crypto';
import type { AuditLine } from '../../core/ports/audit-log.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const chainStart = (tenant: string): string => sha256(`muster audit 1\n${tenant}\n`);

export const chained = (before: string, { seq, at, actor, event, subject }: AuditLine): string =>
  sha256(`${before}\n${JSON.stringify([seq, at.toISOString(), actor, event, subject])}\n`);

export const statementOf = (
  tenant: string,
  { records, hash, at }: { records: number; hash: string; at: Date },
): string => `muster audit checkpoint 1\n${tenant}\n${records}\n${hash}\n${at.toISOString()}\n`;
