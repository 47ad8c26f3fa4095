import { useState } from 'react';

/**
 * A field whose value stands in the address: what is typed runs ahead of it and is not touched when it arrives there. A value
 * from elsewhere (a chip, a saved view, the way back) takes its place.
 */
export function useTyped(value: string) {
  const [state, setState] = useState({ typed: value, sent: value, seen: value });
  if (state.seen !== value) setState({ typed: value === state.sent ? state.typed : value, sent: value, seen: value });
  return {
    typed: state.typed,
    type: (typed: string) => setState((before) => ({ ...before, typed })),
    /** What is on its way into the address. */
    send: (sent: string) => setState((before) => ({ ...before, sent })),
  };
}
