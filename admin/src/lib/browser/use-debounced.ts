import { useEffect, useState } from 'react';

const debounceMs = 300;

/** The value once it has stayed the same for a moment: typing ends before the server is asked. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
