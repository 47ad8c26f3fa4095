import type { CheckedLine } from '@kardan/contract/calls/operator/requests';
import { type CheckFacts, checked } from './checked-request.ts';
import { isSameFirm } from './same-firm.ts';

/** What the register of VAT numbers says, with its time: that the number is valid, and whose it is. */
export function checkVatRegister({
  company,
  hasVatRegister,
}: Pick<CheckFacts, 'company' | 'hasVatRegister'>): CheckedLine {
  const check = 'vat-register' as const;
  const { vatId: told, vatAnswer, vatName: compared, vatCheckedAt } = company;
  if (told === null) return checked({ check, outcome: 'open', finding: 'not-told' });
  if (vatAnswer === null || vatCheckedAt === null) {
    return checked({ check, outcome: 'open', finding: hasVatRegister ? 'waiting' : 'not-set-up', told });
  }
  const line = { check, told, compared, at: vatCheckedAt.toISOString() };
  if (vatAnswer === 'unreachable') return checked({ ...line, outcome: 'open', finding: 'unreachable' });
  if (vatAnswer === 'invalid') return checked({ ...line, outcome: 'problem', finding: 'unknown-number' });
  const isOther = compared !== null && !isSameFirm(compared, company.legalName) && !isSameFirm(compared, company.name);
  return checked({ ...line, outcome: isOther ? 'problem' : 'ok', finding: isOther ? 'another-name' : 'confirmed' });
}
