// The shipped data, loaded once for a test file: these suites are about what the product really says.
import { join } from 'node:path';
import { loadVeteranData } from '../../../src/main/load-veteran-data.ts';

const dataFolder = join(import.meta.dirname, '..', '..', '..', 'data', 'veteran');
export const data = loadVeteranData(dataFolder);
