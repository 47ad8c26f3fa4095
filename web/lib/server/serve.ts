import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { startScripts } from '@kardan/ui/theme/start-scripts.ts';
import { themeScript } from '@kardan/ui/theme/theme-script.ts';
import compression from 'compression';
import type { WebEnv } from '#lib/config/env.ts';
import { localeOfPath, resolvePath } from '#lib/routes/resolve-path.ts';
import { dataOrigins } from '../document/data-origins.ts';
import { sealDocument } from '../document/seal-document.ts';
import { drawingFile } from '../drawings/drawing-widths.ts';
import { answerPlainly } from './answer-plainly.ts';
import { answerProblem } from './answer-problem.ts';
import { isApiPath, pathToApi } from './api-path.ts';
import { receiveBodies } from './bodies/receive-bodies.ts';
import { type BuildFiles, buildFiles } from './build-files.ts';
import { countRequest } from './count-request.ts';
import { watchApiFailures, withExchange } from './exchange.ts';
import { forwardToApi } from './forward-to-api.ts';
import { isKnownHost } from './known-host.ts';
import { callBounds, kindOfCall } from './load/call-bounds.ts';
import type { KeptPages } from './load/kept-pages.ts';
import { networkBudget } from './load/network-budget.ts';
import { readNetworks, visitorNetworks } from './load/visitor-networks.ts';
import { lockPreviews } from './lock-previews.ts';
import { logWarning } from './log.ts';
import type { RedirectOf } from './redirects.ts';
import { servePages } from './serve-pages.ts';
import { traceRequest } from './trace-request.ts';

type Networks = ReturnType<typeof visitorNetworks>;
type Handler<Result> = (request: IncomingMessage, response: ServerResponse) => Result;

interface Options {
  env: WebEnv;
  /** Development needs scripts that a strict policy forbids. */
  dev: boolean;
  renderPage: Handler<Promise<void>>;
  /** Answers for a sitemap; false when something else is asked for. */
  sendSitemap: Handler<boolean>;
  /** Answers for the application of dealers, operators and editors; false when something else is asked for. */
  sendAdmin: Handler<boolean>;
  /** Where an address leads that names nothing. */
  redirectOf: RedirectOf;
  /** Where the build put scripts and styles. */
  staticDirectory: string;
  kept: KeptPages;
  /** Milliseconds by which budgets come back; the process's own clock unless told. */
  now?: () => number;
}

/**
 * What costs little of web: pictures and calls that the API answers, and counts by rules of its own; files; unknown
 * addresses. A page of results has some 50 pictures.
 */
const cheapBudget = { perSecond: 60, burst: 600 };

/** Forms, live counts, statistics: a person needs one or two a second, and the API reads a body for each. */
const sendingBudget = { perSecond: 10, burst: 120 };

/** The way of every request: calls and pictures of cars go to the API, sitemaps are made of its answers, the rest are pages. */
export function serve({
  env,
  dev,
  renderPage,
  sendSitemap,
  sendAdmin,
  redirectOf,
  staticDirectory,
  kept,
  now,
}: Options): RequestListener {
  const compress = compression() as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  const secure = env.SITE_ORIGIN.startsWith('https:');
  // Development makes new files all the time.
  const files: BuildFiles = dev ? { send: () => false, has: () => true } : buildFiles(staticDirectory);
  const trustedProxies = readNetworks(env.WEB_TRUSTED_PROXIES);
  const spendCheap = networkBudget(cheapBudget, now);
  const spendSending = networkBudget(sendingBudget, now);
  const sealing = {
    ownScripts: new Set([themeScript, startScripts]),
    dataOrigins: dataOrigins(env),
    onUnknownScript: (script: string) =>
      logWarning({ script: script.slice(0, 80) }, 'an inline script has no hash and does not run'),
  };
  const render: typeof renderPage = async (request, response) => {
    // A part that failed after the page had begun is an outage as much as one that failed first.
    const hasApiFailed = watchApiFailures();
    const outage = { status: 503, locale: localeOfPath(request.url ?? '/'), retryAfterSeconds: 5 } as const;
    const sendInstead = () => hasApiFailed() && kept.send(request, response, outage);
    if (!dev) sealDocument(request, response, { ...sealing, sendInstead });
    lockPreviews(request);
    await renderPage(request, response);
  };
  const mayPass = callBounds(env.WEB_MAX_CALLS);
  const receiveBody = receiveBodies();
  const sendPage = servePages({ env, kept, renderPage: render, now });

  const answerUnknown = async (request: IncomingMessage, response: ServerResponse, networks: Networks) => {
    const target = request.url ?? '/';
    const elsewhere = await redirectOf(withoutQuery(target));
    if (elsewhere !== undefined) return answerElsewhere(response, elsewhere);
    if (kept.send(request, response, { status: 404, locale: localeOfPath(target) })) return;
    sendPage(request, response, networks);
  };

  const isWithinBudget = (request: IncomingMessage, response: ServerResponse, networks: Networks): boolean => {
    const waitSeconds = (request.method === 'GET' ? spendCheap : spendSending)(networks);
    if (waitSeconds === 0) return true;
    response.setHeader('retry-after', waitSeconds);
    answerPlainly(response, 429, 'Please try again in a moment.');
    return false;
  };

  const handle = (request: IncomingMessage, response: ServerResponse, networks: Networks) => {
    const target = request.url ?? '/';
    const withinBudget = () => isWithinBudget(request, response, networks);
    const drawing = drawingFile(target);
    if (drawing !== undefined && (request.method === 'GET' || request.method === 'HEAD')) {
      request.url = drawing;
      if (withinBudget()) void render(request, response);
      return;
    }
    if (isApiPath(target) || (target.startsWith('/_next/') && !files.has(target)))
      return answerPlainly(response, 404, 'There is no such address.');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerPlainly(response, 405, 'Pages are read only.');
    if (!isReadable(target)) return answerPlainly(response, 400, 'This address cannot be read.');
    if (isFile(target)) {
      if (withinBudget() && !sendSitemap(request, response)) void render(request, response);
      return;
    }
    if (isUnknown(request)) {
      if (withinBudget()) void answerUnknown(request, response, networks);
      return;
    }
    sendPage(request, response, networks);
  };

  return (request, response) => {
    for (const [name, value] of safetyHeaders) response.setHeader(name, value);
    if (secure) response.setHeader('strict-transport-security', `max-age=${twoYearsSeconds}`);
    const isOwn = kept.isOwnRequest(request);
    if (!isOwn && !isKnownHost(request.headers.host, env))
      return answerPlainly(response, 421, 'This site has another name.');
    if (files.send(request, response) || sendAdmin(request, response)) return;
    countRequest(request, response);
    const networks = visitorNetworks(request, trustedProxies);
    const answer = (answering: () => void) =>
      traceRequest(request, response, () =>
        withExchange(request, response, () => compress(request, response, answering)),
      );
    if (isOwn) return answer(() => void render(request, response));
    const path = callOf(request);
    if (path === undefined) return answer(() => handle(request, response, networks));
    // Refused at first sight: whatever is read of a request before costs more than this, and there are many of them then.
    if (!isWithinBudget(request, response, networks)) return;
    const kind = kindOfCall(path);
    receiveBody(request, response, { kind, networks }, (body) => {
      if (!mayPass(kind, response)) return answerProblem(request, response, 'overloaded');
      const passing = { timeoutMs: env.WEB_API_TIMEOUT_MS + refusalMs, body };
      answer(() => forwardToApi(request, response, new URL(path, env.API_ORIGIN), passing));
    });
  };
}

/** Path and query that the API is asked for; undefined for whatever the site answers itself, its drawings among them. */
function callOf({ method, url = '/' }: IncomingMessage): string | undefined {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && drawingFile(url) !== undefined ? undefined : pathToApi(url);
}

/** The API refuses what takes it too long itself, and says so better: its answer has to arrive. */
const refusalMs = 200;

/** This host alone: what else runs on the operator's domain is not ours to bind. */
const twoYearsSeconds = 63_072_000;

const safetyHeaders = [
  ['x-content-type-options', 'nosniff'],
  // No window of another site keeps hold of ours.
  ['cross-origin-opener-policy', 'same-origin'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)'],
] as const;

/** A path from our root whose escapes mean something. */
function isReadable(target: string): boolean {
  if (!target.startsWith('/')) return false;
  try {
    decodeURIComponent(withoutQuery(target));
    return true;
  } catch {
    return false;
  }
}

/** Editors may change their minds: browsers ask again. */
function answerElsewhere(response: ServerResponse, path: string): void {
  response.writeHead(308, { location: path, 'cache-control': 'public, max-age=0, s-maxage=60' }).end();
}

/** The build's files and those beside the pages, which proxy.ts lets pass; another name with a dot in it may be a page's. */
function isFile(target: string): boolean {
  return target.startsWith('/_next/') || ownFile.test(withoutQuery(target));
}

const ownFile =
  /^\/(icons?\.svg|make-emblems\.svg|no-picture\.svg|robots\.txt|favicon\.ico|sections\/[a-z0-9-]+\.webp|sitemap[a-z0-9-]*\.xml)$/;

/** An address that no page has. The router of an open page asks for other things than the document, and is not meant. */
function isUnknown({ url = '/', headers }: IncomingMessage): boolean {
  return headers.rsc === undefined && resolvePath(withoutQuery(url)).kind === 'not-found';
}

function withoutQuery(target: string): string {
  return target.replace(/\?.*$/s, '');
}
