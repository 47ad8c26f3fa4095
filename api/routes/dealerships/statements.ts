import { statementCalls } from '@kardan/contract/calls/admin/statements';
import { complainOfStatement } from '@kardan/core/moderation/complaints/complain-of-statement';
import { answerQuestion } from '@kardan/core/moderation/notices/deciding/answer-question';
import { listStatements } from '@kardan/core/moderation/statements/list-statements';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerMemberOf, dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/**
 * A suspended dealership may change nothing, but it may defend itself: the use cases ask for staff, whatever state the
 * dealership is in.
 */
const defending = { access: dealerMemberOf('dealershipId'), limit: perAccount(20, 'minute') } as const;

export function statementRoutes(api: Api, services: Services): void {
  api.route({
    ...statementCalls.statements,
    access: dealerStaffOf('dealershipId'),
    limit: perAccount(120, 'minute'),
    handler: ({ actor, params, query }) => listStatements(services, actor, params.dealershipId, query),
  });
  api.route({
    ...statementCalls.complainOfStatement,
    ...defending,
    handler: ({ actor, params, body }) => complainOfStatement(services, actor, params, body.text),
  });
  api.route({
    ...statementCalls.answerNoticeQuestion,
    ...defending,
    handler: ({ actor, params, body }) => answerQuestion(services, actor, params, body.answer),
  });
}
