/** Whoever asks for readiness gives up after a few seconds; an answer after that is none. */
const timeoutMs = 2_000;

export async function answersInTime(answer: Promise<unknown>): Promise<'up' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => resolve('down'), timeoutMs);
  });
  const state = answer.then(
    () => 'up' as const,
    () => 'down' as const,
  );
  return Promise.race([state, late]).finally(() => clearTimeout(timer));
}
