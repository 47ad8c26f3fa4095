/** Whether an address leads beyond this machine: every host but those that always mean the machine itself. */
export function isPublic(url: string): boolean {
  const { hostname } = new URL(url);
  return !/^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
