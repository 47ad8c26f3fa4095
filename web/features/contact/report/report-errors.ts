import type { Issue } from '@kardan/contract/problem';
import { shortestExplanation } from '@kardan/contract/values/notice';

const fields = ['reason', 'explanation', 'email', 'goodFaith'] as const;
type Field = (typeof fields)[number];

/** What is wrong with which field, as the name of a text. */
export type ReportErrors = { [F in Field]?: `report.error.${F}` };

/** What is missing before anybody has to be asked. */
export function reportErrors(data: FormData): ReportErrors {
  const explanation = String(data.get('explanation') ?? '').trim();
  return {
    ...(!data.get('reason') && { reason: 'report.error.reason' }),
    ...(explanation.length < shortestExplanation && { explanation: 'report.error.explanation' }),
    ...(!data.get('goodFaith') && { goodFaith: 'report.error.goodFaith' }),
  };
}

/** What the API found, beside its field; undefined when something is wrong that no field shows. */
export function reportErrorsOf(issues: readonly Pick<Issue, 'path'>[]): ReportErrors | undefined {
  const found = fields.filter((field) => issues.some(({ path }) => path[0] === field));
  return found.length > 0 ? Object.fromEntries(found.map((field) => [field, `report.error.${field}`])) : undefined;
}
