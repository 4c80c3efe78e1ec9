// Replies as JSON by the schema of their route: what does not match it is a defect, and no field leaves that is not declared.
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { z } from 'zod';

export const serializerCompiler: FastifySerializerCompiler<z.ZodType> =
  ({ schema, method, url }) =>
  (body) => {
    const { data, error } = z.safeEncode(schema, body);
    if (error) throw new Error(`the reply of ${method} ${url} does not match its schema`, { cause: error });
    return JSON.stringify(data);
  };
