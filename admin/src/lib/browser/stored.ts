const storageOf = (kind: 'local' | 'session') => (kind === 'local' ? localStorage : sessionStorage);

/** A text in the browser's storage, which may be forbidden or full: then nothing is kept, and nothing breaks. */
export function stored(kind: 'local' | 'session', key: string) {
  const storage = () => storageOf(kind);
  return {
    read: (): string | undefined => attempt(() => storage().getItem(key) ?? undefined),
    write: (text: string): void => attempt(() => storage().setItem(key, text)),
    remove: (): void => attempt(() => storage().removeItem(key)),
  };
}

export function storedKeys(kind: 'local' | 'session'): string[] {
  return attempt(() => Object.keys(storageOf(kind))) ?? [];
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
