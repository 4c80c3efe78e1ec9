// Two clocks. Business time may be moved by a sandbox; security (tokens, signatures, idempotency) never uses it.

/** Handed in everywhere below `main`: nothing there reads the wall clock itself. */
export interface Clock {
  now(): Date;
}

/** `business` dates what people see and wait for; `real` is the wall clock that security goes by. */
export interface Clocks {
  readonly business: Clock;
  readonly real: Clock;
}
