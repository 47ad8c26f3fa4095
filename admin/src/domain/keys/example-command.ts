import { apiPrefix } from '@kardan/contract/calls/call';
import { wireCalls } from '@kardan/contract/client/wire-calls.gen';
import type { KeyScope } from '@kardan/contract/values/api-keys';

/** A call that each scope allows, and that changes nothing that matters. */
const examples = {
  stock: { call: wireCalls.stock, more: '' },
  inquiries: { call: wireCalls.inbox, more: '' },
  statistics: { call: wireCalls.monthlyReports, more: '' },
  pictures: { call: wireCalls.uploadImage, more: ' \\\n  -F image=@auto.jpg' },
} as const satisfies Record<KeyScope, object>;

/** In the order in which an answer says most to somebody who tries a key. */
const order = ['stock', 'inquiries', 'statistics', 'pictures'] as const satisfies readonly KeyScope[];

/** A command that works at once with a new key, in any shell. */
export function exampleCommand(origin: string, slug: string, token: string, scopes: readonly KeyScope[]): string {
  const scope = order.find((one) => scopes.includes(one)) ?? 'stock';
  const { call, more } = examples[scope];
  const path = call.path.replace(':dealershipId', encodeURIComponent(slug));
  return `curl -H "Authorization: Bearer ${token}"${more} \\\n  "${origin}${apiPrefix}${path}"`;
}
