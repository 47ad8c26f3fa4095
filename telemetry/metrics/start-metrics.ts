import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProcessName } from '../process-name.ts';
import { watchProcess } from './process-readings.ts';
import { type Reading, setMetricSink } from './record.ts';

interface Options {
  process: ProcessName;
  host: string;
  /** Without it there are no metrics, and nothing of the SDK is loaded; 0 takes any that is free. */
  port: number | undefined;
  /** Looked up for each scrape, beside what the process knows of itself. */
  read?: () => Reading[] | Promise<Reading[]>;
}

interface RunningMetrics {
  port: number | undefined;
  close(): Promise<void>;
}

/**
 * Has the process keep metrics and tell them at `/metrics` on a port of their own, if it was told one: no address of the
 * public port leads there, whatever stands in front.
 */
export async function startMetrics({ process, host, port, read = () => [] }: Options): Promise<RunningMetrics> {
  if (port === undefined) return { port, close: async () => undefined };
  const { createOtelMetrics } = await import('./otel-metrics.ts');
  const readProcess = watchProcess();
  const metrics = createOtelMetrics({ process, read: async () => [...readProcess(), ...(await read())] });
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    metrics.answer(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  setMetricSink(metrics);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      setMetricSink(undefined);
      server.close();
      server.closeAllConnections();
      await metrics.close();
    },
  };
}
