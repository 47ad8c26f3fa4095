export interface OpensearchNode {
  readonly name: string;
  readonly clusterName: string;
  readonly httpPort: number;
  readonly transportPort: number;
  readonly heap: string;
  /** All nodes of its cluster; none when it stands alone. */
  readonly peers: readonly { name: string; transportPort: number }[];
}

/** Contents of opensearch.yml. JSON is YAML, and quotes every path for us. */
export function nodeConfiguration(node: OpensearchNode, home: string): string {
  const settings = {
    'cluster.name': node.clusterName,
    'node.name': node.name,
    'path.data': `${home}/data`,
    'path.logs': `${home}/logs`,
    'network.host': '127.0.0.1',
    'http.port': node.httpPort,
    'transport.port': node.transportPort,
    // A developer's disk is often nearly full; a read-only index would only puzzle.
    'cluster.routing.allocation.disk.threshold_enabled': false,
    // Indices are created by us with a mapping; a misspelt name must be an error, not a new index.
    'action.auto_create_index': false,
    // Popular searches are answered from it; the default of 1 % of the heap holds only some thousand of them.
    'indices.requests.cache.size': '5%',
    ...discovery(node),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function discovery(node: OpensearchNode): Record<string, unknown> {
  if (node.peers.length === 0) return { 'discovery.type': 'single-node' };
  return {
    'discovery.seed_hosts': node.peers.map((peer) => `127.0.0.1:${peer.transportPort}`),
    'cluster.initial_cluster_manager_nodes': node.peers.map((peer) => peer.name),
  };
}

/** Everything to standard output, which is the service's log file. */
export const logConfiguration = `status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%-25c{1.}] %marker%m%n
rootLogger.level = info
rootLogger.appenderRef.console.ref = console
logger.deprecation.name = org.opensearch.deprecation
logger.deprecation.level = warn
`;

/** The Java command line, as the official start script builds it. */
export function javaArguments(node: OpensearchNode, installation: string, home: string, agentJar: string): string[] {
  return [
    `-Xms${node.heap}`,
    `-Xmx${node.heap}`,
    '-XX:+UseG1GC',
    '-XX:+ExitOnOutOfMemoryError',
    `-javaagent:${agentJar}`,
    `-Djava.io.tmpdir=${home}/tmp`,
    `-Dopensearch.path.home=${installation}`,
    `-Dopensearch.path.conf=${home}/config`,
    '-Dopensearch.distribution.type=tar',
    '-Dopensearch.bundled_jdk=false',
    '-Dopensearch.networkaddress.cache.ttl=60',
    '--add-modules=jdk.incubator.vector',
    '--enable-native-access=ALL-UNNAMED',
    '-Dfile.encoding=UTF-8',
    '-Dio.netty.noUnsafe=true',
    '-Dio.netty.noKeySetOptimization=true',
    '-Dlog4j2.disable.jmx=true',
    // The server closes its log itself, after the last line about its end.
    '-Dlog4j.shutdownHookEnabled=false',
    '-cp',
    `${installation}/lib/*`,
    'org.opensearch.bootstrap.OpenSearch',
  ];
}
