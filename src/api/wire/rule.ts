// A rule in wire names.
import { z } from 'zod';
import { Rule } from '../../core/rule.ts';
import { component } from '../docs/components.ts';

export const WireRule = component(
  'Rule',
  z.object({
    rule_id: z.string(),
    ...Rule.shape,
    version: z.int().describe('Counts the changes; 0 for one that is built in and untouched.'),
    active: z.boolean(),
    warnings: z.array(z.string()).describe('What may surprise: other rules that answer the same event.'),
  }),
);
