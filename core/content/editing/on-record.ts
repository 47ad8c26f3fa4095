import type { ContentRow } from '../content-write-store.ts';

/** How the audit names a text. */
export function onRecord({ id, kind, key, language }: ContentRow): { id: number; label: string } {
  return { id, label: `${kind} ${key} (${language})` };
}
