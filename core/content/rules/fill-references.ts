import type { Language } from '@kardan/contract/values/identifiers';
import { type CreditConditions, startingConditions } from '../../costs/credit/credit-conditions.ts';
import { checkOptions } from '../text/check-options.ts';
import { ContentFault } from '../text/content-fault.ts';
import { readOptions } from '../text/read-options.ts';
import { furtherReferences } from './further-references.ts';
import { inspectionReferences } from './inspection-references.ts';
import { insuranceTaxReferences } from './insurance-tax-references.ts';
import { marketReferences } from './market-references.ts';
import { novaReferences } from './nova-references.ts';
import type { Rule } from './rule.ts';
import { writeValue } from './rule-value.ts';

/** Everything that a text can refer to, by name. */
export const ruleReferences: Readonly<Record<string, Rule>> = {
  ...novaReferences,
  ...insuranceTaxReferences,
  ...inspectionReferences,
  ...furtherReferences,
  ...marketReferences,
};

const reference = /\{\{([^{}]*)\}\}/g;

/** The text with every reference to a rule replaced by what the rule says on that day; refuses one that it cannot fill. */
export function fillReferences(
  text: string,
  language: Language,
  today: string,
  credit: CreditConditions = startingConditions,
): string {
  return text.replaceAll(reference, (whole, inside: string) => {
    const [, name = '', options = '', bare] =
      /^rule:([A-Za-z0-9.]+)((?:\s+[^|]*)?)(\|number)?$/.exec(inside.trim()) ?? [];
    const rule = Object.hasOwn(ruleReferences, name) ? ruleReferences[name] : undefined;
    if (!rule) throw new ContentFault(`${whole} refers to no rule`);
    const args = checkOptions(rule.args, readOptions(options, whole), whole);
    try {
      return writeValue(rule.value(args as never, today, credit), language, bare !== undefined);
    } catch (error) {
      throw new ContentFault(`${whole}: ${(error as Error).message}`);
    }
  });
}
