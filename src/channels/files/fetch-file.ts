// Fetches a file from its platform: only from addresses of that platform, hop by hop, and no more than may be read.
import { Problem } from '../../core/problem.ts';
import { mostFileBytes } from '../channel.ts';

const mostHops = 3;
const timeoutMs = 20_000;

export interface FileRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the platform itself answers there; asked before every request. */
  readonly isTheirs: (url: URL) => boolean;
}

/** Throws `not_found`, `limit_exceeded`, and `unavailable` where waiting helps. */
export async function fetchFile({ url, headers = {}, isTheirs }: FileRequest): Promise<Uint8Array> {
  let next = parsed(url);
  for (let hop = 0; hop <= mostHops; hop += 1) {
    if (next === undefined || !isTheirs(next)) break;
    const response = await ask(next, headers);
    const to = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || to === null) return content(response);
    await response.body?.cancel();
    next = parsed(to, next);
  }
  throw new Problem('not_found', 'That file is not kept where I may read it.');
}

const parsed = (text: string, base?: URL): URL | undefined =>
  URL.canParse(text, base?.href) ? new URL(text, base?.href) : undefined;

async function ask(url: URL, headers: Readonly<Record<string, string>>): Promise<Response> {
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new Problem('unavailable', 'The file could not be fetched now.', { cause: error });
  }
}

async function content(response: Response): Promise<Uint8Array> {
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel();
    throw new Problem('unavailable', 'The file could not be fetched now.');
  }
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Problem('not_found', 'That file is gone, or I may not read it. Please send it again.');
  }
  return limited(response.body);
}

export const tooLarge = (): Problem =>
  new Problem('limit_exceeded', `That file is too large: I read up to ${mostFileBytes / 1_000_000} MB.`);

/** What an answer says of its size is not believed. */
async function limited(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > mostFileBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('unavailable', 'The file could not be fetched whole.', { cause: error });
  }
  return Buffer.concat(chunks);
}
