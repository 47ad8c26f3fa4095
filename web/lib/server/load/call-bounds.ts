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
type Kind = keyof typeof kinds;

const starts: [path: string, kind: Kind][] = [
  [`${apiPrefix}/admin/`, 'office'],
  [`${apiPrefix}/upload-link/`, 'office'],
  [`${apiPrefix}/image`, 'picture'],
  ['/_next/image', 'picture'],
  [`${apiPrefix}/statistics`, 'counting'],
  [`${apiPrefix}/error-reports`, 'counting'],
  [`${apiPrefix}/`, 'visit'],
];

/** By what its address begins with; undefined for what does not go to the API. */
export function kindOfCall(target: string): Kind | undefined {
  return starts.find(([start]) => target.startsWith(start))?.[1];
}

/** Says whether a request may go on, and counts a call until its answer is sent or nobody waits for it any more. */
export function callBounds(maxInFlight: number): (target: string, response: ServerResponse) => boolean {
  const inFlight: Record<Kind, number> = { office: 0, picture: 0, visit: 0, counting: 0 };
  return (target, response) => {
    const kind = kindOfCall(target);
    if (kind === undefined) return true;
    if (inFlight[kind] >= maxInFlight * kinds[kind]) return false;
    inFlight[kind] += 1;
    response.once('close', () => {
      inFlight[kind] -= 1;
    });
    return true;
  };
}
