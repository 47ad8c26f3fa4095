import type { Tx } from '../../db/database.ts';
import { mailSoon } from '../mailing/announce-matches.ts';
import { type Answered, insertMatches } from './matching-store.ts';

/** Stores who is to be told what, and has it mailed; returns how many agents had not been told yet. */
export async function storeAnswers(tx: Tx, answered: readonly Answered[]): Promise<number> {
  // Price drops last: they are not told to whoever is told of the car itself.
  const { true: drops = [], false: others = [] } = Object.groupBy(answered, ({ question }) =>
    question.event === 'price-drop' ? 'true' : 'false',
  );
  let told = 0;
  for (const portion of [others, drops]) {
    if (portion.every(({ agentIds }) => agentIds.length === 0)) continue;
    const { agents, atOnce } = await insertMatches(tx, portion);
    await mailSoon(tx, atOnce);
    told += agents;
  }
  return told;
}
