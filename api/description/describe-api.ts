import type { Env } from '@kardan/core/env';
import { closeServices, openServices } from '@kardan/core/services';
import type { OpenAPIV3_1 } from 'openapi-types';
import { buildApp } from '../app.ts';

/** The text of contract/openapi.json. Builds the app without starting it; no service has to run. */
export async function describeApi(env: Env): Promise<string> {
  const services = openServices({ ...env, LOG_LEVEL: 'silent' }, 'api');
  const app = await buildApp(services, { describe: true });
  try {
    await app.ready();
    return `${JSON.stringify(sorted(withoutUnused(app.swagger() as OpenAPIV3_1.Document)), null, 2)}\n`;
  } finally {
    await app.close();
    await closeServices(services);
  }
}

/** The generator describes every named schema twice, as input and as output; most are used as one of them. */
function withoutUnused(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const schemas = document.components?.schemas ?? {};
  const text = JSON.stringify(document);
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  const smaller = { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
  return used.length === Object.keys(schemas).length ? document : withoutUnused(smaller);
}

/** The same document however its parts came together: keys in alphabetical order, lists as they are. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
