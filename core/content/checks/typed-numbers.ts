import type { Language } from '@kardan/contract/values/identifiers';
import { type CreditConditions, startingConditions } from '../../costs/credit/credit-conditions.ts';
import { ruleReferences } from '../rules/fill-references.ts';
import { type RuleValue, writeValue } from '../rules/rule-value.ts';

export interface TypedNumber {
  /** As it stands in the text. */
  what: string;
  /** The reference that prints it. */
  reference: string;
}

/** Numbers that stand in every text for a hundred reasons. */
const commonplace = /^(?:€\s?)?(?:1|2|10|50|100)(?:\s?%)?$/;

/**
 * Numbers with a unit, and days, that somebody typed although a rule prints the same: when the law changes, they stay. They
 * may mean something else, so that an editor is only asked.
 */
export function typedNumbers(
  text: string,
  language: Language,
  today: string,
  credit: CreditConditions = startingConditions,
): TypedNumber[] {
  const plain = text
    .replaceAll(/\{\{[^{}]*\}\}/g, ' ')
    .replaceAll(/^:::.*$/gm, ' ')
    .replaceAll('\u00a0', ' ');
  return writtenRules(language, today, credit).flatMap(({ written, reference }) =>
    standsIn(plain, written) ? [{ what: written, reference }] : [],
  );
}

/** What rules without arguments print; the first of two that print the same. */
function writtenRules(language: Language, today: string, credit: CreditConditions) {
  const known = new Map<string, string>();
  for (const [name, rule] of Object.entries(ruleReferences)) {
    if (!rule.args.safeParse({}).success) continue;
    const value = readValue(() => rule.value({} as never, today, credit));
    if (!value || !isDistinctive(value)) continue;
    const written = writeValue(value, language).replaceAll('\u00a0', ' ');
    if (!commonplace.test(written) && !known.has(written)) known.set(written, `{{rule:${name}}}`);
  }
  return [...known].map(([written, reference]) => ({ written, reference }));
}

function readValue(read: () => RuleValue): RuleValue | undefined {
  try {
    return read();
  } catch {
    // No figures are in force: there is nothing to compare with.
    return undefined;
  }
}

function isDistinctive(value: RuleValue): boolean {
  return value.kind === 'day' || (value.kind === 'number' && value.unit !== 'none');
}

function standsIn(text: string, written: string): boolean {
  const pattern = written.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s?`);
  return new RegExp(`(?<![\\d.,])${pattern}(?![\\d]|[.,]\\d)`, 'u').test(text);
}
