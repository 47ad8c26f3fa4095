import { creditConditionCalls as calls } from '@kardan/contract/calls/operator/credit-conditions';
import { addCreditCondition, removeCreditCondition } from '@kardan/core/costs/conditions/change-credit-conditions';
import { exampleCredit } from '@kardan/core/costs/conditions/example-credit';
import { listCreditConditions } from '@kardan/core/costs/conditions/list-credit-conditions';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/** The example is asked for while somebody types. */
const reading = { access: operator, limit: perAccount(300, 'minute') } as const;
const changing = { access: operator, limit: perAccount(30, 'minute') } as const;

export function creditConditionRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.creditConditions,
    ...reading,
    handler: ({ actor, query }) => listCreditConditions(services, actor, query),
  });
  api.route({
    ...calls.creditConditionExample,
    ...reading,
    handler: ({ actor, query }) => exampleCredit(services, actor, query),
  });
  api.route({
    ...calls.addCreditCondition,
    ...changing,
    status: 201,
    handler: ({ actor, body }) => addCreditCondition(services, actor, body),
  });
  api.route({
    ...calls.removeCreditCondition,
    ...changing,
    handler: ({ actor, params }) => removeCreditCondition(services, actor, params.conditionId),
  });
}
