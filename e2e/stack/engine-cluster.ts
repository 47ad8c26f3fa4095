import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '@kardan/services/machine/run-command';
import { servicesCommand } from '@kardan/services/services-command.fixture';
import { root } from './start.ts';

/** Far from a developer's own services and from the cluster's own test; the nodes listen 10 to 12 above it. */
const basePort = 18210;

export interface EngineCluster extends AsyncDisposable {
  nodes: readonly string[];
  /** The node that decides for all of them, the worst to lose: its name and place. */
  manager(): Promise<{ name: string; position: number }>;
  /** SIGKILL: nothing is handed over. */
  kill(name: string): void;
  /** Starts what is not running, while everything else of the test goes on; resolves when it has joined. */
  start(): Promise<void>;
  /** As a node that is not to be killed sees it. */
  health(at?: number): Promise<{ status: string; number_of_nodes: number }>;
  untilGreen(): Promise<void>;
}

/** Three nodes of OpenSearch that are one cluster, as `pnpm services up --profile cluster` starts them. */
export async function startEngineCluster(): Promise<EngineCluster> {
  const variables = { OPENSEARCH_URL: `http://127.0.0.1:${basePort}`, OPENSEARCH_HEAP: '512m' };
  const command = servicesCommand(variables);
  const nodes = [10, 11, 12].map((above) => `http://127.0.0.1:${basePort + above}`);
  const ask = async (path: string, at = 0) =>
    (await fetch(nodes[at] + path, { signal: AbortSignal.timeout(10_000) })).json();
  const cluster: EngineCluster = {
    nodes,
    async manager() {
      const [{ node }] = (await ask('/_cat/cluster_manager?format=json')) as [{ node: string }];
      return { name: node, position: Number(node.at(-1)) - 1 };
    },
    kill: (name) => void process.kill(command.pidOf(name), 'SIGKILL'),
    async start() {
      const args = ['services/services.ts', 'up', '--profile', 'cluster', '--only', 'opensearch'];
      const env = { KARDAN_SERVICES_STATE: command.state, ...variables };
      await runCommand(process.execPath, args, { cwd: root, env });
    },
    health: async (at) => (await ask('/_cluster/health', at)) as Awaited<ReturnType<EngineCluster['health']>>,
    async untilGreen() {
      for (;;) {
        const { status, number_of_nodes } = await cluster.health();
        if (status === 'green' && number_of_nodes === nodes.length) return;
        await sleep(200);
      }
    },
    [Symbol.asyncDispose]: async () => command.remove(),
  };
  try {
    await cluster.start();
  } catch (error) {
    command.remove();
    throw error;
  }
  return cluster;
}
