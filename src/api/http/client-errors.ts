// What never becomes a request: bytes that the HTTP parser refuses. Answered as problem+json like everything else.
import type { Socket } from 'node:net';
import { Problem } from '../../core/problem.ts';
import { forbidEverything } from './security-headers.ts';

export function answerClientError(
  error: Error & { code?: string },
  socket: Pick<Socket, 'writable' | 'end' | 'destroy'>,
): void {
  // The other side has gone, or an answer is on its way already.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemFor(error.code);
  const body = JSON.stringify(problem.toBody('unread'));
  const reason = { 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[problem.status] ?? 'Bad Request';
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${reason}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `content-security-policy: ${forbidEverything}`,
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function problemFor(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem('request_timeout', 'The request did not arrive in time.');
  if (code === 'HPE_HEADER_OVERFLOW') return new Problem('headers_too_large', 'Send fewer or shorter headers.');
  return new Problem('bad_request', 'This is not a valid HTTP/1.1 request.');
}
