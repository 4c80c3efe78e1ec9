// The headers that every answer carries. Static, and set on the raw response: a plug-in costs several times as much.
import type { ServerResponse } from 'node:http';

export const forbidEverything = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Header names and values; `https` adds the promise to stay with it. */
export function securityHeaders(publicUrl: string): readonly (readonly [string, string])[] {
  const headers: [string, string][] = [
    ['content-security-policy', forbidEverything],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'no-referrer'],
    ['cache-control', 'no-store'],
    ['cross-origin-resource-policy', 'same-origin'],
  ];
  if (publicUrl.startsWith('https:'))
    headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
  return headers;
}

export function setHeaders(response: ServerResponse, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
