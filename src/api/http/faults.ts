// What zod found wrong with a request, as a problem that names each field by its dotted path.
import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { fieldMessage } from '../../core/field-message.ts';
import { type FieldFault, Problem } from '../../core/problem.ts';

type Issue = z.core.$ZodIssue;

export function validationProblem(issues: readonly Issue[]): Problem {
  const errors = issues.flatMap(faultsOf).slice(0, 100);
  const [first] = errors;
  const place = first === undefined || first.path === '' ? 'The body' : first.path;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more)` : '';
  return new Problem('validation_failed', `${place}: ${first?.message ?? 'not valid'}${more}`, { errors });
}

function faultsOf(issue: Issue): FieldFault[] {
  const { path } = issue;
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return nearestFaults(issue.errors, path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: dotted([...path, key]), code: issue.code, message: unknownField(issue) }));
  return [{ path: dotted(path), code: issue.code, message: issue.message }];
}

/** A schema may say itself what else there is. */
const unknownField = ({ message }: Issue): string =>
  message.startsWith('Unrecognized') ? 'This field is not known here.' : message;

/** Of several forms that would have been right, what is wrong with the one that comes closest. */
function nearestFaults(forms: readonly (readonly Issue[])[], path: readonly PropertyKey[]): FieldFault[] {
  const read = forms.map((issues) =>
    issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })).flatMap(faultsOf),
  );
  const [nearest = []] = read.toSorted((a, b) => a.length - b.length);
  return nearest;
}

/** `items.3.job_id`, cut where somebody sends a novel as a key. */
const dotted = (path: readonly PropertyKey[]): string =>
  path.map((part) => String(part).slice(0, 128).toWellFormed()).join('.');

/** Fastify hands a returned error on to the error handler as it is. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data: unknown) => {
    // Fastify hands an absent body over as null.
    const result = schema.safeParse(data === null && httpPart === 'body' ? undefined : data, {
      error: fieldMessage,
    });
    if (result.success) return { value: result.data };
    // An id that cannot be one names nothing: the same answer as for one that is not there.
    if (httpPart === 'params') return { error: new Problem('not_found', 'There is nothing at this address.') };
    return { error: validationProblem(result.error.issues) };
  };
