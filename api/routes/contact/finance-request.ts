import { financeRequestCalls as calls } from '@kardan/contract/calls/contact/finance-request';
import { listFinancePartners } from '@kardan/core/inquiries/finance/list-finance-partners';
import { requestFinance } from '@kardan/core/inquiries/finance/request-finance';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';

export function financeRequestRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.financePartners,
    access: everyone,
    limit: perVisitor(600, 'minute'),
    // They change when the operator restarts the process.
    maxAgeSeconds: 60,
    handler: () => listFinancePartners(services),
  });
  api.route({
    ...calls.mailFinance,
    access: everyone,
    // Tries, mistakes included; how many requests are taken is limited in the database.
    limit: perVisitor(30, 'minute'),
    status: 202,
    handler: ({ body, ip }) => requestFinance(services, body, ip),
  });
}
