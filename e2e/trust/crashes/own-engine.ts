import { randomBytes } from 'node:crypto';
import { loadEnv } from '@kardan/core/env';
import { openSearchEngine, type SearchEngine } from '@kardan/core/search/engine';
import { agentEngine, createFirstAgentIndex } from '@kardan/core/search-agents/agent-index/agent-index';
import { engineOptions } from '@kardan/core/testing/engine-options';
import { freePorts, servicesCommand } from '@kardan/services/services-command.fixture';
import { startEngineCluster } from '../../stack/engine-cluster.ts';
import type { Crashable } from './crash-schedule.ts';
import { bringUp } from './own-services.ts';

/** Three nodes; one, which is there in a third of the time; or the one of all tests, which nobody may kill. */
export type EngineKind = 'cluster' | 'single' | 'shared';

export interface OwnEngine extends AsyncDisposable {
  search: SearchEngine;
  /** As the product's processes are told. */
  variables: Record<string, string>;
  nodes: readonly Crashable[];
  /** The same at once. */
  allNodes: Crashable;
}

type Nodes = AsyncDisposable & Pick<OwnEngine, 'nodes' | 'allNodes'> & { urls: readonly string[]; replicas: number };

/** An engine with the indices that the product needs, the cars' still to be made. */
export async function startOwnEngine(kind: EngineKind): Promise<OwnEngine> {
  await using starting = new AsyncDisposableStack();
  const { urls, replicas, nodes, allNodes } = starting.use(await startNodes[kind]());
  const listingIndex = `crash-${randomBytes(4).toString('hex')}`;
  const search = openSearchEngine(
    engineOptions({
      OPENSEARCH_URL: [...urls],
      LISTING_INDEX: listingIndex,
      LISTING_INDEX_REPLICAS: replicas,
    }),
  );
  starting.defer(() => search.client.close());
  if (kind === 'shared')
    starting.defer(async () => void (await search.client.indices.delete({ index: `${listingIndex}*` })));
  await createFirstAgentIndex(agentEngine(search));
  const started = starting.move();
  const variables = { OPENSEARCH_URL: urls.join(), LISTING_INDEX: listingIndex };
  return { search, variables, nodes, allNodes, [Symbol.asyncDispose]: () => started.disposeAsync() };
}

const startNodes: Record<EngineKind, () => Promise<Nodes>> = {
  async cluster() {
    const cluster = await startEngineCluster();
    const names = ['opensearch-1', 'opensearch-2', 'opensearch-3'];
    const recover = async () => {
      await cluster.start();
      await cluster.untilGreen();
    };
    return {
      urls: cluster.nodes,
      replicas: 2,
      nodes: names.map((name) => ({ name, kill: async () => cluster.kill(name), recover })),
      allNodes: {
        name: 'every node of OpenSearch',
        async kill() {
          for (const name of names) cluster.kill(name);
        },
        recover,
      },
      [Symbol.asyncDispose]: () => cluster[Symbol.asyncDispose](),
    };
  },
  async single() {
    const [port] = await freePorts(1);
    const variables = { OPENSEARCH_URL: `http://127.0.0.1:${port}`, OPENSEARCH_HEAP: '512m' };
    const command = servicesCommand(variables);
    const node: Crashable = {
      name: 'opensearch',
      kill: async () => void process.kill(command.pidOf('opensearch'), 'SIGKILL'),
      recover: () => bringUp(command.state, ['opensearch'], variables),
    };
    try {
      await node.recover();
    } catch (error) {
      command.remove();
      throw error;
    }
    const urls = [variables.OPENSEARCH_URL];
    return { urls, replicas: 0, nodes: [node], allNodes: node, [Symbol.asyncDispose]: async () => command.remove() };
  },
  async shared() {
    const nobody: Crashable = { name: 'no node', kill: async () => {}, recover: async () => {} };
    const urls = loadEnv().OPENSEARCH_URL;
    return { urls, replicas: 0, nodes: [], allNodes: nobody, [Symbol.asyncDispose]: async () => {} };
  },
};
