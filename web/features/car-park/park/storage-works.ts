const probe = 'kardan.probe';

let known: boolean | undefined;

/** Whether this browser keeps anything for us; asked once. */
export function storageWorks(): boolean {
  known ??= tryStorage();
  return known;
}

function tryStorage(): boolean {
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}
