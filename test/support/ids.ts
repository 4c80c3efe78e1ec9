// Ids for tests: short, in the order they were made, and the same in every run.
import type { NewId } from '../../src/core/ids.ts';

export function createTestIds(): NewId {
  let made = 0;
  return (prefix) => {
    made += 1;
    return `${prefix}_${String(made).padStart(6, '0')}`;
  };
}
