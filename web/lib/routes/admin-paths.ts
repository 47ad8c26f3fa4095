const adminPath = /^(\/(en\/)?dealership-admin|\/anmelden|\/en\/login|\/hochladen)([/?#]|$)/;

/** Addresses of the application for dealers, operators and editors: it is loaded on its own, and has pages that this site does not know. */
export function isAdminPath(path: string): boolean {
  return adminPath.test(path);
}
