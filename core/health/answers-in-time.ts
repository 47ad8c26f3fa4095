/** Whoever asks for readiness gives up after a second or two; an answer after that is none. */
const timeoutMs = 1_500;

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
