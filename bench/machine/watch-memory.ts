import { readFileSync } from 'node:fs';

export interface MemoryWatch {
  /** Megabytes that the process held at most. */
  stop(): number;
}

/** Looks five times a second how much memory a process holds. */
export function watchMemory(pid: number): MemoryWatch {
  let mostMb = 0;
  const look = () => {
    mostMb = Math.max(mostMb, residentMb(pid));
  };
  const timer = setInterval(look, 200);
  return {
    stop() {
      clearInterval(timer);
      look();
      return mostMb;
    },
  };
}

function residentMb(pid: number): number {
  try {
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Number(resident ?? 0) / 1024;
  } catch {
    return 0;
  }
}
