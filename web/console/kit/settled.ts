// A value once it has rested: what somebody still types is not asked about.
import { useEffect, useState } from 'react';

/** Compared as JSON. */
export function useSettled<Value>(value: Value, restMs: number): Value {
  const [settled, setSettled] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), restMs);
    return () => window.clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` stands for the value
  }, [key, restMs]);
  return JSON.stringify(settled) === key ? value : settled;
}
