import { createClient } from '@kardan/contract/client/client';
import { session } from '../session/current-session.ts';
import { currentLocale } from '../texts/language.ts';
import { fetchInTime } from './fetch-in-time.ts';

/** The API through a way to send: secure calls carry the access token, and one that is refused as ended is sent once more with a new one. */
export function apiThrough(send: typeof fetch) {
  return createClient({
    host: '',
    credentials: () => session.accessToken(),
    headers: () => ({ 'accept-language': currentLocale() }),
    fetch: async (address, init) => {
      const answer = await send(address, init);
      const headers = new Headers(init?.headers);
      if (answer.status !== 401 || !headers.has('authorization')) return answer;
      const accessToken = await session.renew();
      if (accessToken === undefined) return answer;
      headers.set('authorization', `Bearer ${accessToken}`);
      return send(address, { ...init, headers });
    },
  });
}

/** The API, as every page asks it. */
export const api = apiThrough(fetchInTime);
