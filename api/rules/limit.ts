const windowsMs = { second: 1_000, minute: 60_000, hour: 3_600_000 } as const;

/** How often a call may be made, and counted by what. */
export interface Limit {
  by: 'visitor' | 'account';
  max: number;
  windowMs: number;
}

/** Counted by the visitor's address, as trusted proxies tell it; a /64 network counts as one visitor, a /48 as a few. */
export function perVisitor(max: number, window: keyof typeof windowsMs): Limit {
  return { by: 'visitor', max, windowMs: windowsMs[window] };
}

/** Counted by the account that the access token speaks for, wherever it calls from. */
export function perAccount(max: number, window: keyof typeof windowsMs): Limit {
  return { by: 'account', max, windowMs: windowsMs[window] };
}
