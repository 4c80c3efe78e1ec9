// The stores on a PostgreSQL server pass the suite of every port.
import { afterAll, beforeAll } from 'vitest';
import type { TestStorage } from '../support/embedded.ts';
import { describeWith, openServerStorage } from '../support/real-services.ts';
import { storeContracts } from '../support/store-contracts.ts';

describeWith(['postgres'], 'on a server', () => {
  let opened: TestStorage;
  beforeAll(async () => {
    opened = await openServerStorage();
  });
  afterAll(() => opened.close());

  storeContracts('PostgreSQL', () => opened);
});
