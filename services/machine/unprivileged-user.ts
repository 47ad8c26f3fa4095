import { spawnSync } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** The user to run services as: nobody else when we are unprivileged ourselves, an own system user when we are root. */
export function unprivilegedUser(name: string): SystemUser | undefined {
  // PostgreSQL and OpenSearch refuse to run as root.
  if (process.getuid?.() !== 0) return undefined;
  return find(name) ?? create(name);
}

function create(name: string): SystemUser {
  const args = [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    '--shell',
    '/usr/sbin/nologin',
  ];
  const result = spawnSync('useradd', [...args, name], { encoding: 'utf8' });
  const user = find(name);
  if (!user) throw new Error(`The system user ${name} could not be created: ${result.stderr || result.error?.message}`);
  return user;
}

function find(name: string): SystemUser | undefined {
  const number = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim();
  const [uid, gid] = [number('-u'), number('-g')];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Whether the user can enter the directory; permissions of every directory above it count. */
export function canEnter(user: SystemUser | undefined, directory: string): boolean {
  return spawnSync('test', ['-x', directory], { uid: user?.uid, gid: user?.gid }).status === 0;
}

/** Makes a directory that only the user can read; the directories above it stay ours. */
export async function makeOwnDirectory(user: SystemUser | undefined, directory: string): Promise<string> {
  await mkdir(dirname(directory), { recursive: true, mode: 0o755 });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (user) await chown(directory, user.uid, user.gid);
  return directory;
}
