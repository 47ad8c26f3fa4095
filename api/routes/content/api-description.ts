import { readFile } from 'node:fs/promises';
import { apiDescriptionCalls as calls } from '@kardan/contract/calls/api-description';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

const file = new URL('../../../contract/openapi.json', import.meta.url);

export function apiDescriptionRoutes(api: Api): void {
  let compact: Promise<Buffer> | undefined;
  api.route({
    ...calls.apiDescription,
    access: everyone,
    limit: perVisitor(60, 'minute'),
    maxAgeSeconds: 300,
    // Written when somebody first asks, without the repository's line breaks, which are half of it.
    handler: () => (compact ??= readCompact()),
  });
}

async function readCompact(): Promise<Buffer> {
  return Buffer.from(JSON.stringify(JSON.parse(await readFile(file, 'utf8'))));
}
