import { useEffect, useState } from 'react';

const pauseMs = 180;

/** A value once it has rested for a moment, so that not every key asks the API; the first one at once. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
