/**
 * The import rules of docs/architecture.md: contract, telemetry ← core ← api, worker; contract, ui ← web, admin. In core: kernel, db, jobs ←
 * changes ← features; scripts/folder-circles.test.ts holds that no circle runs through them.
 * scripts/import-rules.test.ts shows on bad examples that each rule bites.
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = (...names) => `(^|node_modules/)(${names.join('|')})(/|$)`;

const test = '\\.test\\.tsx?$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid(
      'contract-stands-alone',
      'The contract is the border and knows nobody: move the type or value into contract/.',
      { path: '^contract/' },
      { path: '^(telemetry|client|core|api|worker|ui|web|admin|demo|services|bench|e2e)/' },
    ),
    forbid(
      'client-knows-the-contract-only',
      'The client is published with what it needs of the contract: nothing else of ours may go with it.',
      { path: '^client/', pathNot: test },
      { path: '^(core|api|worker|ui|web|admin|demo|services|bench|e2e)/' },
    ),
    forbid(
      'telemetry-knows-nobody',
      'telemetry carries what it is given: what is counted of a feature is said in the feature.',
      { path: '^telemetry/', pathNot: test },
      { path: '^(contract|client|core|api|worker|ui|web|admin|demo|services|bench|e2e)/' },
    ),
    forbid(
      'opentelemetry-in-telemetry-only',
      'The SDK is loaded by telemetry/ alone, and only where it is configured: call telemetry/tracing or telemetry/metrics.',
      { path: '^(?!telemetry/)' },
      { path: packages('@opentelemetry') },
    ),
    forbid(
      'core-knows-no-process',
      'core is the business: api, worker and web call it, never the other way round.',
      { path: '^core/' },
      { path: '^(api|worker|ui|web|admin|demo|services|bench|e2e)/' },
    ),
    forbid(
      'core-knows-no-http-or-react',
      'HTTP belongs into api/, React into web/ and admin/.',
      { path: '^core/' },
      { path: packages('fastify', '@fastify', 'next', 'react') },
    ),
    forbid(
      'processes-call-use-cases',
      'Call a use case of core; only the use case calls a store.',
      { path: '^(api|worker)/', pathNot: test },
      { path: `^core/.*-store\\.ts$|${packages('kysely', 'pg')}` },
    ),
    forbid(
      'api-and-worker-are-apart',
      'api and worker share core and nothing else.',
      { path: '^(api|worker)/', pathNot: test },
      { path: '^(api|worker|ui|web|admin|demo|bench|e2e)/', pathNot: '^$1/' },
    ),
    forbid(
      'web-knows-the-contract-only',
      'web asks the API through contract/client/client.ts.',
      { path: '^web/' },
      { path: '^(core|api|worker|admin|demo|services|bench|e2e)/' },
    ),
    forbid(
      'admin-knows-the-contract-only',
      'admin asks the API through admin/src/lib/api/api.ts, and shares only contract/ and ui/ with web.',
      { path: '^admin/' },
      { path: '^(core|api|worker|web|demo|services|bench|e2e)/' },
    ),
    forbid(
      'own-store-only',
      'A feature calls another feature’s use case, never its store.',
      { path: '^core/([^/]+)/', pathNot: test },
      { path: '^core/[^/]+/.*-store\\.ts$', pathNot: '^core/$1/' },
    ),
    forbid(
      'kernel-knows-nobody',
      'core/kernel is what every feature may use: what knows one of them belongs to it.',
      { path: '^core/kernel/', pathNot: test },
      { path: '^core/', pathNot: '^core/kernel/' },
    ),
    forbid(
      'foundations-know-no-feature',
      'core/changes only enqueues what follows: name a job, and let its task in worker/ call the feature.',
      { path: '^core/(db|jobs|changes)/', pathNot: test },
      { path: '^core/', pathNot: '^core/(kernel|db|jobs|changes)/' },
    ),
    forbid(
      'processes-open-services',
      'A use case takes the services that it needs; api, worker and commands open them all.',
      { path: '^core/[^/]+/', pathNot: `^core/cli/|${test}` },
      { path: '^core/services\\.ts$' },
    ),
    forbid(
      'sql-in-stores-only',
      'SQL belongs into a `<noun>-store.ts` file.',
      { path: '^core/', pathNot: `-store\\.ts$|^core/db/|${test}` },
      { path: packages('kysely') },
    ),
    forbid(
      'engine-in-search-and-search-agents-only',
      'The OpenSearch client is used in core/search and core/search-agents only.',
      { path: '^(?!core/(search|search-agents)/)', pathNot: `^(bench|services)/|${test}` },
      { path: packages('@opensearch-project') },
    ),
    forbid(
      'ui-knows-nothing-of-ours',
      'The design system has no data: what means a car, a search or a call belongs into a front end’s domain/.',
      { path: '^ui/' },
      { path: '^(contract|core|api|worker|web|admin|demo|illustrator|services|bench|e2e)/' },
    ),
    forbid(
      'ui-knows-no-router',
      'Several front ends use the design system: take the router’s link from LinkContext.',
      { path: '^ui/' },
      { path: packages('next', '@tanstack') },
    ),
    forbid(
      'lib-knows-no-car',
      'lib is what any site needs: what means a search, a listing or a dealership belongs into domain.',
      { path: '^(web|admin/src)/lib/' },
      { path: '^$1/(domain|features|app|routes)/' },
    ),
    forbid(
      'domain-knows-no-feature',
      'domain is what several features share: move what it needs of a feature into domain.',
      { path: '^(web|admin/src)/domain/' },
      { path: '^$1/(features|app|routes)/' },
    ),
    forbid(
      'features-are-apart',
      'Features do not import each other: compose them in web/app or admin/src/routes, or move what they share into domain.',
      { path: '^(web|admin/src)/features/([^/]+)/' },
      { path: '^$1/(app/|routes/|features/)', pathNot: '^$1/features/$2/' },
    ),
    forbid(
      'illustrator-serves-the-demo-only',
      'Pictures are drawn for demo data: the product takes them from the store like any other.',
      { path: '^(?!demo/)' },
      { path: '^demo/illustrator/' },
    ),
    forbid(
      'illustrator-knows-nobody',
      'The illustrator draws what it is told: what a demo car looks like is said in demo/.',
      { path: '^demo/illustrator/' },
      { path: '^(contract|core|api|worker|ui|web|admin|demo|services|bench|e2e)/', pathNot: '^demo/illustrator/' },
    ),
    forbid('no-cycles', 'Files that need each other are one file, or a third is missing.', {}, { circular: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|\\.services|scripts/fixtures)/|^(admin|client)/dist/' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
