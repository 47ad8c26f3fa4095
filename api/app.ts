import { apiPrefix } from '@kardan/contract/calls/call';
import { maxArrivalMs, normalBodyBytes } from '@kardan/contract/values/request-bodies';
import { maxCallMs } from '@kardan/core/kernel/deadline';
import type { Services } from '@kardan/core/services';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { createAnswerCache } from './calls/answer-cache.ts';
import { registerCalls } from './calls/register-calls.ts';
import { collectRoutes, type RegisteredRoute } from './calls/registered-routes.ts';
import { type Serialiser, serialiserCompiler } from './calls/serialisers.ts';
import { registerAccess } from './plugins/access.ts';
import { registerBodies } from './plugins/bodies.ts';
import { registerCrossOrigin } from './plugins/cross-origin.ts';
import { registerDescription } from './plugins/description.ts';
import { registerLimits } from './plugins/limits.ts';
import { registerLoadShedding } from './plugins/load-shedding.ts';
import { answerProblem, registerProblems } from './plugins/problems.ts';
import { endAnsweredUploads, registerRequestLog, requestIds } from './plugins/requests.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerTimeout } from './plugins/timeout.ts';
import { registerTracing } from './plugins/tracing.ts';
import { answerClientError } from './problems/client-error.ts';
import { acceptJson } from './requests/json-bodies.ts';
import type { Api } from './route.ts';
import { accountRoutes } from './routes/accounts/account.ts';
import { apiKeyRoutes } from './routes/accounts/api-keys.ts';
import { groupTeamRoutes } from './routes/accounts/group-team.ts';
import { sessionRoutes } from './routes/accounts/sessions.ts';
import { signInRoutes } from './routes/accounts/sign-in.ts';
import { ssoRoutes } from './routes/accounts/sso.ts';
import { teamRoutes } from './routes/accounts/team.ts';
import { financeRequestRoutes } from './routes/contact/finance-request.ts';
import { mailRoutes } from './routes/contact/mail.ts';
import { noticeRoutes } from './routes/contact/notices.ts';
import { apiDescriptionRoutes } from './routes/content/api-description.ts';
import { contentRoutes } from './routes/content/content.ts';
import { dealershipRequestRoutes } from './routes/dealerships/dealership-requests.ts';
import { dealershipSearchRoutes } from './routes/dealerships/dealership-search.ts';
import { dealershipStatisticsRoutes } from './routes/dealerships/dealership-statistics.ts';
import { dealershipRoutes } from './routes/dealerships/dealerships.ts';
import { ownProfileRoutes } from './routes/dealerships/own-profile.ts';
import { reportRoutes } from './routes/dealerships/reports.ts';
import { sandboxRoutes } from './routes/dealerships/sandbox.ts';
import { statementRoutes } from './routes/dealerships/statements.ts';
import { feedMappingRoutes } from './routes/feeds/feed-mappings.ts';
import { feedRunRoutes } from './routes/feeds/feed-runs.ts';
import { feedRoutes } from './routes/feeds/feeds.ts';
import { feedSourceRoutes } from './routes/feeds/sources.ts';
import { healthRoutes, type Lifecycle } from './routes/health/health.ts';
import { inboxRoutes } from './routes/inbox/inbox.ts';
import { inboxAttachmentRoutes } from './routes/inbox/inbox-attachments.ts';
import { inboxSettingRoutes } from './routes/inbox/inbox-settings.ts';
import { costRoutes } from './routes/listings/costs.ts';
import { imageRoutes } from './routes/listings/images.ts';
import { listingRoutes } from './routes/listings/listings.ts';
import { priceRatingRoutes } from './routes/listings/price-rating.ts';
import { savedCarRoutes } from './routes/listings/saved-cars.ts';
import { statisticsRoutes } from './routes/listings/statistics.ts';
import { valuationRoutes } from './routes/listings/valuation.ts';
import { errorReportRoutes } from './routes/monitoring/error-reports.ts';
import { webVitalsRoutes } from './routes/monitoring/web-vitals.ts';
import { operatorAgreementRoutes } from './routes/operator/agreements.ts';
import { operatorCatalogueRoutes } from './routes/operator/catalogue.ts';
import { catalogueNameRoutes } from './routes/operator/catalogue-names.ts';
import { operatorContentRoutes } from './routes/operator/content.ts';
import { operatorContentToolRoutes } from './routes/operator/content-tools.ts';
import { creditConditionRoutes } from './routes/operator/credit-conditions.ts';
import { officeDealershipRoutes } from './routes/operator/dealerships.ts';
import { deskRoutes } from './routes/operator/desk.ts';
import { findingRoutes } from './routes/operator/findings.ts';
import { officeGroupRoutes } from './routes/operator/groups.ts';
import { operatorHealthRoutes } from './routes/operator/health.ts';
import { portalHistoryRoutes } from './routes/operator/history.ts';
import { moderationRoutes } from './routes/operator/moderation.ts';
import { operationRoutes } from './routes/operator/operations.ts';
import { portalPeopleRoutes } from './routes/operator/people.ts';
import { operatorRequestRoutes } from './routes/operator/requests.ts';
import { restrictionRoutes } from './routes/operator/restrictions.ts';
import { carPageRoutes } from './routes/pages/car-pages.ts';
import { navigationRoutes } from './routes/pages/navigation.ts';
import { sitemapRoutes } from './routes/pages/sitemap.ts';
import { cityRoutes } from './routes/regions/cities.ts';
import { regionalRoutes } from './routes/regions/regional.ts';
import { regionRoutes } from './routes/regions/regions.ts';
import { searchRoutes } from './routes/search/search.ts';
import { searchMapRoutes } from './routes/search/search-map.ts';
import { searchRescueRoutes } from './routes/search/search-rescue.ts';
import { searchTextRoutes } from './routes/search/search-text.ts';
import { searchAgentRoutes } from './routes/search-agents/search-agent.ts';
import { bulkRoutes } from './routes/stock/bulk.ts';
import { exportRoutes } from './routes/stock/exports.ts';
import { ownListingRoutes } from './routes/stock/own-listing.ts';
import { pictureRoutes } from './routes/stock/pictures.ts';
import { pushRoutes } from './routes/stock/push.ts';
import { stockListRoutes } from './routes/stock/stock-list.ts';
import { webhookRoutes } from './routes/webhooks/webhooks.ts';

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: Lifecycle;
    /** Every route with its rules. */
    registered: RegisteredRoute[];
  }
}

export interface AppOptions {
  serialiser?: Serialiser;
  /** Collect the routes for OpenAPI. */
  describe?: boolean;
  /** Lag of the event loop beyond which work is refused; any unless told. */
  maxLagMs?: number;
  /** Calls under way at once; any number unless told. */
  maxInFlight?: number;
  /** How long a call may take that is not known to take long; as long as those unless told. */
  timeoutMs?: number;
  /** Routes that only a test needs. */
  extraRoutes?: (api: Api) => void;
}

/** The API as a whole, not yet listening; routes are complete after `ready()`. */
export async function buildApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { serialiser = 'fast', describe = false, timeoutMs = maxCallMs, extraRoutes } = options;
  const { env, log } = services;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(env.API_TRUSTED_PROXIES),
    trustProxy: env.API_TRUSTED_PROXIES,
    bodyLimit: normalBodyBytes,
    // Slugs have up to 160 characters.
    routerOptions: { maxParamLength: 200 },
    // The body included, which may be a feed's file on a slow line; any other call is answered after the handler's timeout
    // and its connection ended.
    requestTimeout: maxArrivalMs,
    http: { headersTimeout: 30_000 },
    handlerTimeout: maxCallMs,
    // While stopping, what still arrives on an open connection is answered and the connection closed.
    return503OnClosing: false,
    frameworkErrors: answerProblem,
    clientErrorHandler: answerClientError,
  }) as unknown as FastifyInstance;

  const lifecycle: Lifecycle = { stopping: false };
  const registered = collectRoutes(app);
  app.decorate('lifecycle', lifecycle);
  // Whoever keeps connections open, as web and balancers do, is to ask its next question elsewhere.
  app.addHook('onRequest', async (_, reply) => {
    if (lifecycle.stopping) reply.header('connection', 'close');
  });
  app.decorate('registered', registered);
  app.setSerializerCompiler(serialiserCompiler(serialiser));
  // Only what a call declares is parsed; everything else is 415.
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  endAnsweredUploads(app);
  registerRequestLog(app, services);
  await registerSecurityHeaders(app);
  registerCrossOrigin(app, env.SITE_ORIGIN, registered);
  // Before anything else is done for a call, as refusing has to cost next to nothing; but so that a browser may read it.
  const inFlight = await registerLoadShedding(app, options);
  registerTracing(app, env.API_TRUSTED_PROXIES);
  if (describe) await registerDescription(app);
  await registerLimits(app);
  registerProblems(app, registered);
  healthRoutes(app, services, lifecycle);

  await app.register(
    async (scope) => {
      const { pauseForBody } = registerTimeout(scope, timeoutMs);
      registerAccess(scope, services);
      registerBodies(scope, inFlight);
      pauseForBody();
      const answers = createAnswerCache(env.API_SEARCH_CACHE_SECONDS);
      const api = registerCalls(scope, { serialiser, answers });
      // What everybody may read and nobody changes by it; it may be some seconds old.
      const visitors: Services = { ...services, db: services.reader };
      for (const routes of [
        regionRoutes,
        listingRoutes,
        costRoutes,
        valuationRoutes,
        searchRoutes,
        sitemapRoutes,
        carPageRoutes,
        navigationRoutes,
        searchRescueRoutes,
        priceRatingRoutes,
        searchMapRoutes,
        searchTextRoutes,
        savedCarRoutes,
        regionalRoutes,
        dealershipRoutes,
        dealershipSearchRoutes,
      ])
        routes(api, visitors);
      for (const routes of [
        cityRoutes,
        contentRoutes,
        apiDescriptionRoutes,
        imageRoutes,
        feedSourceRoutes,
        pictureRoutes,
        statisticsRoutes,
        errorReportRoutes,
        webVitalsRoutes,
        mailRoutes,
        financeRequestRoutes,
        noticeRoutes,
        searchAgentRoutes,
        signInRoutes,
        ssoRoutes,
        sessionRoutes,
        accountRoutes,
        teamRoutes,
        groupTeamRoutes,
        apiKeyRoutes,
        sandboxRoutes,
        inboxRoutes,
        inboxAttachmentRoutes,
        inboxSettingRoutes,
        ownProfileRoutes,
        reportRoutes,
        dealershipStatisticsRoutes,
        stockListRoutes,
        bulkRoutes,
        feedRoutes,
        deskRoutes,
        findingRoutes,
        operatorContentRoutes,
        operatorContentToolRoutes,
        creditConditionRoutes,
        feedRunRoutes,
        feedMappingRoutes,
        operatorCatalogueRoutes,
        catalogueNameRoutes,
        ownListingRoutes,
        exportRoutes,
        webhookRoutes,
        dealershipRequestRoutes,
        operatorRequestRoutes,
        operatorAgreementRoutes,
        pushRoutes,
        statementRoutes,
        moderationRoutes,
        officeDealershipRoutes,
        officeGroupRoutes,
        restrictionRoutes,
        portalPeopleRoutes,
        portalHistoryRoutes,
        operatorHealthRoutes,
        operationRoutes,
      ])
        routes(api, services);
      extraRoutes?.(api);
    },
    { prefix: apiPrefix },
  );
  return app;
}
