import { isPublic } from '@kardan/contract/configuration/is-public';
import { collapseToOneLine } from '@kardan/contract/values/one-line';
import { z } from 'zod';
import type { Env } from '../../../env.ts';
import { guardedFetch, Unreachable } from '../../../kernel/guarded-fetch.ts';
import type { VatRegister } from './vat-register.ts';

/** Member states' registers take their time; whoever waits is a job. */
const guard = { timeoutMs: 20_000, maxBytes: 20_000 };

const answer = z.object({ valid: z.boolean(), name: z.string().nullish() });
/** What VIES writes where a member state tells no name. */
const untold = /^[-\s]*$/;

/** VIES, the register of the member states of the European Union; none where its address is not configured. */
export function openVatRegister({
  VIES_URL,
  SITE_ORIGIN,
}: Pick<Env, 'VIES_URL' | 'SITE_ORIGIN'>): VatRegister | undefined {
  if (VIES_URL === undefined) return undefined;
  const ask = guardedFetch({ ...guard, onlyPublic: isPublic(SITE_ORIGIN) });
  return {
    async lookUp(vatId) {
      const response = await ask(`${VIES_URL.replace(/\/$/, '')}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
      });
      // An outage of a member state comes as 200 without an answer, or as 400 with its name.
      const told = answer.safeParse(await response.json().catch(() => undefined));
      if (!told.success) throw new Unreachable('no-answer', 'VIES gave no answer');
      const { valid: isValid, name } = told.data;
      // What a register sends is not ours: a NUL would be no text for PostgreSQL, and the answer would never be kept.
      return { isValid, name: untold.test(name ?? '') ? null : collapseToOneLine(name ?? '') };
    },
  };
}
