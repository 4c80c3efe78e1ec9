// Letters people type for digits: O for 0, I and L for 1. Only where a digit must stand.

export const digitsOf = (text: string): string => text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
