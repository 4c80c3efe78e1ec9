// The headers that every answer carries. Static: a plug-in costs several times as much.

export const forbidEverything = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** `https` adds the promise to stay with it. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': forbidEverything,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
