/**
 * What this tab keeps over a reload or a way back, until it is closed. Read back it is whatever lies there: somebody may
 * have changed it. A browser that forbids it, or has no room, remembers nothing.
 */
export function tabMemory<Value extends object>(key: string) {
  return {
    read(): Partial<Value> {
      try {
        const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        return typeof value === 'object' && value !== null ? value : {};
      } catch {
        return {};
      }
    },
    write(value: Value): void {
      ignoreFailure(() => sessionStorage.setItem(key, JSON.stringify(value)));
    },
    forget(): void {
      ignoreFailure(() => sessionStorage.removeItem(key));
    },
  };
}

function ignoreFailure(work: () => void): void {
  try {
    work();
  } catch {
    // Full or forbidden.
  }
}
