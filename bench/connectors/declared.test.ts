// The conformance suite over connectors that bench:connectors wrote out of descriptions.
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { z } from 'zod';
import { Connector } from '../../src/core/connector/connector.ts';
import { connectorSuite } from '../../test/contracts/connector.ts';

const declared = z.array(Connector).parse(JSON.parse(readFileSync(env['DECLARED'] ?? '', 'utf8')));
for (const connector of declared) connectorSuite(connector);
