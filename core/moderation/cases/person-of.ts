/** Who did something, by name; nobody once the account is erased. */
export function personOf(
  accountId: number | null,
  names: ReadonlyMap<number, string>,
): { accountId: number; name: string } | null {
  return accountId === null ? null : { accountId, name: names.get(accountId) ?? '' };
}
