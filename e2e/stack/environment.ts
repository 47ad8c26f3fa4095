/** Where the stack of this run answers; the global setup tells the workers through their environment. */
export interface StackAddresses {
  web: string;
  api: string;
  databaseUrl: string;
  listingIndex: string;
}

const key = 'KARDAN_E2E_STACK';

export function publishStack(addresses: StackAddresses): void {
  // biome-ignore lint/style/noProcessEnv: workers inherit it
  process.env[key] = JSON.stringify(addresses);
}

/** As a shell sets it. */
export function describeStack(): string {
  return `${key}='${JSON.stringify(stack())}'`;
}

export function stack(): StackAddresses {
  // biome-ignore lint/style/noProcessEnv: set by publishStack
  return JSON.parse(process.env[key] ?? '{}') as StackAddresses;
}

/** Whether every address of the sitemaps is to be opened, and not some of each kind: `KARDAN_CRAWL=full`. */
export function isWholeCrawl(): boolean {
  // biome-ignore lint/style/noProcessEnv: said by whoever starts the tests
  return process.env.KARDAN_CRAWL === 'full';
}

/** What a process under test finds in its environment: ours, and what the test says. */
export function childEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: handed on as it is, not read
  return { ...process.env, ...extra };
}
