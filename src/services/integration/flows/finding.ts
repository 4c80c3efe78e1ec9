// What is found about a flow before it runs: where, why, and what to do about it.

export interface Finding {
  /** An error keeps the flow from being published; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** The step it is about; null: the flow itself. */
  readonly step: string | null;
  /** Into the document, dotted: `steps.3.fields.0.from`. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/** Findings of one step: paths inside the step become paths into the document. */
export function findingsAt(step: string | null, root: string) {
  const at = (severity: Finding['severity'], path: string, [code, message, remedy]: FindingText): Finding => ({
    severity,
    step,
    path: [root, path].filter((part) => part !== '').join('.'),
    code,
    message,
    remedy,
  });
  return {
    error: (path: string, ...told: FindingText) => at('error', path, told),
    warning: (path: string, ...told: FindingText) => at('warning', path, told),
  };
}

type FindingText = readonly [code: string, message: string, remedy: string];
export type Findings = ReturnType<typeof findingsAt>;
