import type { IdentityProvider } from '@kardan/contract/calls/admin/sso';

/**
 * Approved domains that a change takes out, so that the page can say what follows before it is saved. With another issuer an
 * owner's have to be approved anew; with an operator what was approved stays so.
 */
export function leavingDomains(
  provider: IdentityProvider | null,
  given: { issuer: string; domains: string[] },
  isOperator: boolean,
): string[] {
  const approved = provider?.domains.flatMap(({ domain, isConfirmed }) => (isConfirmed ? domain : [])) ?? [];
  if (given.issuer !== provider?.issuer && !isOperator) return approved;
  const staying = new Set(given.domains.map((domain) => domain.toLowerCase()));
  return approved.filter((domain) => !staying.has(domain));
}
