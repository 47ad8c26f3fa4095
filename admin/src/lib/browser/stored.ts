/** A text in the browser's storage, which may be forbidden or full: then nothing is kept, and nothing breaks. */
export function stored(kind: 'local' | 'session', key: string) {
  const storage = () => (kind === 'local' ? localStorage : sessionStorage);
  return {
    read: (): string | undefined => attempt(() => storage().getItem(key) ?? undefined),
    write: (text: string): void => attempt(() => storage().setItem(key, text)),
    remove: (): void => attempt(() => storage().removeItem(key)),
  };
}

function attempt<Result>(work: () => Result): Result | undefined;
function attempt(work: () => void): void;
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
