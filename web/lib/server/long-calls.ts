import { apiPrefix, mayTakeLong } from '@kardan/contract/calls/call';
import { wireCalls } from '@kardan/contract/client/wire-calls.gen';

/** Addresses of the calls that may take long, by method. */
const longCalls = Object.values(wireCalls)
  .filter(mayTakeLong)
  .map(({ method, path }) => ({
    method,
    address: new RegExp(`^${apiPrefix}${path.replaceAll(/:\w+/g, '[^/]+')}$`),
  }));

/** Whether the API may take longer over this call than anybody waits for a page. */
export function isLongCall(method: string, path: string): boolean {
  return longCalls.some((call) => call.method === method && call.address.test(path));
}
