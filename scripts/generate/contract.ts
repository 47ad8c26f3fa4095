import { calls } from '@kardan/contract/calls';
import { wireCallsSource } from '@kardan/contract/wire-calls';
import type { GeneratedFile } from './generated-file.ts';

/** What is derived from the calls: the client's table, OpenAPI and the list of errors. */
export async function contractFiles(): Promise<GeneratedFile[]> {
  return [{ path: 'contract/calls.gen.ts', text: wireCallsSource(calls) }];
}
