import { parseEnvironment } from '@kardan/contract/configuration/environment';
import { loadEnv } from '@kardan/core/env';
import { z } from 'zod';

/** Variables that only `pnpm services` reads. Addresses and ports are those of the product's own variables. */
export const serviceVariables = {
  KARDAN_SERVICES_STATE: z
    .string()
    .default('.services')
    .describe('Directory for data, logs and process ids, relative to the repository. Two checkouts need two.'),
  KARDAN_SERVICES_CACHE: z
    .string()
    .optional()
    .describe(
      'Directory for installed programs; survives `reset`. Default: ~/.cache/kardan, for root /var/cache/kardan.',
    ),
  KARDAN_SERVICES_USER: z
    .string()
    .regex(/^[a-z_][a-z0-9_-]*$/)
    .default('kardan')
    .describe(
      'Unprivileged system user that the services run as when the command is run by root; created when missing.',
    ),
  KARDAN_POSTGRES_FSYNC: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` makes PostgreSQL faster and its data worthless after a crash: for throw-away test runs only.'),
  OPENSEARCH_HEAP: z
    .string()
    .regex(/^\d+[mg]$/)
    .optional()
    .describe(
      'Java heap of each OpenSearch node, as in 512m or 4g. Default: 4g for the single node, 1g in the cluster.',
    ),
  MAIL_CATCHER_WEB_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(1080)
    .describe('Port of the mail catcher’s inbox and REST interface. Its SMTP port is the one in SMTP_URL.'),
  CACHE_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(8080)
    .describe('Port of the HTTP cache that `pnpm services up --with cache` starts.'),
  CACHE_ORIGIN_URL: z
    .url({ protocol: /^http$/ })
    .default('http://localhost:3000')
    .describe('What that cache stands in front of: web.'),
  JAVA_HOME: z
    .string()
    .optional()
    .describe('JDK for OpenSearch, 21 or newer. Without it the usual directories are searched.'),
};

export type ServicesEnv = ReturnType<typeof loadServicesEnv>;

/** The environment of `pnpm services`; the only place in this workspace that reads it. */
export function loadServicesEnv(source?: Record<string, string | undefined>) {
  const product = loadEnv(source); // first: it also reads the file .env into the environment
  // biome-ignore lint/style/noProcessEnv: this is the one place
  return { ...product, ...parseEnvironment(serviceVariables, source ?? process.env) };
}
