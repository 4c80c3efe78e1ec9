// Reads a body in the handler where its form has to be told first; faults are named as the server names its own.
import type { z } from 'zod';
import { fieldMessage } from '../../core/field-message.ts';
import { validationProblem } from '../http/faults.ts';

export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body, { error: fieldMessage });
  if (!parsed.success) throw validationProblem(parsed.error.issues);
  return parsed.data;
}
