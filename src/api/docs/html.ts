// HTML made by hand: what the pages of the API share, with every text escaped.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Escaped text in which `…` becomes code. */
export const inline = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** Code that scrolls by itself; the script of the pages gives it a button that copies. */
export const codeBlock = (code: string): string => `<pre tabindex="0"><code>${escaped(code)}</code></pre>`;

export const page = (title: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1">' +
  `<meta name="description" content="${escaped(title)}: how Muster is set up, used and called.">` +
  `<title>${escaped(title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/docs/reference.css"></head>` +
  `<body><a class="skip" href="#main">Skip to content</a>${body}</body></html>`;

/** Own style and script, requests to this service, and nothing else. */
export const pagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');
