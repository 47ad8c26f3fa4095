import type { CheckedLine, DealershipMatch } from '@kardan/contract/calls/operator/requests';
import { checked } from './checked-request.ts';

const restricted: readonly DealershipMatch['state'][] = ['suspended', 'closed'];

/** Nobody else has the same number, phone, mail address, or name in the same place: neither in trade nor asking. */
export function checkDuplicates(matches: readonly DealershipMatch[]): CheckedLine {
  return lineOf(
    'duplicates',
    matches.filter(({ state }) => !restricted.includes(state)),
  );
}

/** Whoever was suspended or closed does not come back under another request unnoticed. */
export function checkRestrictions(matches: readonly DealershipMatch[]): CheckedLine {
  return lineOf(
    'restrictions',
    matches.filter(({ state }) => restricted.includes(state)),
  );
}

function lineOf(check: 'duplicates' | 'restrictions', found: DealershipMatch[]): CheckedLine {
  if (found.length === 0) return checked({ check, outcome: 'ok', finding: 'none' });
  return checked({ check, outcome: 'problem', finding: 'found', matches: found });
}
