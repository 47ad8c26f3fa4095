export interface Budget {
  /** What comes back each second. */
  perSecond: number;
  /** What may be spent at once. */
  burst: number;
}

/** Networks that a process remembers; the least recent are forgotten first, and begin anew. */
const remembered = 20_000;

/** How many visitors with networks of their own a wider network stands for. */
export const visitorsOfWiderNetwork = 4;

interface Account {
  left: number;
  at: number;
}

/**
 * Counts what networks ask for, in the process's own memory. Spends one unit of each network of a visitor and says 0, or
 * spends nothing and says after how many seconds to come back.
 */
export function networkBudget({ perSecond, burst }: Budget, now: () => number = performance.now.bind(performance)) {
  const accounts = new Map<string, Account>();

  const accountOf = (network: string, factor: number): Account => {
    const known = accounts.get(network) ?? { left: burst * factor, at: now() };
    const seconds = (now() - known.at) / 1_000;
    const account = { left: Math.min(burst * factor, known.left + seconds * perSecond * factor), at: now() };
    accounts.delete(network);
    accounts.set(network, account);
    if (accounts.size > remembered) accounts.delete(accounts.keys().next().value ?? '');
    return account;
  };

  return (networks: readonly string[]): number => {
    const spent = networks.map((network, index) => {
      const factor = index === 0 ? 1 : visitorsOfWiderNetwork;
      return { account: accountOf(network, factor), factor };
    });
    const waits = spent.map(({ account, factor }) =>
      account.left >= 1 ? 0 : (1 - account.left) / (perSecond * factor),
    );
    const wait = Math.ceil(Math.max(...waits));
    if (wait === 0) for (const { account } of spent) account.left -= 1;
    return wait;
  };
}
