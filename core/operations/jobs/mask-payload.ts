/** What ids, slugs, tags and days are made of; a mail address, a sentence or a path with a query is not. */
const harmless = /^[\w:/-]{1,100}$/;
const secretName = /token|secret|password|key|code|mail(?!Id)/i;
const maxShown = 5;

/** A job's payload as a page shows it: ids as they are, all else masked. Jobs hold ids alone; one that could not be read may hold anything. */
export function maskPayload(payload: unknown): { name: string; value: string }[] {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return [];
  return Object.entries(payload)
    .slice(0, 20)
    .map(([name, value]) => ({ name: name.slice(0, 60), value: secretName.test(name) ? '…' : shown(value) }));
}

function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return harmless.test(value) ? value : '…';
  if (!Array.isArray(value)) return '…';
  const more = value.length > maxShown ? ` +${value.length - maxShown}` : '';
  return value.slice(0, maxShown).map(shown).join(', ') + more;
}
