import type { Services } from '@kardan/core/services';
import { processTimes } from './process-times.ts';

/** The process ids of engine and database; both must run on this machine, or there is no processor time to read. */
export async function findProcesses(services: Services): Promise<{ engine: number; postgres: number }> {
  const [nodes, backend] = await Promise.all([
    services.search.client.nodes.info({ metric: ['process'] }),
    services.db.selectNoFrom(({ fn }) => fn<number>('pg_backend_pid', []).as('pid')).executeTakeFirstOrThrow(),
  ]);
  const [node, ...others] = Object.values(nodes.body.nodes ?? {});
  if (!node || others.length > 0) throw new Error('the benchmark needs one OpenSearch node, not a cluster');
  const engine = Number(node.process?.id);
  try {
    processTimes(engine);
    return { engine, postgres: processTimes(backend.pid).parent };
  } catch (cause) {
    throw new Error('OpenSearch and PostgreSQL must run on this machine: their processor time is measured', { cause });
  }
}
