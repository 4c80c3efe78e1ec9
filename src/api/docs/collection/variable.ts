// A thing that examples refer to: its sample in the document, and how it comes about.

export interface Variable {
  /** What stands in the document in its place. */
  readonly sample: string;
  readonly from: 'sandbox' | 'elsewhere' | VariableSource | Signing | Beside;
}

export interface VariableSource {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'GET';
  /** Path and body may refer to other variables. */
  readonly path: string;
  readonly body?: unknown;
  /** Dotted path into the answer, or a header of it. */
  readonly take: string | { readonly header: string };
  /** The first group of this pattern in what was taken. */
  readonly match?: string;
  /** It comes about in the background: asked for again up to so many times, a second apart. */
  readonly tries?: number;
  /** Other variables that the same answer holds, by dotted path. */
  readonly keeps?: Readonly<Record<string, string>>;
  readonly open?: true;
  /** A thing that has to be there first and stands in neither path nor body. */
  readonly after?: string;
}

/** The signature of the request's body by this secret, as Standard Webhooks describes. */
interface Signing {
  readonly signs: string;
}

/** Kept when that other variable is made. */
interface Beside {
  readonly beside: string;
}

export const post = (path: string, body: unknown, take: string): VariableSource => ({
  method: 'POST',
  path,
  body,
  take,
});
