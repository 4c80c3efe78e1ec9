// The stores on the embedded database pass the suite of every port.
import { afterAll } from 'vitest';
import { openTestStorage } from '../support/embedded.ts';
import { storeContracts } from '../support/store-contracts.ts';

const opened = await openTestStorage();
afterAll(opened.close);

storeContracts('embedded', () => opened);
