import type { PushedCar } from '@kardan/contract/calls/stock/push';
import { Failure } from '../../kernel/errors.ts';

/** Why a car that came alone was not taken, as every other failure tells it. */
export function refusalOf({ issues }: PushedCar): Failure {
  return new Failure('car-refused', {
    issues: issues
      .filter(({ severity }) => severity === 'refuses')
      .map(({ field, column, code, understood }) => ({
        path: field === null ? (column ?? '').split('.').filter(Boolean) : ['fields', field],
        code,
        message: understood ?? code,
      })),
  });
}
