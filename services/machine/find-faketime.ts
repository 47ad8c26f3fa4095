import { existsSync } from 'node:fs';

/** The library that tells a process another time, as Debian and others install it. */
export function findFaketime(): string | undefined {
  return ['x86_64-linux-gnu', 'aarch64-linux-gnu']
    .map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
    .find((file) => existsSync(file));
}
