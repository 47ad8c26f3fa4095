import type { ServerResponse } from 'node:http';
import { apiPrefix } from '@kardan/contract/calls/call';

/**
 * What passes through to the API, and the share of the bound that each kind may have under way. The API knows each call better
 * (api/rules/priority.ts) and refuses by that; here only what keeps web itself from drowning is told by the path: refusing
 * costs a tenth of passing on.
 */
const kinds = {
  /** Sign-in and everything that signed-in people do: there are few of them, and some send files for minutes. */
  office: Number.POSITIVE_INFINITY,
  /** The API makes them by turns, and a page shows fifty. */
  picture: 12,
  visit: 1,
  /** Nobody waits for what is only counted. */
  counting: 0.5,
} as const;
export type Kind = keyof typeof kinds;

const starts: [path: string, kind: Kind][] = [
  [`${apiPrefix}/admin/`, 'office'],
  [`${apiPrefix}/upload-link/`, 'office'],
  [`${apiPrefix}/image`, 'picture'],
  [`${apiPrefix}/statistics`, 'counting'],
  [`${apiPrefix}/error-reports`, 'counting'],
];

/** By what the path begins with that the API is asked for, dots in it resolved: as it was typed it could begin like another one. */
export function kindOfCall(path: string): Kind {
  return starts.find(([start]) => path.startsWith(start))?.[1] ?? 'visit';
}

/** Says whether a call may go on whose body is here, and counts it until its answer is sent or nobody waits for it any more. */
export function callBounds(maxInFlight: number): (kind: Kind, response: ServerResponse) => boolean {
  const inFlight: Record<Kind, number> = { office: 0, picture: 0, visit: 0, counting: 0 };
  return (kind, response) => {
    if (inFlight[kind] >= maxInFlight * kinds[kind]) return false;
    inFlight[kind] += 1;
    response.once('close', () => {
      inFlight[kind] -= 1;
    });
    return true;
  };
}
