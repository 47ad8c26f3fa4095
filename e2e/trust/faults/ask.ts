import { someAddress } from '../../scale/visitor.ts';
import { sized } from '../size.ts';

/** Something that a person's browser asks for. */
export interface Question {
  name: string;
  /** A document is what an application starts from, empty of itself. */
  kind: 'page' | 'document' | 'call';
  url: string | (() => string);
  headers?: () => Promise<Record<string, string>>;
  /** Uploads, imports and exports, which people know to take their time. */
  mayTakeLong?: boolean;
  /** Status while all is well. */
  usual?: number;
}

export interface Answer {
  question: Question;
  /** As ever, an outage as we designed it, or wrong. */
  verdict: 'as ever' | 'outage' | 'wrong';
  /** Status, and what is wrong with it. */
  told: string;
  seconds: number;
}

/** What is promised; a small run is for machines that are busy with other things. */
export const longestSeconds = sized({ short: 5, full: 2 });
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
      headers: { 'x-forwarded-for': someAddress(), ...(await question.headers?.()) },
      redirect: 'manual',
      signal: AbortSignal.timeout(givenUpMs),
    });
    const body = await response.text();
    const seconds = taken();
    const late = seconds > longestSeconds && !question.mayTakeLong ? `late (${seconds.toFixed(1)} s)` : undefined;
    return judged(question, response, body, seconds, late);
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
  if (status === (question.usual ?? status)) return { question, verdict: 'as ever', told: String(status), seconds };
  if (status === 503 && headers.has('retry-after')) return { question, verdict: 'outage', told: codeOf(body), seconds };
  return { question, verdict: 'wrong', told: `${status} instead of ${question.usual}`, seconds };
}

/** A page without a heading is blank to whoever reads it; a call's answer is told in its media type. */
function flawOf({ kind }: Question, { status, headers }: Response, body: string): string | undefined {
  const type = headers.get('content-type') ?? '';
  if (kind === 'page') {
    if (!type.startsWith('text/html') || (status >= 300 && status < 400)) return undefined;
    return /<h1[\s>]/.test(body) && /<main[\s>]/.test(body) ? undefined : 'blank';
  }
  if (kind === 'document') return body.includes('<script') ? undefined : 'blank';
  if (!/json/.test(type)) return status >= 400 ? 'no problem document' : undefined;
  try {
    JSON.parse(body);
    return undefined;
  } catch {
    return 'broken off';
  }
}

function codeOf(body: string): string {
  return /"code":"([a-z-]+)"/.exec(body)?.[1] ?? '503';
}

/** Asks everything, so many at a time; in the order given. */
export async function askAll(questions: readonly Question[], atOnce = 8): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = questions.entries();
  const work = async () => {
    for (const [place, question] of waiting) answers[place] = await ask(question);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  // A busy machine is late now and then: what was merely late is asked once more, alone.
  for (const [place, { told, question }] of answers.entries()) {
    if (told.includes('late')) answers[place] = await ask(question);
  }
  return answers;
}
