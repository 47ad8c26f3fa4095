import { say } from '@kardan/core/cli/terminal';
import { Client } from 'undici';
import { visitorAddress } from '../../load/visitor-address.ts';
import { type CpuTimes, type MeteredProcesses, meterCpu } from '../../machine/cpu-meter.ts';
import { median } from '../../measure/percentile.ts';

/** What a page view takes, in milliseconds; without cache in front. */
export interface ViewCost {
  name: string;
  views: number;
  waitMs: number;
  webCpuMs: number;
  apiCpuMs: number;
  engineCpuMs: number;
  postgresCpuMs: number;
}

export interface ViewsToMeasure {
  name: string;
  /** One for each view; the first few are not counted. */
  paths: string[];
}

/** Views before those that count: code is compiled with them. */
export const uncountedViews = 5;

interface Measured {
  cost: ViewCost;
  used: CpuTimes;
  elapsedMs: number;
}

/** Asks for pages one after the other and shares out what each process worked meanwhile. */
export async function measureViewCost(
  webUrl: string,
  processes: MeteredProcesses,
  { name, paths }: ViewsToMeasure,
): Promise<Measured> {
  const client = new Client(webUrl);
  const view = async (path: string, visitor: number): Promise<number> => {
    const startedAt = performance.now();
    const headers = { 'accept-encoding': 'gzip', 'x-forwarded-for': visitorAddress(visitor) };
    const { statusCode, body } = await client.request({ method: 'GET', path, headers });
    await body.dump({ limit: Number.POSITIVE_INFINITY });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
    return performance.now() - startedAt;
  };
  for (const path of paths.slice(0, uncountedViews)) await view(path, 0);
  const counted = paths.slice(uncountedViews);

  const startedAt = performance.now();
  const meter = await meterCpu(processes);
  const waits: number[] = [];
  for (const [visitor, path] of counted.entries()) waits.push(await view(path, visitor));
  const used = await meter();
  const elapsedMs = performance.now() - startedAt;
  await client.close();

  const cost: ViewCost = {
    name,
    views: counted.length,
    waitMs: median(waits),
    webCpuMs: used.web / counted.length,
    apiCpuMs: used.api / counted.length,
    engineCpuMs: used.engine / counted.length,
    postgresCpuMs: used.postgres / counted.length,
  };
  say(`${name}: ${cost.webCpuMs.toFixed(1)} ms of web and ${cost.apiCpuMs.toFixed(1)} ms of the API a view`);
  return { cost, used, elapsedMs };
}
