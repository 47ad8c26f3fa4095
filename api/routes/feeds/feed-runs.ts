import { feedRunCalls } from '@kardan/contract/calls/feeds/runs';
import { exportLines } from '@kardan/core/feeds/runs/export-lines';
import { listLines } from '@kardan/core/feeds/runs/list-lines';
import { listRuns, readRun } from '@kardan/core/feeds/runs/present-run';
import { beginUndo, continueRun } from '@kardan/core/feeds/runs/steer-run';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { dealerOwnerOf, dealerStaffOf } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

const staff = dealerStaffOf('dealershipId');
/** Asked every second or two while a run goes on. */
const reading = { access: staff, limit: perAccount(240, 'minute') } as const;
const changing = { access: dealerOwnerOf('dealershipId'), limit: perAccount(60, 'minute') } as const;

export function feedRunRoutes(api: Api, services: Services): void {
  api.route({
    ...feedRunCalls.feedRuns,
    ...reading,
    handler: ({ actor, params }) => listRuns(services, actor, params),
  });
  api.route({
    ...feedRunCalls.feedRun,
    ...reading,
    handler: ({ actor, params }) => readRun(services, actor, params),
  });
  api.route({
    ...feedRunCalls.feedLines,
    ...reading,
    handler: ({ actor, params, query }) => listLines(services, actor, params, query),
  });
  api.route({
    ...feedRunCalls.exportFeedLines,
    access: staff,
    // Reads every line of a run.
    limit: perAccount(20, 'minute'),
    handler: ({ actor, params, query }) => exportLines(services, actor, params, query),
  });
  api.route({
    ...feedRunCalls.continueFeedRun,
    ...changing,
    status: 202,
    handler: ({ actor, params, body }) => continueRun(services, actor, params, body),
  });
  api.route({
    ...feedRunCalls.undoFeedRun,
    ...changing,
    status: 202,
    handler: ({ actor, params }) => beginUndo(services, actor, params),
  });
}
