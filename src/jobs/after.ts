// A limit to waiting, for races against work that may never end. It keeps no process alive.

/** Never rejects. The timer cannot be cancelled; it is dropped with the race. */
export const after = (ms: number): Promise<'late'> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, 'late').unref();
  });
