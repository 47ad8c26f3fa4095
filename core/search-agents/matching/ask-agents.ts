import { SearchUnavailable } from '../../kernel/errors.ts';
import type { SearchEngine } from '../../search/engine.ts';
import type { Clause } from '../../search/query/build-filter-clauses.ts';
import { buildQuestion, pageSize, type QuestionOptions } from './build-question.ts';
import type { Question } from './due-questions.ts';
import type { Answered } from './matching-store.ts';

/** A batch may take its time: nobody waits for it, and what is given up is asked again. */
const timeout = { requestTimeout: 60_000, maxRetries: 0 };

interface Answer {
  error?: { type: string };
  timed_out: boolean;
  _shards: { failed: number };
  hits: { hits: { sort: [string] }[] };
}

/** The questions with the agents that each is about, however many, in as few round trips as possible. */
export async function askAgents(
  engine: SearchEngine,
  questions: readonly Question[],
  options: Pick<QuestionOptions, 'today' | 'agentIds'>,
): Promise<Answered[]> {
  const found = questions.map((question) => ({ question, agentIds: [] as string[] }));
  let open = questions.map((question, position) => ({ question, position, after: undefined as string | undefined }));
  while (open.length > 0) {
    const bodies = open.map(({ question, after }) => buildQuestion(question, { ...options, ...(after && { after }) }));
    const answers = await send(engine, questionsText(bodies));
    open = open.flatMap((asked, i) => {
      const keys = keysOf(answers[i]);
      found[asked.position]?.agentIds.push(...keys);
      return keys.length < pageSize ? [] : [{ ...asked, after: keys.at(-1) }];
    });
  }
  return found;
}

/** The questions as one multi-search; the exact text that the benchmark replays on the bare engine. */
export function questionsText(bodies: Clause[]): string {
  // An agent on a shard that did not answer would never hear of the car.
  const header = JSON.stringify({ allow_partial_search_results: false, request_cache: false });
  return bodies.map((body) => `${header}\n${JSON.stringify(body)}\n`).join('');
}

async function send(engine: SearchEngine, text: string): Promise<Answer[]> {
  try {
    const { body } = await engine.client.msearch({ index: engine.readAlias, body: text as never }, timeout);
    return (body as unknown as { responses: Answer[] }).responses;
  } catch (error) {
    throw new SearchUnavailable(new Error(error instanceof Error ? error.name : 'unknown'));
  }
}

function keysOf(answer: Answer | undefined): string[] {
  if (!answer || answer.error) throw new SearchUnavailable(new Error(answer?.error?.type ?? 'no answer'));
  if (answer.timed_out || answer._shards.failed > 0) throw new SearchUnavailable(new Error('not every shard answered'));
  return answer.hits.hits.map(({ sort: [key] }) => key);
}
