import type { Sandbox } from '@kardan/contract/calls/admin/sandbox';
import { dayAfter } from '@kardan/contract/values/vienna-day';
import type { StoredSandbox } from './sandbox-store.ts';

/** How long a sandbox stays that nobody uses. */
export const unusedSandboxDays = 90;

export function presentSandbox({ dealership, cars, lastUsedOn }: StoredSandbox): Sandbox {
  return { dealership, cars, removedOn: dayAfter(lastUsedOn, unusedSandboxDays) };
}
