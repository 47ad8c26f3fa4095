/** Form of what a signed link of a search agent's mails ends in. */
export const agentTokenForm = /^[\w-]{43}$/;

// Also when it stands in a query string, or when a mail program has added something to it.
const inAddress =
  /(agent(?:\/|%2f)(?:own(?:\/|%2f))?|export(?:\/|%2f))[\w-]{43,}|(monthly-report(?:\/|%2f))[\w-]{27,}/gi;

/**
 * A text without the rights that stand in addresses of agents' own pages and calls, in whichever language, of monthly
 * reports and of export links: whoever reads a log must not be able to change, delete or fetch what belongs to somebody else.
 */
export function withoutAgentTokens(text: string): string {
  return text.replaceAll(inAddress, '$1$2…');
}
