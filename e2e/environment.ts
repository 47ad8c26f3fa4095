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

export function chromiumPath(): string {
  // biome-ignore lint/style/noProcessEnv: depends on the machine, not on the product
  return process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
}

/** A browser that asks nobody for anything but what the pages tell it to. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** What a process under test finds in its environment: ours, and what the test says. */
export function childEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  // biome-ignore lint/style/noProcessEnv: handed on as it is, not read
  return { ...process.env, ...extra };
}
