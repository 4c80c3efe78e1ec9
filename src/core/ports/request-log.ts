// What was sent to other systems and what came back, without anything personal: the declared path, never the filled one.

/** Sizes are those of bodies, as far as the transport knows them; `ms` is real time. */
export interface RequestLine {
  readonly at: Date;
  readonly method: string;
  /** With its places unfilled, such as `/people/{id}`. */
  readonly path: string;
  /** Null: no answer came. */
  readonly status: number | null;
  readonly ms: number;
  readonly bytesOut: number;
  readonly bytesIn: number;
}

/** Of one connection. */
export interface RequestLog {
  /** Gathers and stores later; a crash may lose the last second of it. */
  note(line: RequestLine): void;
}
