import { reportCalls } from '@kardan/contract/calls/admin/reports';
import type { Services } from '@kardan/core/services';
import { generateReport } from '@kardan/core/statistics/reports/generate-report';
import { listMonthlyReports } from '@kardan/core/statistics/reports/monthly/list-monthly-reports';
import { reportSettingsUrl } from '@kardan/core/statistics/reports/monthly/report-links';
import { stopMonthlyReports } from '@kardan/core/statistics/reports/monthly/stop-monthly-reports';
import { readToday } from '@kardan/core/today/read-today';
import type { Api } from '../../route.ts';
import { dealerMemberOf, dealerMemberOfQuery, everyone } from '../../rules/access.ts';
import { perAccount, perVisitor } from '../../rules/limit.ts';

const reading = { access: dealerMemberOf('dealershipId'), limit: perAccount(120, 'minute') } as const;

export function reportRoutes(api: Api, services: Services): void {
  api.route({
    ...reportCalls.generateReport,
    access: dealerMemberOfQuery('dealershipId'),
    // A document is drawn for each.
    limit: perAccount(20, 'minute'),
    handler: async ({ actor, query }, reply) => {
      const { bytes, mediaType, fileName } = await generateReport(services, actor, query);
      reply.type(mediaType).header('content-disposition', `attachment; filename="${fileName}"`);
      return bytes;
    },
  });
  api.route({
    ...reportCalls.monthlyReports,
    ...reading,
    handler: ({ actor, params }) => listMonthlyReports(services, actor, params.dealershipId),
  });
  api.route({
    ...reportCalls.today,
    ...reading,
    handler: ({ actor, params }) => readToday(services, actor, params.dealershipId),
  });
  api.route({
    ...reportCalls.unsubscribeMonthlyReport,
    access: everyone,
    // A mail service sends the clicks of all its users from a few addresses.
    limit: perVisitor(1200, 'minute'),
    handler: ({ params }) => stopMonthlyReports(services, params.token),
  });
  api.route({
    ...reportCalls.openMonthlyReportSettings,
    access: everyone,
    limit: perVisitor(60, 'minute'),
    handler: async ({ query }, reply) => {
      reply.redirect(reportSettingsUrl(services.env, query.language), 303);
    },
  });
}
