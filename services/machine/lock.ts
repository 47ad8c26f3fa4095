import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf } from './process-identity.ts';
import { say } from './progress.ts';

/** Lets one command at a time change the services of a checkout; a second one waits. */
export async function withLock<T>(directory: string, work: () => Promise<T>): Promise<T> {
  const file = join(directory, 'lock');
  let told = false;
  while (!take(file)) {
    if (!told) say(`waiting for another command (process ${holder(file)[0]}) to finish`);
    told = true;
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release); // also on an interrupted command
  process.once('SIGINT', () => process.exit(130));
  try {
    return await work();
  } finally {
    release();
    process.removeListener('exit', release);
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${identityOf(process.pid)}`, { flag: 'wx' });
    return true;
  } catch {
    if (!holderLives(file)) rmSync(file, { force: true });
    return false;
  }
}

function holderLives(file: string): boolean {
  const [pid, identity] = holder(file);
  return identity === undefined || identity === identityOf(Number(pid)); // half written: it is just being taken
}

function holder(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(' ');
  } catch {
    return []; // released meanwhile
  }
}
