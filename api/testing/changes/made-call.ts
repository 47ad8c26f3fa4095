import type { Calls } from '@kardan/contract/calls/calls';
import type { Client } from '@kardan/contract/client/client';
import type { TestApp } from '../test-app.ts';

/** What a call is made with, and as whom. */
export interface MadeCall<Name extends keyof Calls> {
  input: Parameters<Client<Calls>[Name]>[0];
  token?: string | undefined;
}

/** How calls are made: everything that they are about is built first, and is new each time. */
export type CallMakers = { [Name in keyof Calls]?: (running: TestApp) => Promise<MadeCall<Name>> };
