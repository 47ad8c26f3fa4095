import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnvironment } from '@kardan/contract/configuration/environment';
import { errorReportingVariable } from '@kardan/contract/configuration/error-reporting';
import { financePartners } from '@kardan/contract/configuration/finance-partners';
import { isPublic } from '@kardan/contract/configuration/is-public';
import { secrets } from '@kardan/contract/configuration/secrets';
import { siteVariables } from '@kardan/contract/configuration/site-variables';
import { metricsPort, telemetryVariables } from '@kardan/contract/configuration/telemetry-variables';
import { catalogueProviderNames } from '@kardan/contract/values/catalogue';
import { z } from 'zod';
import { maxCallMs } from './kernel/deadline.ts';
import { isEd25519PrivateKey } from './kernel/ed25519-key.ts';
import { encryptionKeys } from './kernel/encryption-keys.ts';

const words = (list: string) => list.split(',').map((entry) => entry.trim());
const network = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'neither an IP address nor a network as 10.0.0.0/8',
);

/** Everybody can read these: they are for development. */
const published = {
  DATABASE_PASSWORD: 'kardan',
  S3_ACCESS_KEY: 'kardan',
  S3_SECRET_KEY: 'kardan-secret',
  FORM_SECRET: 'kardan-form-secret',
  LINK_SECRET: 'kardan-link-secret',
  CACHE_PURGE_SECRET: 'kardan-purge-secret',
  ACCOUNT_SECRET: 'kardan-account-secret',
  ACCOUNT_ENCRYPTION_KEYS: 'development:8NtCDfiktyDoRgVj+xxeWLqoTYeJ81/gloMIjQW2ElU=',
  TOKEN_PRIVATE_KEY: 'MC4CAQAwBQYDK2VwBCIEIDbiZpozQt9V3IauKc4LkP45LLKpxwwpGBEWGK7UxrHv',
};

const localOwner = `postgres://kardan:${published.DATABASE_PASSWORD}@127.0.0.1:54320/kardan`;

/** Every variable that api, worker and the command line read. The defaults are the services that `pnpm services up` starts. */
export const serverVariables = {
  ...siteVariables,
  DATABASE_URL: z
    .url()
    .default(`postgres://kardan_app:${published.DATABASE_PASSWORD}@127.0.0.1:54320/kardan`)
    .describe(
      'PostgreSQL, the system of record and the job queue, as the role of api and worker: `pnpm migrate` lets it read and write rows, and nothing else.',
    )
    .register(secrets, { published: published.DATABASE_PASSWORD, of: passwordOf }),
  DATABASE_OWNER_URL: z
    .url()
    .optional()
    .describe(
      'The same database as the role that owns the schema, for `pnpm migrate` and `pnpm seed`; api and worker need not know it. Without it DATABASE_URL is used, and if that is not given either, the role `kardan` of the local services.',
    )
    .register(secrets, { published: published.DATABASE_PASSWORD, of: passwordOf }),
  DATABASE_READ_URL: z
    .url()
    .optional()
    .describe(
      'A replica of the database: the API reads there what is public, as long as it is at most three seconds behind. Without it all reads are the primary’s.',
    )
    .register(secrets, { published: published.DATABASE_PASSWORD, of: passwordOf }),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Connections a process may hold; a worker has four more for mails that it is sending.'),
  OPENSEARCH_URL: z
    .string()
    .default('http://127.0.0.1:9210')
    .transform(words)
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .describe('OpenSearch nodes, separated by commas.'),
  LISTING_INDEX: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .default('listings')
    .describe('Name that the listing index and its aliases start with.'),
  LISTING_INDEX_SHARDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('Primary shards of a new listing index.'),
  LISTING_INDEX_REPLICAS: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe('Replicas of a new listing index; 1 or more with several nodes.'),
  CATALOGUE_PROVIDER: z
    .enum(catalogueProviderNames)
    .default('built-in')
    .describe('Where versions of cars come from: the catalogue of the product, or a licensed one.'),
  S3_ENDPOINT: z.url().default('http://127.0.0.1:9310').describe('S3 store for pictures.'),
  S3_REGION: z.string().default('eu-central-1').describe('Region the S3 store signs for.'),
  S3_ACCESS_KEY: z
    .string()
    .default(published.S3_ACCESS_KEY)
    .describe('Access key of the S3 store.')
    .register(secrets, { published: published.S3_ACCESS_KEY, isName: true }),
  S3_SECRET_KEY: z
    .string()
    .default(published.S3_SECRET_KEY)
    .describe('Secret key of the S3 store.')
    .register(secrets, { published: published.S3_SECRET_KEY }),
  S3_BUCKET: z.string().default('kardan-media').describe('Bucket that holds original and derived pictures.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .default('smtp://127.0.0.1:1025')
    .describe(
      'Mail server that outgoing mail is handed to; from a public site by TLS alone, unless it is on this machine.',
    ),
  MAIL_SENDER: z
    .email()
    .default('anfragen@kardan.example')
    .describe('Address that outgoing mail comes from; answers go to whoever wrote.'),
  REPLY_MAIL_DOMAIN: z
    .hostname()
    .optional()
    .describe(
      'Domain of the addresses that answers to mails about inquiries go to. Its mail must reach the receiver of replies, handed over by your mail server. Without it there are no such addresses: a dealer’s answer goes straight to whoever asked. On this machine alone it is `antwort.kardan.example`.',
    ),
  REPLY_SMTP_HOST: z.string().default('127.0.0.1').describe('Address the receiver of replies listens on.'),
  REPLY_SMTP_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(2525)
    .describe('Port the receiver of replies listens on.'),
  REPLY_AUTHSERV_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'letters, digits and . - _ alone')
    .optional()
    .describe(
      'Name that the mail server in front puts first in its Authentication-Results; it must remove headers of that name from mail that comes in. A dealer’s answer by mail is taken when it says there that the sender’s domain is proven (DMARC, or DKIM or SPF of that domain). Without it, dealers answer in their inbox, unless the site is on this machine alone.',
    ),
  REPLY_FRONT_SERVERS: z
    .string()
    .default('127.0.0.0/8,::1/128')
    .transform(words)
    .pipe(z.array(network))
    .describe(
      'Networks of the mail server in front of the receiver of replies, separated by commas: it may connect as often as it likes, and what it says about senders is believed.',
    ),
  REPLY_SMTP_CERTIFICATE: z
    .string()
    .optional()
    .describe(
      'File with the certificate and its chain (PEM) that the receiver of replies offers TLS with; none without.',
    ),
  REPLY_SMTP_PRIVATE_KEY: z.string().optional().describe('File with the private key (PEM) of that certificate.'),
  FINANCE_PARTNERS: financePartners.describe(
    'Who may be asked for credit, leasing or insurance, as a JSON list: id, name, city, email, phone (or none), offers (credit, leasing, insurance). Their addresses stay with the server. Without any, only dealers are asked, about their own cars.',
  ),
  FORM_SECRET: z
    .string()
    .min(16)
    .default(published.FORM_SECRET)
    .describe(
      'What tasks of the spam check are signed with, and addresses in limits hashed. The same for all processes; set one of your own: whoever knows it passes the check without work.',
    )
    .register(secrets, { published: published.FORM_SECRET }),
  LINK_SECRET: z
    .string()
    .min(16)
    .default(published.LINK_SECRET)
    .describe(
      'What links in mails to search agents and addresses for replies are signed with, and codes made of. The same for all processes; set one of your own and keep it: with another one, links and replies to mails already sent lead nowhere.',
    )
    .register(secrets, { published: published.LINK_SECRET }),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Least severe level that is logged.'),
  API_HOST: z.string().default('127.0.0.1').describe('Address the API listens on.'),
  API_PORT: z.coerce.number().int().min(0).max(65535).default(4000).describe('Port the API listens on.'),
  API_TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1/8,::1/128')
    .transform(words)
    .pipe(z.array(network))
    .describe('Networks whose X-Forwarded-For is believed, separated by commas.'),
  API_SEARCH_CACHE_SECONDS: z.coerce
    .number()
    .min(0)
    .max(10)
    .default(10)
    .describe(
      'Longest age of a narrow search’s answer from the API’s memory; one of a broad search lives up to twelve times as long, a dealership’s own list is never kept. 0 switches it off.',
    ),
  API_MAX_LAG_MS: z.coerce
    .number()
    .int()
    .min(20)
    .max(60_000)
    .default(500)
    .describe(
      'Lag of its event loop beyond which the API refuses work with 503 until it has caught up; sign-in and what dealers save it takes all the same.',
    ),
  API_MAX_IN_FLIGHT: z.coerce
    .number()
    .int()
    .min(16)
    .max(100_000)
    .default(128)
    .describe(
      'Calls that one process of the API has under way at once; more are refused with 503. What visitors read may be half of them, so that sign-in and saving find room. Uploads, exports and pictures are not counted.',
    ),
  API_MAX_SEARCHES: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    // More than an engine of two cores answers within half a second would only wait in it until nobody does any more; one of
    // many cores answers so many in 20 ms, and one process then has no time for more.
    .default(32)
    .describe(
      'Searches that one process has under way in the engine at once; others wait a moment for their turn and are then refused with 503. Fewer than half of `API_MAX_IN_FLIGHT`, so that what needs no engine is answered while it hangs.',
    ),
  API_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(200)
    .max(maxCallMs)
    .default(1_500)
    .describe(
      'How long a call may take before it is answered with 503, whatever it waits for; half a minute at most. Uploads, imports, exports and calls that ask others’ servers have half a minute or more.',
    ),
  WORKER_HEALTH_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe(
      'Port on which worker and receiver of replies answer `/health/live` and `/health/ready`; none without. In the images it is 4001.',
    ),
  VIES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'REST service of VIES, the EU’s register of VAT numbers, which new dealers’ numbers are looked up in: `https://ec.europa.eu/taxation_customs/vies/rest-api`. Without it they are not.',
    ),
  CACHE_PURGE_URLS: z
    .string()
    .default('')
    .transform((list) => words(list).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ })))
    .describe('HTTP caches in front of web that are told what has changed, separated by commas; none unless given.'),
  CACHE_PURGE_SECRET: z
    .string()
    .regex(/^[\w.~+/=-]{8,}$/, 'at least 8 letters, digits or . ~ + / = - _')
    .default(published.CACHE_PURGE_SECRET)
    .describe('What such a cache asks of who tells it. A cache that was given none refuses everybody.')
    .register(secrets, { published: published.CACHE_PURGE_SECRET }),
  ...errorReportingVariable,
  ...telemetryVariables,
  API_METRICS_PORT: metricsPort.describe('Port that the API tells its metrics on, for Prometheus; none without it.'),
  WORKER_METRICS_PORT: metricsPort.describe(
    'Port that the worker tells its metrics on, those of queues and market among them; none without it.',
  ),
  REPLY_METRICS_PORT: metricsPort.describe(
    'Port that the receiver of replies tells its metrics on, for Prometheus; none without it.',
  ),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine(isDsn, 'not a DSN such as https://key@errors.example/1')
    .optional()
    .describe('Receiver of error reports that speaks Sentry’s protocol. Without it reports are taken and thrown away.'),
  TOKEN_PRIVATE_KEY: z
    .string()
    .refine((list) => words(list).every(isEd25519PrivateKey), 'not a list of Ed25519 private keys (PKCS8, DER, base64)')
    .default(published.TOKEN_PRIVATE_KEY)
    .describe(
      'Private keys (Ed25519, PKCS8, DER, base64) of access tokens, separated by commas: `openssl genpkey -algorithm ed25519 -outform DER | base64 -w0`. The first signs, all verify. The same for all processes; with others, everybody’s next call is renewed by their session.',
    )
    .register(secrets, { published: published.TOKEN_PRIVATE_KEY, of: words }),
  ACCOUNT_SECRET: z
    .string()
    .min(16)
    .default(published.ACCOUNT_SECRET)
    .describe(
      'What sessions of dealers and operators, and links of invitations and resets, are made of. The same for all processes; with another one, everybody signs in anew, and recovery codes are worth nothing.',
    )
    .register(secrets, { published: published.ACCOUNT_SECRET }),
  ACCOUNT_ENCRYPTION_KEYS: z
    .string()
    .refine((text) => encryptionKeys(text) !== undefined, 'not a list of name:key, each key 32 bytes in base64')
    .default(published.ACCOUNT_ENCRYPTION_KEYS)
    .describe(
      'Keys that stored secrets (of one-time passwords, company accounts, feeds, webhooks) are encrypted with, as `name:key`, separated by commas; a key is `openssl rand -base64 32`. The first encrypts, all decrypt: put a new one in front, run `pnpm accounts:reencrypt`, then leave the old one out.',
    )
    .register(secrets, { published: published.ACCOUNT_ENCRYPTION_KEYS, of: words }),
};

export type Env = ReturnType<typeof loadEnv>;

/** The process's environment, completed by the file `.env` at the root; the only place in core, api and worker that reads it. */
export function loadEnv(source: Record<string, string | undefined> = environment()) {
  const env = parseEnvironment(serverVariables, source);
  // Whoever names a database means that one, for its owner too.
  const owner = source.DATABASE_URL || source.DATABASE_URL_FILE ? env.DATABASE_URL : localOwner;
  return {
    ...env,
    DATABASE_OWNER_URL: env.DATABASE_OWNER_URL ?? owner,
    REPLY_MAIL_DOMAIN: env.REPLY_MAIL_DOMAIN ?? (isPublic(env.SITE_ORIGIN) ? undefined : 'antwort.kardan.example'),
  };
}

/** For commands that change the schema, or all that is in it: connected as its owner. */
export function asOwner(env: Env): Env {
  return { ...env, DATABASE_URL: env.DATABASE_OWNER_URL };
}

/** Without one, the server knows us by a certificate, a socket's owner or a file. */
function passwordOf(url: string): string[] {
  const password = decodeURIComponent(new URL(url).password);
  return password ? [password] : [];
}

/** A key, a host and a project. */
function isDsn(url: string): boolean {
  const { username, pathname } = new URL(url);
  return /^\w+$/.test(username) && /\/\w+$/.test(pathname);
}

function environment(): Record<string, string | undefined> {
  const file = fileURLToPath(new URL('../.env', import.meta.url));
  if (existsSync(file)) process.loadEnvFile(file);
  // biome-ignore lint/style/noProcessEnv: this is the one place
  return process.env;
}
