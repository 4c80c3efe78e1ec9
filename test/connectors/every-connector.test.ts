// Every connector of the list passes the conformance suite.
import { expect, test } from 'vitest';
import { canBePlayed } from '../../src/core/connector/connector.ts';
import { connectors } from '../../src/connectors/index.ts';
import { connectorSuite } from '../contracts/connector.ts';

// Generic connectors have no collections of their own, and what does not speak HTTP is tried on real servers.
const declared = connectors.filter(canBePlayed);

test('the list holds systems, each once', () => {
  expect(declared.length).toBeGreaterThan(19);
  expect(new Set(connectors.map(({ system }) => system)).size).toBe(connectors.length);
});

for (const connector of declared) connectorSuite(connector);
