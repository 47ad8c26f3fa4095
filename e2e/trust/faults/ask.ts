import { installedWebBounds } from '@kardan/web/testing/lifted-bounds';
import { mapAtOnce } from '../../map-at-once.ts';
import { someAddress } from '../../people/visitor.ts';
import { isSmallRun, sized } from '../size.ts';
import { keepWrong } from '../write-report.ts';
import { mayLackQuietly } from './quiet-parts.ts';
import { type AnswerKind, apologises, emptiedIn, missingIn, type Shape, shapeOf } from './shape.ts';

/** Something that a person's browser asks for. */
export interface Question {
  name: string;
  kind: AnswerKind;
  url: string | (() => string);
  headers?: () => Promise<Record<string, string>>;
  /** Of what has too much to say for an address. */
  body?: object;
  /** Uploads, imports and exports, which people know to take their time. */
  mayTakeLong?: boolean;
  /** Status while all is well. */
  usual?: number;
  /** What the answer consists of while all is well. */
  shape?: Shape;
}

export interface Answer {
  question: Question;
  /** As ever, with parts missing as we designed it, an outage as we designed it, or wrong. */
  verdict: 'as ever' | 'reduced' | 'outage' | 'wrong';
  /** Status, and what is wrong with it or missing. */
  told: string;
  seconds: number;
  shape?: Shape;
  /** Was late, and asked a second time. */
  isRepeated?: true;
}

/** What is promised; a small run is for machines that are busy with other things. */
export const maxSeconds = sized({ small: 5, full: 2 });
/** What is told of something that may take long and has not come before we stopped looking. */
export const stillWaiting = 'still waiting';
/** Patience of whoever measures; nobody else has as much. */
export const givenUpMs = 10_000;

/** Asks once and judges the answer by what is usual. */
export async function ask(question: Question): Promise<Answer> {
  const url = typeof question.url === 'string' ? question.url : question.url();
  const started = performance.now();
  const taken = () => (performance.now() - started) / 1_000;
  try {
    const response = await fetch(url, {
      ...(question.body && { method: 'POST', body: JSON.stringify(question.body) }),
      headers: {
        'x-forwarded-for': someAddress(),
        ...(question.body && { 'content-type': 'application/json' }),
        ...(await question.headers?.()),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(givenUpMs),
    });
    const body = await response.text();
    const seconds = taken();
    const late = seconds > maxSeconds && !question.mayTakeLong ? `late (${seconds.toFixed(1)} s)` : undefined;
    const answer = judged(question, response, body, seconds, late);
    if (answer.verdict === 'wrong' && question.shape) keepWrong(`${question.name} ${new Date().toISOString()}`, body);
    return answer;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    // Whoever loads a file sees that it has not come, or not all of it.
    if (question.mayTakeLong) {
      const told = name === 'TimeoutError' ? stillWaiting : 'broken off';
      return { question, verdict: 'outage', told, seconds: taken() };
    }
    return { question, verdict: 'wrong', told: `no answer (${cause?.code ?? name})`, seconds: taken() };
  }
}

function judged(question: Question, response: Response, body: string, seconds: number, late?: string): Answer {
  const { status, headers } = response;
  const flaw = late ?? flawOf(question, response, body);
  if (flaw) return { question, verdict: 'wrong', told: `${status}, ${flaw}`, seconds };
  if (status === (question.usual ?? status)) return { question, ...compared(question, response, body), seconds };
  if (status === 503 && headers.has('retry-after')) return { question, verdict: 'outage', told: codeOf(body), seconds };
  return { question, verdict: 'wrong', told: `${status} instead of ${question.usual}`, seconds };
}

/** A success that lacks what it usually has says so, and is kept for nobody else: it would be taken for the truth. */
function compared(question: Question, response: Response, body: string): Pick<Answer, 'verdict' | 'told' | 'shape'> {
  const { status, headers } = response;
  const { kind, name, shape: usual } = question;
  const shape = shapeOf(kind, body);
  if (!usual) return { verdict: 'as ever', told: String(status), shape };
  const emptied = emptiedIn(shape, usual);
  if (emptied.length > 0)
    return { verdict: 'wrong', told: `${status}, failure shown as nothing: ${emptied.join(', ')}` };
  const missing = missingIn(shape, usual);
  if (missing.length === 0) return { verdict: 'as ever', told: String(status) };
  const told = `${status} without ${missing.join(', ')}`;
  if (/s-maxage/.test(headers.get('cache-control') ?? '')) return { verdict: 'wrong', told: `${told}, kept by caches` };
  const isDesigned = kind === 'call' || apologises(body) || mayLackQuietly(name);
  return isDesigned ? { verdict: 'reduced', told } : { verdict: 'wrong', told: `${told}, and nothing says so` };
}

/** A page without a heading is blank to whoever reads it; a call's answer is told in its media type. */
function flawOf({ kind }: Question, { status, headers }: Response, body: string): string | undefined {
  const type = headers.get('content-type') ?? '';
  if (kind === 'page') {
    if (!type.startsWith('text/html') || (status >= 300 && status < 400)) return undefined;
    if (!body.endsWith('</html>')) return 'broken off';
    return /<h1[\s>]/.test(body) && /<main[\s>]/.test(body) ? undefined : 'blank';
  }
  if (kind === 'document') return body.includes('<script') ? undefined : 'blank';
  if (kind === 'file') return status < 400 && !isWholeFile(type, body) ? 'broken off, or empty' : undefined;
  if (!/json/.test(type)) return status >= 400 ? 'no problem document' : undefined;
  try {
    JSON.parse(body);
    return undefined;
  } catch {
    return 'broken off';
  }
}

/** XML ends with what it began with; other files have no end of their own. */
function isWholeFile(type: string, body: string): boolean {
  if (!type.includes('xml')) return body.trim() !== '';
  const [, root] = /<(\w+)[\s>](?![?!])/.exec(body) ?? [];
  return root !== undefined && body.trimEnd().endsWith(`</${root}>`);
}

function codeOf(body: string): string {
  return /"code":"([a-z-]+)"/.exec(body)?.[1] ?? '503';
}

/** As many as an installation makes: the next one would stand in line, and what it shows by itself could not be told. */
export const pagesAtOnce = Number(installedWebBounds().WEB_MAX_PAGES);

/** Asks everything, so many at a time; in the order given. */
export async function askAll(questions: readonly Question[], atOnce = 8): Promise<Answer[]> {
  const answers = await mapAtOnce(questions, atOnce, ask);
  // CI's machines are busy and late now and then. Alone nobody waits for a connection, so that a full run asks nothing twice.
  if (isSmallRun()) {
    for (const [place, { told, question }] of answers.entries()) {
      if (told.includes('late')) answers[place] = { ...(await ask(question)), isRepeated: true };
    }
  }
  return answers;
}
