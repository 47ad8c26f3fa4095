import { sum } from '../measure/sum.ts';
import { cpuMsOf, machineTimes } from './process-times.ts';

export interface MeteredProcesses {
  engine: number;
  generator: number;
  api?: number | undefined;
  web?: number | undefined;
  /** PostgreSQL's processes that work for the API now; what else the server does is not the search's. */
  postgres: () => Promise<number[]>;
}

/** Processor time in milliseconds; `others` is the rest of the machine, `stolen` what its host took away. */
export interface CpuTimes {
  engine: number;
  api: number;
  web: number;
  postgres: number;
  generator: number;
  others: number;
  stolen: number;
}

/** Starts to meter; the returned function says what was used since. */
export async function meterCpu(processes: MeteredProcesses): Promise<() => Promise<CpuTimes>> {
  const before = await read(processes);
  return async () => {
    const after = await read(processes);
    const since = (name: 'engine' | 'api' | 'web' | 'generator' | 'busy' | 'stolen') => after[name] - before[name];
    const [engine, api, web, generator] = [since('engine'), since('api'), since('web'), since('generator')];
    // Connections come and go; one that is new has worked for us since its start.
    const postgres = sum([...after.backends].map(([pid, ms]) => ms - (before.backends.get(pid) ?? 0)));
    const others = Math.max(0, since('busy') - engine - api - web - postgres - generator);
    return { engine, api, web, postgres, generator, others, stolen: since('stolen') };
  };
}

async function read({ engine, api, web, postgres, generator }: MeteredProcesses) {
  const backends = await postgres();
  const { busyMs, stolenMs } = machineTimes();
  return {
    engine: cpuMsOf(engine),
    api: api === undefined ? 0 : cpuMsOf(api),
    web: web === undefined ? 0 : cpuMsOf(web),
    backends: new Map(backends.map((pid) => [pid, cpuMsOf(pid)])),
    generator: cpuMsOf(generator),
    busy: busyMs,
    stolen: stolenMs,
  };
}
