// Reads a sandbox file at the border: shape first, then what refers to what, with the path of every fault.
import { type FieldFault, Problem } from '../../core/problem.ts';
import { crossFaults } from './sandbox-faults.ts';
import { SandboxFile } from './sandbox-file.ts';

/** Takes what JSON.parse gave; the Problem names the path of every fault. */
export function readSandboxFile(json: unknown): SandboxFile {
  const parsed = SandboxFile.safeParse(json);
  if (!parsed.success)
    throw refusal(
      parsed.error.issues.map((issue) => ({
        path: issue.path.join('.'),
        code: issue.code,
        message: issue.message,
      })),
    );
  const faults = crossFaults(parsed.data);
  if (faults.length > 0) throw refusal(faults);
  return parsed.data;
}

function refusal(faults: readonly FieldFault[]): Problem {
  const [first] = faults;
  const where = first === undefined || first.path === '' ? 'the file' : first.path;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
  return new Problem('validation_failed', `Sandbox file: ${where}: ${first?.message ?? 'is not readable'}${more}`, {
    errors: faults,
  });
}
