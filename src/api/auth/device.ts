// A browser in a few words, so that people tell their sessions apart. The header itself is not kept: it says much more.

const browsers: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Chrome on Windows`, `a browser` where the header says nothing that is known. */
export function deviceOf(userAgent: string | undefined): string {
  const nameIn = (known: typeof browsers): string | undefined =>
    known.find(([mark]) => mark.test(userAgent ?? ''))?.[1];
  const system = nameIn(systems);
  return `${nameIn(browsers) ?? 'a browser'}${system === undefined ? '' : ` on ${system}`}`;
}
