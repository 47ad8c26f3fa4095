import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOnce } from '../machine/cached-install.ts';
import { chooseDirectories } from '../machine/directories.ts';
import { runCommand } from '../machine/run-command.ts';
import { loadServicesEnv } from '../service-variables.ts';

const kubernetes = '1.34.2';
const etcd = '3.6.6';
const keda = '2.18.1';

export interface Kubernetes {
  apiServer: string;
  etcd: string;
  kubectl: string;
  /** What kinds KEDA adds, as it publishes them. */
  kedaKinds: string[];
}

/** Why the API server cannot be built here; nothing where it can, or has been. */
export async function whyNoKubernetes(): Promise<string | undefined> {
  try {
    await runCommand('go', ['version']);
    await runCommand('go', ['mod', 'download', `k8s.io/kubernetes@v${kubernetes}`]);
    return undefined;
  } catch (error) {
    return `the API server cannot be built here (${(error as Error).message.split('\n')[0]})`;
  }
}

/** Builds API server, kubectl and etcd from their modules, some ten minutes of two cores, once for a machine. */
export async function installKubernetes(): Promise<Kubernetes> {
  const folder = join(chooseDirectories(loadServicesEnv()).cache, `kubernetes-${kubernetes}`);
  await installOnce(folder, buildInto);
  const crds = join(await moduleFolder(`github.com/kedacore/keda/v2@v${keda}`), 'config/crd/bases');
  return {
    apiServer: join(folder, 'kube-apiserver'),
    etcd: join(folder, 'etcd'),
    kubectl: join(folder, 'kubectl'),
    kedaKinds: ['scaledobjects', 'triggerauthentications'].map((name) => join(crds, `keda.sh_${name}.yaml`)),
  };
}

async function buildInto(target: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'kardan-kubernetes-'));
  const build = async (name: string, requires: string, replaces: string[], packages: string[]) => {
    const module = join(work, name);
    await mkdir(module);
    const imports = packages.map((path) => `\t_ "${path}"`).join('\n');
    await writeFile(
      join(module, 'go.mod'),
      `module ${name}\n\ngo 1.24.0\n\nrequire ${requires}\n\n${replaces.join('\n')}\n`,
    );
    await writeFile(join(module, 'tools.go'), `//go:build tools\n\npackage tools\n\nimport (\n${imports}\n)\n`);
    await runCommand('go', ['mod', 'tidy', '-e'], { cwd: module });
    // At the lowest priority: a developer goes on working meanwhile.
    await runCommand('nice', ['-n', '19', 'go', 'build', '-o', `${target}/`, ...packages], { cwd: module });
  };
  try {
    const manifest = await readFile(join(await moduleFolder(`k8s.io/kubernetes@v${kubernetes}`), 'go.mod'), 'utf8');
    // Its parts lie beside it in its repository, and are published with a 0 in front.
    const parts = [...manifest.matchAll(/(k8s\.io\/[\w-]+) => \.\/staging/g)].map(([, part]) => part);
    const replaces = parts.map((part) => `replace ${part} => ${part} v0${kubernetes.slice(1)}`);
    const commands = ['kube-apiserver', 'kubectl'].map((name) => `k8s.io/kubernetes/cmd/${name}`);
    await build('kubernetes', `k8s.io/kubernetes v${kubernetes}`, replaces, commands);
    await build('etcd', `go.etcd.io/etcd/server/v3 v${etcd}`, [], ['go.etcd.io/etcd/server/v3']);
    await runCommand('sh', [
      '-c',
      `test -f ${target}/etcd || mv ${target}/server ${target}/etcd || mv ${target}/v3 ${target}/etcd`,
    ]);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function moduleFolder(module: string): Promise<string> {
  return JSON.parse(await runCommand('go', ['mod', 'download', '-json', module])).Dir;
}
