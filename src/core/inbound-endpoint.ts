// An address that another system calls with proof of its own instead of a key: the raw request in, the raw answer out.

/** Unproved: nothing in it may be believed before the endpoint has verified it. */
export interface InboundRequest {
  readonly method: 'GET' | 'POST';
  /** As it came, byte for byte: signatures are taken over it. */
  readonly body: string;
  readonly query: Readonly<Record<string, string>>;
  /** Lower-case name. */
  header(name: string): string | undefined;
}

export interface InboundResponse {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whatever comes through it is unproved until the endpoint itself has looked: it must refuse what it cannot verify. */
export interface InboundEndpoint {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  handle(request: InboundRequest): Promise<InboundResponse>;
}
