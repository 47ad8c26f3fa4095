/** Whether a process says in a second that it lives. */
export function lives(origin: string): Promise<boolean> {
  return fetch(`${origin}/health/live`, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
