import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@kardan/services/machine/run-command';
import { type ImageName, imageNames } from '../../deploy/images/image-plan.ts';
import { childEnvironment } from '../stack/environment.ts';
import { root } from '../stack/start.ts';
import { officialBase } from './official-base.ts';
import { podman } from './podman.ts';

const imageNamed = (name: string) => `localhost/kardan-test/${name}`;
const ownBase = imageNamed('base');

export const imageOf = (name: ImageName) => imageNamed(name);

/** Builds all images, on the base that the Containerfile names, or one that is made here where no registry of images is reached. */
export async function buildImages(): Promise<{ base: string; seconds: number }> {
  const base = await chooseBase();
  const start = Date.now();
  for (const name of imageNames) await build(base, name, imageOf(name));
  return { base, seconds: (Date.now() - start) / 1_000 };
}

/** Makes what all images are filled with once more, from nothing that is there; gives the image that holds it. */
export async function assembleAgain(base: string): Promise<string> {
  const again = imageNamed('again');
  await build(base, 'assembled', again, ['--no-cache']);
  return again;
}

async function build(base: string, target: string, tag: string, options: string[] = []): Promise<void> {
  const { NODE_EXTRA_CA_CERTS: authorities } = childEnvironment({});
  const npmrc = join(homedir(), '.npmrc');
  await podman(
    ...['build', '--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--layers', '--timestamp', '0'],
    ...(existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []),
    ...(authorities
      ? ['--volume', `${authorities}:/authorities.pem:ro`, '--env', 'NODE_EXTRA_CA_CERTS=/authorities.pem']
      : []),
    ...['--build-arg', `BASE=${base}`, '--build-arg', 'REVISION=test', '--target', target, '--tag', tag],
    ...[...options, root],
  );
}

async function chooseBase(): Promise<string> {
  if (await exists(ownBase)) return ownBase;
  const official = officialBase;
  if (await exists(official)) return official;
  if (await succeeds(podman('pull', '--quiet', official))) return official;
  await makeBase();
  return ownBase;
}

/** Debian with the Node that the project brings, and npm. */
async function makeBase(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kardan-base-'));
  const system = join(folder, 'system');
  try {
    await runCommand('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', system]);
    await cp(process.execPath, join(system, 'usr/local/bin/node'));
    await runCommand('npm', ['pack', 'npm@11', '--pack-destination', folder], { cwd: folder });
    const modules = join(system, 'usr/local/lib/node_modules');
    await mkdir(modules, { recursive: true });
    await runCommand('sh', [
      '-c',
      `tar -xzf ${folder}/npm-*.tgz -C ${modules} && mv ${modules}/package ${modules}/npm`,
    ]);
    await runCommand('chmod', ['+x', join(modules, 'npm/bin/npm-cli.js')]);
    await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(system, 'usr/local/bin/npm'));
    await runCommand('tar', ['-C', system, '-cf', join(folder, 'system.tar'), '.']);
    await podman('import', '--quiet', join(folder, 'system.tar'), ownBase);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const exists = (image: string) => succeeds(podman('image', 'exists', image));

function succeeds(command: Promise<unknown>): Promise<boolean> {
  return command.then(
    () => true,
    () => false,
  );
}
