import { describeApi } from '@kardan/api/description/describe-api';
import { errorsPage } from '@kardan/api/description/errors-page';
import { calls } from '@kardan/contract/calls/calls';
import { wireCallsSource } from '@kardan/contract/client/wire-calls';
import { loadEnv } from '@kardan/core/env';
import type { GeneratedFile } from './generated-file.ts';

/** What is derived from the calls: the client's table, OpenAPI and the list of errors. */
export async function contractFiles(): Promise<GeneratedFile[]> {
  return [
    { path: 'contract/client/wire-calls.gen.ts', text: wireCallsSource(calls) },
    { path: 'contract/openapi.json', text: await describeApi(loadEnv({})) },
    { path: 'docs/errors.md', text: errorsPage() },
  ];
}
