import type { RuleReference } from '@kardan/contract/calls/operator/content-tools';
import type { Language } from '@kardan/contract/values/identifiers';
import { viennaDay } from '@kardan/contract/values/vienna-day';
import type { z } from 'zod';
import type { Actor } from '../../accounts/actor.ts';
import { requireEditor } from '../../accounts/policies.ts';
import { readCreditConditions } from '../../costs/conditions/read-credit-conditions.ts';
import type { Database } from '../../db/database.ts';
import { countUses } from '../checks/use-store.ts';
import { ContentFault } from '../text/content-fault.ts';
import { fillReferences, ruleReferences } from './fill-references.ts';
import { factsOf } from './reference-facts.ts';

/** Values that stand for an argument in an example, by its name. */
const exampleArguments: Record<string, string> = {
  year: '2024',
  co2: '128',
  price: '30000',
  first: '2024-03-01',
  kw: '110',
  kg: '2000',
  month: '2027-08',
};

/** Every number of the rules that a text can refer to, with what it prints today and how many texts do. */
export async function listReferences(
  { db }: { db: Database },
  actor: Actor,
  language: Language,
): Promise<{ items: RuleReference[] }> {
  requireEditor(actor);
  const today = viennaDay(new Date());
  const [credit, uses] = await Promise.all([readCreditConditions({ db }), countUses(db, 'reference')]);
  const items = Object.entries(ruleReferences).map(([name, { args }]): RuleReference => {
    const written = writtenAs(name, args);
    const { rule, validFrom, source } = factsOf(name, today, credit);
    return {
      name,
      written,
      arguments: argumentsOf(args),
      value: printed(() => fillReferences(written, language, today, credit)),
      rule: rule[language],
      validFrom,
      source: source && { name: source.name, url: source.url },
      usedIn: uses.get(name) ?? 0,
    };
  });
  return { items };
}

function argumentsOf({ shape }: z.ZodObject): RuleReference['arguments'] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    isRequired: !(schema as z.ZodType).safeParse(undefined).success,
  }));
}

/** With the arguments that it cannot do without. */
function writtenAs(name: string, args: z.ZodObject): string {
  const needed = argumentsOf(args).filter(({ isRequired }) => isRequired);
  const isMonth = (argument: string) => args.shape[argument]?.safeParse?.('2024-03').success;
  const options = needed.map(({ name: argument }) => {
    const value = argument === 'first' && isMonth(argument) ? '2024-03' : exampleArguments[argument];
    return ` ${argument}=${value ?? ''}`;
  });
  return `{{rule:${name}${options.join('')}}}`;
}

function printed(fill: () => string): string | null {
  try {
    return fill();
  } catch (error) {
    if (!(error instanceof ContentFault)) throw error;
    return null;
  }
}
