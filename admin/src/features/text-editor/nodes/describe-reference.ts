import type { RuleReference } from '@kardan/contract/calls/operator/content-tools';

const form = /^rule:([A-Za-z0-9.]+)((?:\s+[^|]*)?)(\|number)?$/;

export interface DescribedReference {
  /** What stands in the text: the value of today, or what is asked where only the server can work it out. */
  shown: string;
  rule: RuleReference | undefined;
  /** Whether `shown` is the value. */
  isValue: boolean;
}

/** A reference as its chip shows it. Of one with arguments of its own the value is known to the server alone. */
export function describeReference(text: string, rules: readonly RuleReference[]): DescribedReference {
  const [, name = '', given = '', bare] = form.exec(text.trim()) ?? [];
  const rule = rules.find((each) => each.name === name);
  const options = given.trim();
  const example = rule && (form.exec(inside(rule.written))?.[2] ?? '').trim();
  if (rule?.value && example === options)
    return { shown: bare ? numberIn(rule.value) : rule.value, rule, isValue: true };
  return { shown: [rule?.rule ?? name, options].filter(Boolean).join(' '), rule, isValue: false };
}

/** `rule:vat` of `{{rule:vat}}`. */
export function inside(written: string): string {
  return written.replace(/^\{\{|\}\}$/g, '');
}

function numberIn(value: string): string {
  return /[−\d][\d.,]*/.exec(value)?.[0] ?? value;
}
