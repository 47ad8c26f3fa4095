import type { Load } from '../load/messages.ts';

/** Fails when the engine refuses what a variant asks: within a multi-search that is no HTTP error. */
export async function answersWithoutError(
  { origin, path, contentType, bodies, name }: Load,
  count: number,
): Promise<void> {
  for (const body of bodies.slice(0, count)) {
    const headers = { 'content-type': contentType };
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
    const answer = (await response.json()) as { responses?: { error?: unknown }[]; error?: unknown };
    const error = answer.error ?? answer.responses?.find((one) => one.error)?.error;
    if (!response.ok || error) throw new Error(`variant ${name}: ${JSON.stringify(error)}\n${body}`);
  }
}
