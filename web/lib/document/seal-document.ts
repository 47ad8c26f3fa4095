import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStock } from '#build-rules/stock.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { inlineScripts } from './inline-scripts.ts';
import { paintFirst } from './paint-first.ts';

interface Options {
  /** Inline scripts of ours, word for word, in ASCII. */
  ownScripts: ReadonlySet<string>;
  /** Other origins that scripts of the page may ask for data. */
  dataOrigins?: readonly string[];
  /** Hears of inline scripts that the policy forbids: Next has begun to write another kind, or text was not escaped. */
  onUnknownScript: (script: string) => void;
  /** Answers in place of a page that could not be made; false where that is to be told as a defect. */
  sendInstead?: () => boolean;
}

/**
 * Holds an HTML answer back until it is whole and sends it with a policy that allows exactly the scripts in it. A nonce
 * would have to differ for each visitor, and so forbid caching; a hash is as true for the next visitor. Pages are complete
 * when they are sent anyway, because they have to be read without JavaScript.
 */
export function sealDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { ownScripts, dataOrigins, onUnknownScript, sendInstead }: Options,
): void {
  const chunks: Buffer[] = [];
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const isDocument = () => String(response.getHeader('content-type') ?? '').startsWith('text/html');

  // Next sends the headers with the first piece of a page; the policy is only known with its last.
  response.flushHeaders = () => {
    if (!isDocument()) flushHeaders();
  };

  response.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    if (response.headersSent || !isDocument()) return write(chunk, ...(rest as []));
    chunks.push(Buffer.from(chunk as string));
    return true;
  }) as typeof response.write;

  response.end = ((chunk?: unknown, ...rest: unknown[]) => {
    if (response.headersSent || !isDocument()) return end(chunk, ...(rest as []));
    if (response.statusCode === 500 && sendInstead?.()) return response;
    // Where an address leads elsewhere nobody reads what Next says beside it.
    if (response.hasHeader('location')) {
      response.removeHeader('content-length');
      return end();
    }
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    // One letter for each byte: everything looked for is ASCII, and a page of results is 280 KB that need no decoding.
    const page = Buffer.concat(chunks).toString('latin1');
    const html = isStock ? page : paintFirst(page);
    const { hashes, unknown } = inlineScripts(html, ownScripts);
    unknown.forEach(onUnknownScript);
    response.setHeader('content-security-policy', contentSecurityPolicy(hashes, dataOrigins));
    // Where our pages are kept is nobody's business.
    response.removeHeader('x-middleware-rewrite');
    const body = Buffer.from(html, 'latin1');
    // Next's length is that of its own page: the bytes beyond it would be read as the next answer on the connection.
    response.removeHeader('content-length');
    // An answer to HEAD has no body to tell by.
    if (body.length === 0) return end();
    response.setHeader('content-length', body.length);
    if (response.statusCode !== 200) return end(body);
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    response.setHeader('etag', etag);
    if (request.headers['if-none-match'] !== etag) return end(body);
    response.statusCode = 304;
    response.removeHeader('content-length');
    return end();
  }) as typeof response.end;
}
