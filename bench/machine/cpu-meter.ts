import { familyCpuMs, machineTimes, processTimes } from './process-times.ts';

export interface MeteredProcesses {
  engine: number;
  /** The server process; its time includes that of the processes it starts for each connection. */
  postgres: number;
  generator: number;
  api?: number | undefined;
}

/** Processor time in milliseconds; `others` is the rest of the machine, `stolen` what its host took away. */
export interface CpuTimes {
  engine: number;
  api: number;
  postgres: number;
  generator: number;
  others: number;
  stolen: number;
}

/** Starts to meter; the returned function says what was used since. */
export function meterCpu(processes: MeteredProcesses): () => CpuTimes {
  const before = read(processes);
  return () => {
    const after = read(processes);
    const used = Object.fromEntries(
      Object.entries(after).map(([name, ms]) => [name, ms - before[name as keyof typeof before]]),
    ) as ReturnType<typeof read>;
    const { busy, ...times } = used;
    const others = Math.max(0, busy - times.engine - times.api - times.postgres - times.generator);
    return { ...times, others };
  };
}

function read({ engine, api, postgres, generator }: MeteredProcesses) {
  const { busyMs, stolenMs } = machineTimes();
  return {
    engine: processTimes(engine).cpuMs,
    api: api === undefined ? 0 : processTimes(api).cpuMs,
    postgres: familyCpuMs(postgres),
    generator: processTimes(generator).cpuMs,
    busy: busyMs,
    stolen: stolenMs,
  };
}
