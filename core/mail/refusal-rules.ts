/**
 * Whether the mail server will never take this mail: it has refused the recipient or the mail with a permanent code. What
 * is wrong with our own sign-in or connection passes, however permanent its code says it is.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
