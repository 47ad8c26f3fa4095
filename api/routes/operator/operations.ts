import { jobCalls } from '@kardan/contract/calls/operator/jobs';
import { operationCalls } from '@kardan/contract/calls/operator/operations';
import { readSearchIndices } from '@kardan/core/operations/health/read-search-indices';
import { discardDead } from '@kardan/core/operations/jobs/discard-dead';
import { listDead } from '@kardan/core/operations/jobs/list-dead';
import { readQueues } from '@kardan/core/operations/jobs/read-queues';
import { retryDead } from '@kardan/core/operations/jobs/retry-dead';
import { erasePersonalData } from '@kardan/core/operations/personal-data/erase-personal-data';
import { exportPersonalData } from '@kardan/core/operations/personal-data/export-personal-data';
import { cancelOperation } from '@kardan/core/operations/runs/cancel-operation';
import { listOperations } from '@kardan/core/operations/runs/list-operations';
import { startOperation } from '@kardan/core/operations/runs/start-operation';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { operator } from '../../rules/access.ts';
import { perAccount } from '../../rules/limit.ts';

/** Pages show how far something is and ask every second while it runs. */
const looking = perAccount(240, 'minute');
const acting = perAccount(60, 'minute');
/** Nobody looks up many people in an hour. */
const aboutPeople = perAccount(30, 'hour');

export function operationRoutes(api: Api, services: Services): void {
  api.route({
    ...jobCalls.jobQueues,
    access: operator,
    limit: looking,
    handler: ({ actor }) => readQueues(services, actor),
  });
  api.route({
    ...jobCalls.deadJobs,
    access: operator,
    limit: looking,
    handler: ({ actor, query }) => listDead(services, actor, query),
  });
  api.route({
    ...jobCalls.retryDeadJobs,
    access: operator,
    limit: acting,
    handler: ({ actor, body }) => retryDead(services, actor, body),
  });
  api.route({
    ...jobCalls.discardDeadJobs,
    access: operator,
    limit: acting,
    handler: ({ actor, body }) => discardDead(services, actor, body),
  });
  api.route({
    ...operationCalls.searchIndices,
    access: operator,
    limit: looking,
    handler: ({ actor }) => readSearchIndices(services, actor),
  });
  api.route({
    ...operationCalls.operations,
    access: operator,
    limit: looking,
    handler: ({ actor }) => listOperations(services, actor),
  });
  api.route({
    ...operationCalls.startOperation,
    access: operator,
    limit: acting,
    status: 202,
    handler: ({ actor, body }) => startOperation(services, actor, body.kind),
  });
  api.route({
    ...operationCalls.cancelOperation,
    access: operator,
    limit: acting,
    handler: ({ actor, params }) => cancelOperation(services, actor, params.runId),
  });
  api.route({
    ...operationCalls.exportPersonalData,
    access: operator,
    limit: aboutPeople,
    handler: ({ actor, body }) => exportPersonalData(services, actor, body),
  });
  api.route({
    ...operationCalls.erasePersonalData,
    access: operator,
    limit: aboutPeople,
    handler: ({ actor, body }) => erasePersonalData(services, actor, body),
  });
}
