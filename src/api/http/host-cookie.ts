// Cookies of this very host alone. The prefix makes browsers refuse one that a neighbouring host or plain HTTP plants.

export interface HostCookie {
  /** Under http, which has no prefix: where it is sent along. */
  readonly path: `/${string}`;
  readonly name: string;
}

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

const nameOf = ({ name }: HostCookie, publicUrl: string): string => (isSecure(publicUrl) ? `__Host-${name}` : name);

/** Lax: it comes along when another site sends the person back. `seconds: 0` removes it. */
export function setHostCookie(
  cookie: HostCookie,
  { publicUrl, value, seconds }: { publicUrl: string; value: string; seconds: number },
): string {
  const [path, secure] = isSecure(publicUrl) ? ['/', '; Secure'] : [cookie.path, ''];
  return `${nameOf(cookie, publicUrl)}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

export function readHostCookie(
  cookie: HostCookie,
  { publicUrl, cookies }: { publicUrl: string; cookies: string | undefined },
): string | undefined {
  const start = `${nameOf(cookie, publicUrl)}=`;
  const value = cookies
    ?.split('; ')
    .find((one) => one.startsWith(start))
    ?.slice(start.length);
  return value === undefined || value === '' || value.length > 4_096 ? undefined : value;
}
