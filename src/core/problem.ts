// Every failure a caller may see, in one table. The code is the contract; the wording is not.

const catalogue = {
  malformed_json: { status: 400, title: 'The body is not valid JSON', retry: 'never' },
  bad_request: { status: 400, title: 'The request cannot be read', retry: 'never' },
  unauthorized: { status: 401, title: 'Credentials are missing, wrong or expired', retry: 'never' },
  forbidden: { status: 403, title: 'These credentials do not allow that', retry: 'never' },
  sign_in_again: { status: 403, title: 'That needs a sign-in of the last minutes', retry: 'never' },
  not_found: { status: 404, title: 'There is no such thing here', retry: 'never' },
  candidate_not_found: { status: 404, title: 'No such candidate', retry: 'never' },
  job_not_found: { status: 404, title: 'No such requisition', retry: 'never' },
  user_not_found: { status: 404, title: 'No such person in this organization', retry: 'never' },
  meeting_not_found: { status: 404, title: 'No such meeting', retry: 'never' },
  template_not_found: { status: 404, title: 'No such message template', retry: 'never' },
  mos_not_found: { status: 404, title: 'No such military code', retry: 'never' },
  client_not_found: { status: 404, title: 'No such employer client', retry: 'never' },
  method_not_allowed: { status: 405, title: 'This address does not take that method', retry: 'never' },
  conflict: { status: 409, title: 'The request conflicts with the present state', retry: 'never' },
  already_decided: { status: 409, title: 'Somebody has decided this approval already', retry: 'never' },
  stale_approval: { status: 409, title: 'What was to be approved has changed since', retry: 'never' },
  approval_expired: { status: 409, title: 'The approval has expired', retry: 'never' },
  changed_since: { status: 409, title: 'Somebody changed the record since', retry: 'never' },
  not_undoable: { status: 409, title: 'This action cannot be undone', retry: 'never' },
  legal_hold: { status: 409, title: 'The data are held and may not be erased', retry: 'never' },
  duty_unmet: { status: 409, title: 'The law asks for something first', retry: 'never' },
  contact_declined: { status: 409, title: 'The person is not to be written to', retry: 'never' },
  calendar_conflict: { status: 409, title: 'Somebody is busy at that time', retry: 'never' },
  no_schedule: { status: 409, title: 'No times fit all of the interviews', retry: 'never' },
  idempotency_mismatch: { status: 409, title: 'The idempotency key was used for another request', retry: 'never' },
  request_in_progress: { status: 409, title: 'The same request is being handled', retry: 'later' },
  request_timeout: { status: 408, title: 'The request took too long to arrive', retry: 'later' },
  precondition_failed: { status: 412, title: 'Somebody changed it since it was read', retry: 'never' },
  payload_too_large: { status: 413, title: 'The body is larger than this address allows', retry: 'never' },
  unsupported_media_type: { status: 415, title: 'The body must be application/json', retry: 'never' },
  validation_failed: { status: 422, title: 'The request does not match its schema', retry: 'never' },
  protected_attribute: {
    status: 422,
    title: 'A protected attribute or a stand-in for one was sent',
    retry: 'never',
  },
  history_refused: { status: 422, title: 'The history holds faults; nothing of it was taken', retry: 'never' },
  invalid_cursor: { status: 422, title: 'The cursor was not made for this list', retry: 'never' },
  limit_exceeded: { status: 422, title: 'The request is nested too deep or holds too many items', retry: 'never' },
  in_the_past: { status: 422, title: 'That time has passed', retry: 'never' },
  not_supported: { status: 422, title: 'The connected system cannot do that', retry: 'never' },
  unknown_stage: { status: 422, title: 'The pipeline has no such stage', retry: 'never' },
  branch_required: { status: 422, title: 'The code stands in more than one branch', retry: 'never' },
  connection_missing: { status: 422, title: 'There is no connection to that system', retry: 'never' },
  connection_ambiguous: { status: 422, title: 'There are several connections to that system', retry: 'never' },
  ambiguous: { status: 422, title: 'More than one thing fits that description', retry: 'never' },
  four_eyes: { status: 403, title: 'Somebody else has to approve this', retry: 'never' },
  paused: { status: 409, title: 'Actions are paused for this organization', retry: 'never' },
  headers_too_large: { status: 431, title: 'The headers are larger than this service allows', retry: 'never' },
  rate_limited: { status: 429, title: 'Too many requests', retry: 'later' },
  internal_error: { status: 500, title: 'Something went wrong in the service', retry: 'never' },
  upstream_rate_limited: { status: 503, title: 'A connected system asks for patience', retry: 'later' },
  upstream_failed: { status: 502, title: 'A connected system answered with an error', retry: 'never' },
  outcome_unknown: { status: 502, title: 'It is not known whether a connected system acted', retry: 'never' },
  unavailable: { status: 503, title: 'The service or a connected system is not available now', retry: 'later' },
} as const satisfies Record<string, { status: number; title: string; retry: 'never' | 'later' }>;

export type ProblemCode = keyof typeof catalogue;
/** For codes that come out of a store or from another system. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(catalogue, code);
/** In the order of the table; documentation, translations and tests are held against it. */
export const problemCodes: readonly ProblemCode[] = Object.keys(catalogue).filter(isProblemCode);
/** In English, without anything of the case; the same for every problem of that code. */
export const titleOf = (code: ProblemCode): string => catalogue[code].title;
/** The HTTP status (RFC 9110) that goes with the code. */
export const statusOf = (code: ProblemCode): number => catalogue[code].status;

/** One fault of the input; `path` is dotted (`signals.age`, `items.3.job_id`). */
export interface FieldFault {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

interface ProblemOptions {
  readonly cause?: unknown;
  readonly errors?: readonly FieldFault[];
  /** Further members of the answer, such as `choices` or `suggestions`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds?: number;
}

/** A failure that is expected and may be shown. Anything else that is thrown is a defect and is shown as a bare 500. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  readonly errors: readonly FieldFault[] | undefined;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ProblemCode, detail: string, options: ProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.extra = options.extra ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  get status(): number {
    return catalogue[this.code].status;
  }
  get retry(): 'never' | 'later' {
    return catalogue[this.code].retry;
  }

  /** The same with further members. */
  with(extra: Readonly<Record<string, unknown>>): Problem {
    const { errors, retryAfterSeconds } = this;
    return new Problem(this.code, this.message, {
      cause: this,
      extra: { ...this.extra, ...extra },
      ...(errors === undefined ? {} : { errors }),
      ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    });
  }

  /** The RFC 9457 body as `application/problem+json`. */
  toBody(requestId: string): Record<string, unknown> {
    const { status, title } = catalogue[this.code];
    return {
      ...this.extra,
      type: `/problems/${this.code}`,
      title,
      status,
      detail: this.message,
      code: this.code,
      request_id: requestId,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
    };
  }
}
