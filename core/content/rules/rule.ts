import { z } from 'zod';
import type { CreditConditions } from '../../costs/credit/credit-conditions.ts';
import type { RuleValue } from './rule-value.ts';

/** What a text can refer to: a value of the rules on a day, and of the conditions in force then, with the arguments it takes. */
export interface Rule {
  args: z.ZodObject;
  value: (args: never, today: string, credit: CreditConditions) => RuleValue;
}

export function rule<Shape extends z.ZodRawShape>(
  shape: Shape,
  value: (args: z.output<z.ZodObject<Shape>>, today: string) => RuleValue,
): Rule {
  return { args: z.strictObject(shape), value };
}

/** A value that depends on the day alone. */
export function plainRule(value: (today: string, credit: CreditConditions) => RuleValue): Rule {
  return { args: z.strictObject({}), value: (_args, today, credit) => value(today, credit) };
}

const number = () => z.coerce.number<string>();
export const eur = number().min(1).max(5_000_000);
export const co2 = number().int().min(1).max(999);
export const kilowatts = number().int().min(1).max(2_000);
export const kilograms = number().int().min(100).max(10_000);
export const year = number().int().min(2020).max(2100);
export const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
export const day = z.iso.date();
