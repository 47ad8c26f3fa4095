import { maxBodyMs, normalBodyBytes } from '@kardan/contract/values/request-bodies';
import { maxCallMs } from '@kardan/core/kernel/deadline';
import type { AnyRoute } from '../route.ts';

/** 20 MB on a line that sends 1.5 megabits a second. */
const uploadTimeoutMs = 120_000;
/** 500 MB on a line that sends 5 megabits a second. */
export const maxUploadTimeoutMs = 15 * 60_000;

/**
 * How long after its head a call is given up; its own time (plugins/timeout.ts) is shorter unless it may take long. The time that
 * its body may take is added, since the clock begins before it: whoever sends a body at the pace that is promised is told nothing else.
 */
export function handlerTimeoutOf(route: AnyRoute): number {
  if (route.method === 'GET') return maxCallMs;
  if (route.bodyType === 'multipart') return route.uploadTimeoutMs ?? uploadTimeoutMs;
  return maxCallMs + Math.ceil(maxBodyMs(route.maxJsonBytes ?? route.maxTextBytes ?? normalBodyBytes));
}
