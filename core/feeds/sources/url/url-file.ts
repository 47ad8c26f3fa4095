import { isPublic } from '@kardan/contract/configuration/is-public';
import { maxFeedFileBytes } from '@kardan/contract/values/feeds';
import type { Env } from '../../../env.ts';
import { type Guard, type GuardedAnswer, guardedRequest } from '../../../kernel/guarded-request.ts';
import { Unreachable, type UnreachableReason } from '../../../kernel/unreachable.ts';
import {
  decoded,
  type FileVersion,
  SourceFailure,
  type SourceFile,
  type SourceSettings,
  tidyName,
} from '../source-file.ts';
import { credentialHeaders } from './credential-headers.ts';

type SourceEnv = Pick<Env, 'SITE_ORIGIN' | 'SITE_NAME'>;

const guard = {
  // 500 MB at 600 KB a second.
  timeoutMs: 15 * 60_000,
  maxBytes: maxFeedFileBytes,
  minBytesPerSecond: 2_000,
  maxRedirects: 5,
} as const satisfies Omit<Guard, 'onlyPublic'>;

const outcomes = {
  refused: 'address-refused',
  'no-answer': 'no-answer',
  redirected: 'no-answer',
  'too-large': 'too-large',
  'too-slow': 'too-slow',
} as const satisfies Record<UnreachableReason, SourceFailure['outcome']>;

/** The file at an address; undefined where it is the version that is known. Throws SourceFailure where there is none. */
export async function askUrl(
  env: SourceEnv,
  settings: SourceSettings,
  { known, answerMs }: { known?: FileVersion | undefined; answerMs: number },
): Promise<SourceFile | undefined> {
  const answer = await ask(env, settings, known, answerMs);
  if (answer.status === 200) return fileOf(answer);
  answer.body.destroy();
  if (answer.status === 304 && known) return undefined;
  throw new SourceFailure(outcomeOf(answer.status), `answered ${answer.status}`);
}

async function ask(
  env: SourceEnv,
  settings: SourceSettings,
  known: FileVersion | undefined,
  answerMs: number,
): Promise<GuardedAnswer> {
  const headers: Record<string, string> = {
    'user-agent': `${env.SITE_NAME} feeds (+${env.SITE_ORIGIN})`,
    ...credentialHeaders(settings),
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  };
  try {
    return await guardedRequest({ ...guard, answerMs, onlyPublic: isPublic(env.SITE_ORIGIN) })(settings.location, {
      headers,
    });
  } catch (error) {
    throw failureOf(error);
  }
}

function outcomeOf(status: number): SourceFailure['outcome'] {
  if (status === 401 || status === 403) return 'sign-in-refused';
  return status === 404 || status === 410 ? 'no-file' : 'no-answer';
}

/** What broke off on the way, in the words of sources. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof Unreachable)) return error;
  return new SourceFailure(outcomes[error.reason], error.message, { cause: error });
}

function fileOf({ headers, url, body }: GuardedAnswer): SourceFile {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return {
    name: tidyName(namedIn(headers.get('content-disposition')) ?? decoded(url.pathname)),
    bytes: Number.isSafeInteger(length) ? length : null,
    version: { etag: headers.get('etag'), lastModified: headers.get('last-modified') },
    open: async () => body,
    async peek() {
      for await (const piece of body) return piece as Buffer;
      return Buffer.alloc(0);
    },
    async [Symbol.asyncDispose]() {
      body.destroy();
    },
  };
}

function namedIn(disposition: string | null): string | undefined {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition ?? '') ?? [];
  return encoded === undefined ? plain : decoded(encoded);
}
