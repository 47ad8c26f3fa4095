import { compileCache } from '@kardan/core/testing/compile-cache';
/**
 * Every run has two stacks, each with data of its own. Nobody changes the data of `reading`, so that tests run on it side by
 * side; on `changing` they run one after the other.
 */
export type StackName = 'reading' | 'changing';

/** Where a stack answers. */
export interface StackAddresses {
  web: string;
  api: string;
  databaseUrl: string;
  listingIndex: string;
  /** What opens the own page of a search agent that no test changes. */
  agentToken: string;
}

const key = 'KARDAN_E2E_STACKS';
let current: StackName = 'reading';

/** Says where a stack answers; the global setup tells the workers so, through their environment. */
export function publishStack(name: StackName, addresses: StackAddresses): void {
  // biome-ignore lint/style/noProcessEnv: workers inherit it
  process.env[key] = JSON.stringify({ ...publishedStacks(), [name]: addresses });
}

export function publishedStacks(): Partial<Record<StackName, StackAddresses>> {
  // biome-ignore lint/style/noProcessEnv: set by publishStack
  return JSON.parse(process.env[key] ?? '{}');
}

/** As a shell sets it. */
export function describeStacks(): string {
  return `${key}='${JSON.stringify(publishedStacks())}'`;
}

/** Chooses the stack of this process; a worker of the browser tests has one for its whole life. */
export function useStack(name: StackName): void {
  current = name;
}

export function mayChangeData(): boolean {
  return current === 'changing';
}

export function stack(): StackAddresses {
  const addresses = publishedStacks()[current];
  if (!addresses) throw new Error(`the stack “${current}” has not been started`);
  return addresses;
}

/** Whether everything is to be walked through, and not a choice that covers it pairwise: `KARDAN_E2E=full`. */
export function isFullRun(): boolean {
  // biome-ignore lint/style/noProcessEnv: said by whoever starts the tests
  return process.env.KARDAN_E2E === 'full';
}

/** What a process under test finds in its environment: ours, and what the test says. */
export function childEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: handed on as it is, not read
  return { ...process.env, ...compileCache, ...extra };
}
