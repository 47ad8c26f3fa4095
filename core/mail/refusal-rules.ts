/**
 * Whether the mail server will never take this mail: it has refused the recipient or the mail with a permanent code. What
 * is wrong with our own sign-in or connection passes, however permanent its code says it is.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  return typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}

/**
 * Whether it is the recipient's address that will never be taken. Refusals for reasons of policy (RFC 3463: 5.7.x) are about
 * us, whichever address they answer: a server that has us on a list refuses all of them.
 */
export function isAddressRefused(error: unknown): boolean {
  const { command, response } = error as { command?: unknown; response?: unknown };
  return isRefusedForGood(error) && command === 'RCPT TO' && !/^\d{3}[ -]5\.7\./.test(String(response));
}

/** What the server answered, as codes alone: `550 5.1.1`. Its words quote the address. */
export function refusalCode(error: unknown): string | null {
  const { responseCode, response } = error as { responseCode?: unknown; response?: unknown };
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  return [responseCode, enhanced].filter(Boolean).join(' ') || null;
}
