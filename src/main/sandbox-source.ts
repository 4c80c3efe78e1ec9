// Where the sandbox organization comes from: a file that the operator names, or the built-in sample.
import { readFile } from 'node:fs/promises';
import { defaultOrganization } from '../connectors/sandbox/default-organization.ts';
import { readSandboxFile } from '../connectors/sandbox/read-sandbox-file.ts';
import type { SandboxFile } from '../connectors/sandbox/sandbox-file.ts';
import { ConfigError } from './config.ts';

/** Read anew each time, so that a reset takes up an edited file. */
export async function readSandbox(path: string | undefined, realNow: Date): Promise<SandboxFile> {
  if (path === undefined) return defaultOrganization(realNow, Intl.DateTimeFormat().resolvedOptions().timeZone);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new ConfigError(`SANDBOX_FILE: the file ${path} cannot be read`);
  }
  try {
    return readSandboxFile(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ConfigError(`SANDBOX_FILE: ${path} is not JSON`);
    if (error instanceof Error) throw new ConfigError(`SANDBOX_FILE: ${error.message}`);
    throw error;
  }
}
