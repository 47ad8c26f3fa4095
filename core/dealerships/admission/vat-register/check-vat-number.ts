import type { Database } from '../../../db/database.ts';
import { Unreachable } from '../../../kernel/guarded-fetch.ts';
import { loadRequest, saveVatAnswer } from '../request-store.ts';
import type { VatRegister } from './vat-register.ts';

/**
 * Asks the register for the VAT number of a request and keeps what it said, with the time. That it could not be reached is
 * kept too, and thrown, so that whoever runs this tries again.
 */
export async function checkVatNumber(
  { db, register }: { db: Database; register: VatRegister | undefined },
  requestId: string,
): Promise<void> {
  const request = await loadRequest(db, requestId);
  if (!register || !request?.vatId || request.decidedAt) return;
  try {
    const { isValid, name } = await register.lookUp(request.vatId);
    await saveVatAnswer(db, requestId, { answer: isValid ? 'valid' : 'invalid', name });
  } catch (error) {
    if (error instanceof Unreachable) await saveVatAnswer(db, requestId, { answer: 'unreachable', name: null });
    throw error;
  }
}
