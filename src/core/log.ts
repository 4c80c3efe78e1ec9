// What may stand in a log line: ids, counts, durations and codes. The list is closed, so that no name, address or text gets in.

/** A closed list, checked again when a line is written; a field that is added must not be able to hold personal data. */
export interface LogFields {
  readonly requestId?: string;
  /** The W3C trace id of the caller. */
  readonly trace?: string;
  readonly tenant?: string;
  readonly actor?: string;
  readonly route?: string;
  readonly method?: string;
  readonly status?: number;
  readonly code?: string;
  readonly tool?: string;
  readonly action?: string;
  readonly task?: string;
  readonly approval?: string;
  readonly conversation?: string;
  readonly job?: string;
  readonly queue?: string;
  readonly model?: string;
  readonly count?: number;
  readonly attempt?: number;
  readonly durationMs?: number;
  /** The class and stack of a defect, without its message: messages quote data. */
  readonly defect?: { readonly name: string; readonly stack: readonly string[] };
}

/** What a line may hold, checked as it is written: a type alone does not stop a field that came along with others. */
export const loggedFields = {
  requestId: 'string',
  trace: 'string',
  tenant: 'string',
  actor: 'string',
  route: 'string',
  method: 'string',
  status: 'number',
  code: 'string',
  tool: 'string',
  action: 'string',
  task: 'string',
  approval: 'string',
  conversation: 'string',
  job: 'string',
  queue: 'string',
  model: 'string',
  count: 'number',
  attempt: 'number',
  durationMs: 'number',
  defect: 'object',
} as const satisfies Record<keyof LogFields, 'string' | 'number' | 'object'>;

/** `event` is a fixed text without values in it, so that lines can be counted. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

/** A defect as it may be logged: its class and where it was thrown. */
export function defectOf(error: unknown): NonNullable<LogFields['defect']> {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: error.name, stack: stack.slice(0, 12).map((line) => line.trim()) };
}
