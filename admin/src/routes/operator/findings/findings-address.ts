import { type FindingKind, findingKinds } from '@kardan/contract/values/findings';
import type { FindingsQuestion } from '#domain/portal/findings.ts';
import { portalPath } from '#domain/portal/navigation.ts';

/** What the address asks for; what it says wrongly is left out. */
export function readFindingsQuestion({ kind, state }: Record<string, unknown>): FindingsQuestion {
  return {
    kind: findingKinds.find((known) => known === kind) ?? 'vin',
    state: state === 'decided' ? 'decided' : 'open',
  };
}

export function findingsPath({ kind, state }: { kind: FindingKind; state: FindingsQuestion['state'] }): string {
  const search = new URLSearchParams({ kind, ...(state === 'decided' && { state }) });
  return `${portalPath('findings')}?${search}`;
}
