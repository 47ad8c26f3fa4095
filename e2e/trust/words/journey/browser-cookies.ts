import { apiPrefix } from '@kardan/contract/calls/call';
import type { Scene } from '../scene.ts';
import type { Cast, Signed } from './cast.ts';

type Secrets = Cast['secrets'];

/** Posts as a page of the site does, which cookies are sent with. */
export function postAsPage({ site }: Pick<Scene, 'site'>, path: string, body: object, cookie = ''): Promise<Response> {
  return fetch(`${site}${apiPrefix}/admin/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(body),
  });
}

/** Notes as secrets what a browser is given to keep; the cookies as it sends them back. */
export function keepCookies(answer: Response, whose: string, secrets: Secrets): string {
  const cookies = answer.headers.getSetCookie().flatMap((cookie) => cookie.split(';')[0] ?? []);
  for (const cookie of cookies) {
    const [name = '', value = ''] = cookie.split('=');
    if (value !== '') secrets.set(`${name} of ${whose}`, value);
  }
  return cookies.join('; ');
}

/** Somebody signs in with a browser and comes again: its session, and what it is known by. */
export async function useBrowser(scene: Scene, { email, password }: Signed, secrets: Secrets): Promise<void> {
  const signedIn = await postAsPage(scene, 'login', { email, password, client: 'browser' });
  const cookie = keepCookies(signedIn, 'a browser', secrets);
  const renewed = await postAsPage(scene, 'refresh-token', {}, cookie);
  keepCookies(renewed, 'a browser that came again', secrets);
  for (const answer of [signedIn, renewed])
    if (!answer.ok) scene.refused.push(`${new URL(answer.url).pathname}: ${await answer.text()}`);
}
