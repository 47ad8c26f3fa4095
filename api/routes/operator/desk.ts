import { deskCalls } from '@kardan/contract/calls/operator/desk';
import { readDesk } from '@kardan/core/desk/read-desk';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

export function deskRoutes(api: Api, services: Services): void {
  api.route({
    ...deskCalls.operatorDesk,
    access: operator,
    limit: perAccount(120, 'minute'),
    handler: ({ actor }) => readDesk(services, actor),
  });
}
