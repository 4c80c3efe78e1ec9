// Black or white on a colour, by the contrast formula of WCAG 2.2 (relative luminance).

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

function luminance(parts: readonly string[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Undefined for what is no colour such as `#1d4ed8`. */
export function textColourOn(colour: string): '#ffffff' | '#000000' | undefined {
  const [, ...parts] = hex.exec(colour.trim()) ?? [];
  if (parts.length !== 3) return undefined;
  const light = luminance(parts) + 0.05;
  return 1.05 / light >= light / 0.05 ? '#ffffff' : '#000000';
}
