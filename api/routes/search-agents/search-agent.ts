import { searchAgentCalls as calls } from '@kardan/contract/calls/search-agent';
import { normaliseFilters } from '@kardan/core/search/query/normalise-request';
import { changeAgentFilters } from '@kardan/core/search-agents/agents/own/change-agent-filters';
import { changeAgentSettings } from '@kardan/core/search-agents/agents/own/change-agent-settings';
import { deleteSearchAgent } from '@kardan/core/search-agents/agents/own/delete-search-agent';
import { exportSearchAgent } from '@kardan/core/search-agents/agents/own/export-search-agent';
import { pauseSearchAgent } from '@kardan/core/search-agents/agents/own/pause-search-agent';
import { readOwnAgent } from '@kardan/core/search-agents/agents/own/read-own-agent';
import { resumeSearchAgent } from '@kardan/core/search-agents/agents/own/resume-search-agent';
import { createSearchAgent } from '@kardan/core/search-agents/agents/signing-up/create-search-agent';
import { previewSearchAgent } from '@kardan/core/search-agents/agents/signing-up/preview-search-agent';
import { resendCode } from '@kardan/core/search-agents/agents/signing-up/resend-code';
import { verifySearchAgent } from '@kardan/core/search-agents/agents/signing-up/verify-search-agent';
import type { Services } from '@kardan/core/services';
import type { Api } from '../../route.ts';
import { everyone } from '../../rules/access.ts';
import { perVisitor } from '../../rules/limit.ts';
import { leadToAgentPage } from './own-agent-page.ts';

/**
 * How often a form may be tried, mistakes included. How many agents, codes and tries there are is limited in the database
 * (core/search-agents/agents/agent-limits.ts), so that it holds across instances.
 */
const tries = { access: everyone, limit: perVisitor(30, 'minute') } as const;

/** For whoever holds an agent's signed link, which no account stands behind: the token in the path is the right. */
const byLink = { access: everyone, limit: perVisitor(60, 'minute') } as const;

export function searchAgentRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.previewSearchAgent,
    access: everyone,
    priority: 'visit',
    limit: perVisitor(120, 'minute'),
    share: ({ body }) => normaliseFilters(body),
    handler: ({ body }) => previewSearchAgent(services, body),
  });
  api.route({
    ...calls.createSearchAgent,
    ...tries,
    status: 202,
    handler: ({ body, ip }) => createSearchAgent(services, body, ip),
  });
  api.route({
    ...calls.verifySearchAgent,
    ...tries,
    handler: ({ params, body, ip }) => verifySearchAgent(services, params.id, body.code, ip),
  });
  api.route({
    ...calls.resendSearchAgentCode,
    ...tries,
    status: 202,
    handler: ({ params }) => resendCode(services, params.id),
  });
  ownAgentRoutes(api, services);
}

function ownAgentRoutes(api: Api, services: Services): void {
  api.route({
    ...calls.ownSearchAgent,
    ...byLink,
    handler: ({ params, query }) => readOwnAgent(services, params.token, query.language),
  });
  api.route({
    ...calls.exportSearchAgent,
    access: everyone,
    // Thousands of matches, as a file.
    limit: perVisitor(20, 'minute'),
    handler: ({ params }) => exportSearchAgent(services, params.token),
  });
  api.route({
    ...calls.changeSearchAgentFilters,
    ...byLink,
    handler: async ({ params, body }) => {
      await changeAgentFilters(services, params.token, body.filters);
    },
  });
  api.route({
    ...calls.takeOverSearch,
    ...byLink,
    handler: async ({ params, body }, reply) => {
      const former = await changeAgentFilters(services, params.token, body.filters);
      leadToAgentPage(reply, params.token, body.page, body.isUndo ? undefined : former);
    },
  });
  api.route({
    ...calls.deleteSearchAgent,
    ...byLink,
    handler: ({ params }) => deleteSearchAgent(services, params.token),
  });
  api.route({
    ...calls.changeSearchAgentSettings,
    ...byLink,
    handler: async ({ params, body }, reply) => {
      await changeAgentSettings(services, params.token, body);
      leadToAgentPage(reply, params.token, body.page);
    },
  });
  api.route({
    ...calls.pauseSearchAgent,
    ...byLink,
    handler: async ({ params, body }, reply) => {
      await pauseSearchAgent(services, params.token);
      leadToAgentPage(reply, params.token, body.page);
    },
  });
  api.route({
    ...calls.resumeSearchAgent,
    ...byLink,
    handler: async ({ params, body }, reply) => {
      await resumeSearchAgent(services, params.token);
      leadToAgentPage(reply, params.token, body.page);
    },
  });
  api.route({
    ...calls.unsubscribeSearchAgent,
    access: everyone,
    // A mail service sends the clicks of all its users from a few addresses.
    limit: perVisitor(1200, 'minute'),
    handler: async ({ params, body }, reply) => {
      await deleteSearchAgent(services, params.token);
      leadToAgentPage(reply, params.token, body.page);
    },
  });
  api.route({
    ...calls.openUnsubscribePage,
    ...byLink,
    handler: async ({ params, query }, reply) => leadToAgentPage(reply, params.token, query.language),
  });
}
