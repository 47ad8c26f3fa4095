import type { EditableFieldKey } from '@kardan/contract/calls/stock/editable-fields';
import { editableFieldKeys } from '@kardan/contract/editable-field-keys';
import { type LineIssueCode, lineIssueCodes } from '@kardan/contract/values/feeds';
import type { FieldIssue } from '../../kernel/errors.ts';
import type { FeedCar, LineIssue } from '../feed-car.ts';

/** What keeps a car from being online, in the words of a run. */
export function refusals(issues: readonly FieldIssue[]): LineIssue[] {
  return issues.map(({ path, code }) => {
    const field = path[0] as EditableFieldKey;
    const known = vehicleCodes[code] ?? lineIssueCodes.find((each) => each === code);
    return wholeCar(known ?? 'contradiction', 'refuses', {
      field: editableFieldKeys.includes(field) ? field : null,
      understood: known ? null : code,
    });
  });
}

const vehicleCodes: Record<string, LineIssueCode> = {
  'unknown-make': 'make-unknown',
  'unknown-model': 'model-unknown',
};

/** A finding that no column of the file is to blame for. */
export function wholeCar(
  code: LineIssueCode,
  severity: LineIssue['severity'],
  told: Partial<LineIssue> = {},
): LineIssue {
  return { column: null, raw: null, field: null, understood: null, ...told, code, severity };
}

export function isRefused({ issues }: Pick<FeedCar, 'issues'>): boolean {
  return issues.some(({ severity }) => severity === 'refuses');
}

/** What of a line somebody should look at; a value that a person has set, or a sale that the feed has not heard of, is no trouble. */
export function needsSomebody(issues: readonly LineIssue[]): boolean {
  return issues.some(({ severity }) => severity !== 'keeps');
}
