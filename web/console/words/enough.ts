// From how many on a median, a rate or a share says anything: one rule for every screen, and the same as the service's.

export const fewestForFigures = 5;

/** Why there is no figure yet; undefined where there are enough. */
export function tooFew(count: number, one: string, many: string): string | undefined {
  if (count >= fewestForFigures) return undefined;
  if (count === 0) return `No ${many} in this period.`;
  return `Only ${String(count)} ${count === 1 ? one : many} in this period; figures start at ${String(fewestForFigures)}.`;
}
