/** Form of what a signed link of mails ends in: a search agent's, or a notice's. */
export const agentTokenForm = /^[\w-]{43}$/;

// Also when it stands in a query string, or when a mail program has added something to it.
const inAddress =
  /(agent(?:\/|%2f)(?:own(?:\/|%2f))?|(?:meldung|notice|notices(?:\/|%2f)own|export|preview|vorschau)(?:\/|%2f))[\w-]{43,}|(monthly-report(?:\/|%2f))[\w-]{27,}/gi;

/**
 * A text without the rights that stand in addresses of agents' and notices' own pages and calls, in whichever language, of
 * monthly reports, export links and previews: whoever reads a log must not be able to change, delete or fetch what is not theirs.
 */
export function withoutAgentTokens(text: string): string {
  return text.replaceAll(inAddress, '$1$2…');
}
