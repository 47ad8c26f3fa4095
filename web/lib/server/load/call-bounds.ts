import type { ServerResponse } from 'node:http';
import { apiPrefix } from '@kardan/contract/calls/call';

/**
 * What passes through to the API, by how much it matters: how many may be under way at once, and at which share of the largest
 * lag of this process it is refused. The API knows each call better (api/rules/priority.ts) and refuses by that; here only what
 * keeps web itself from drowning is told by the path.
 */
const kinds = {
  /** Sign-in and everything that signed-in people do: there are few of them, and some send files for minutes. */
  office: { maxInFlight: Number.POSITIVE_INFINITY, lagShare: 1 },
  /** The API makes them by turns, and a page shows fifty. */
  picture: { maxInFlight: 200, lagShare: 0.4 },
  /** Fifty are a fifth of a second of an API that is busy: pages, which ask it several times, have to wait behind them. */
  visit: { maxInFlight: 50, lagShare: 0.4 },
  /** Nobody waits for what is only counted. */
  counting: { maxInFlight: 10, lagShare: 0.2 },
} as const;
type Kind = keyof typeof kinds;

const starts: [path: string, kind: Kind][] = [
  [`${apiPrefix}/admin/`, 'office'],
  [`${apiPrefix}/upload-link/`, 'office'],
  [`${apiPrefix}/image`, 'picture'],
  [`${apiPrefix}/statistics`, 'counting'],
  [`${apiPrefix}/error-reports`, 'counting'],
];

export function kindOfCall(path: string): Kind {
  return starts.find(([start]) => path.startsWith(start))?.[1] ?? 'visit';
}

export interface CallBounds {
  /** Whether another one of its kind may pass now. */
  isOpen(path: string): boolean;
  /** Says whether a call may pass, and counts it until its answer is sent. */
  enter(path: string, response: ServerResponse): boolean;
}

export function callBounds(lagMs: () => number, maxLagMs: number): CallBounds {
  const inFlight: Record<Kind, number> = { office: 0, picture: 0, visit: 0, counting: 0 };
  const hasRoom = (kind: Kind) =>
    inFlight[kind] < kinds[kind].maxInFlight && lagMs() <= maxLagMs * kinds[kind].lagShare;
  return {
    isOpen: (path) => hasRoom(kindOfCall(path)),
    enter(path, response) {
      const kind = kindOfCall(path);
      if (!hasRoom(kind)) return false;
      inFlight[kind] += 1;
      response.once('close', () => {
        inFlight[kind] -= 1;
      });
      return true;
    },
  };
}
