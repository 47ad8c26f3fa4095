import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installOnce } from './machine/cached-install.ts';
import type { Directories } from './machine/directories.ts';
import { findJdk } from './machine/jdk.ts';
import { localPort } from './machine/port.ts';
import { canEnter, makeOwnDirectory } from './machine/unprivileged-user.ts';
import { javaArguments, logConfiguration, nodeConfiguration, type OpensearchNode } from './opensearch/configuration.ts';
import { buildOpensearch, opensearchVersion } from './opensearch/layout.ts';
import { endProcess, launchDetached } from './process.ts';
import type { Service } from './service.ts';
import type { ServicesEnv } from './service-variables.ts';

/** Raise when what buildOpensearch makes changes, so that an older installation in the cache is not taken for it. */
const layoutRevision = 1;
/** Nodes talk to each other this far above their HTTP port. */
const transportDistance = 200;

/** One node that is its own cluster, on the port of OPENSEARCH_URL. */
export function singleOpensearch(env: ServicesEnv, directories: Directories): Service {
  const httpPort = basePort(env);
  const heap = env.OPENSEARCH_HEAP ?? '4g';
  const transportPort = httpPort + transportDistance;
  const node = { name: 'opensearch', clusterName: 'kardan', httpPort, transportPort, heap, peers: [] };
  return opensearch(node, env, directories);
}

/** Three nodes that replicate to each other, ten ports above the single one so that both can run. */
export function opensearchCluster(env: ServicesEnv, directories: Directories): Service[] {
  const heap = env.OPENSEARCH_HEAP ?? '1g';
  const ports = [0, 1, 2].map((index) => ({
    name: `opensearch-${index + 1}`,
    httpPort: basePort(env) + 10 + index,
    transportPort: basePort(env) + 10 + index + transportDistance,
  }));
  return ports.map((node) =>
    opensearch({ ...node, clusterName: 'kardan-cluster', heap, peers: ports }, env, directories),
  );
}

function basePort(env: ServicesEnv): number {
  return localPort('OPENSEARCH_URL', env.OPENSEARCH_URL[0] ?? '', 9200);
}

function opensearch(node: OpensearchNode, env: ServicesEnv, { state, data, cache, user }: Directories): Service {
  const directory = join(state, node.name);
  const home = join(data, node.name);
  const installation = join(cache, `opensearch-${opensearchVersion}-${layoutRevision}`);
  const address = `http://127.0.0.1:${node.httpPort}`;

  return {
    name: node.name,
    version: opensearchVersion,
    address,
    ports: [node.httpPort, node.transportPort],
    directory,
    timeoutSeconds: 180, // 11 s on an idle machine; three nodes on two busy cores take much longer
    install: () => installOnce(installation, buildOpensearch),
    async start() {
      const java = join(usableJdk(), 'bin', 'java');
      for (const folder of ['data', 'logs', 'tmp', 'config']) await makeOwnDirectory(user, join(home, folder));
      await writeFile(join(home, 'config', 'opensearch.yml'), nodeConfiguration(node, home));
      await writeFile(join(home, 'config', 'log4j2.properties'), logConfiguration);
      const agentJar = join(installation, 'agent', `opensearch-agent-${opensearchVersion}.jar`);
      launchDetached(directory, {
        program: java,
        args: javaArguments(node, installation, home, agentJar),
        cwd: home,
        user,
      });
    },
    stop: () => endProcess(directory, 'SIGTERM'),
    async health() {
      // A node that has not joined has no cluster manager and answers 503.
      const query = 'wait_for_status=yellow&timeout=1s';
      const response = await fetch(`${address}/_cluster/health?${query}`, { signal: AbortSignal.timeout(3000) });
      if (!response.ok) throw new Error(`_cluster/health answered ${response.status}: ${await response.text()}`);
    },
    prepare: async () => {},
    wipe: () => rm(home, { recursive: true, force: true }),
  };

  function usableJdk(): string {
    const jdk = findJdk(env.JAVA_HOME);
    if (!jdk)
      throw new Error(
        'OpenSearch needs a JDK, 21 or newer: let JAVA_HOME name one (`pnpm run doctor` says how to get it).',
      );
    if (!canEnter(user, join(jdk.home, 'bin'))) {
      throw new Error(`The user ${user?.name} cannot enter ${jdk.home}; install the JDK below /usr/lib/jvm or /opt.`);
    }
    return jdk.home;
  }
}
