import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseEnvironment } from '@kardan/contract/configuration/environment';
import { loadEnv, serverVariables } from '@kardan/core/env';
import { webVariables } from '@kardan/web/lib/config/env';
import { beforeAll, describe, expect, test } from 'vitest';
import { imageNames } from '../deploy/images/image-plan.ts';
import { installOnce } from './machine/cached-install.ts';
import { chooseDirectories } from './machine/directories.ts';
import { runCommand } from './machine/run-command.ts';
import { servicesOf } from './profiles.ts';
import { loadServicesEnv } from './service-variables.ts';

interface ComposeService {
  image: string;
  ports: { published: string; host_ip?: string }[];
  healthcheck?: object;
  profiles?: string[];
  build?: { target: string };
  environment?: Record<string, string>;
  read_only?: boolean;
  user?: string;
  cap_drop?: string[];
}

interface ComposeModel {
  services: Record<string, ComposeService>;
}

const composeFile = resolve(import.meta.dirname, '../deploy/compose.yaml');
const defaults = loadServicesEnv({});

describe('deploy/compose.yaml', { timeout: 300_000 }, () => {
  let model: ComposeModel;

  beforeAll(async () => {
    // Rejects a file that breaks the specification's schema or refers to something it does not define.
    model = JSON.parse(await runCommand(await composeLoader(), ['-format', 'json', composeFile]));
  }, 300_000);

  test('gives every service the port that the product expects by default', () => {
    for (const { name, ports } of servicesOf(['single', 'cluster'], defaults)) {
      // OpenSearch's transport port is not published: containers reach each other without.
      const expected = name.startsWith('opensearch') ? ports.slice(0, 1) : ports;
      expect(model.services[name]?.ports.map((port) => Number(port.published))).toEqual(expected);
    }
  });

  test('starts the cluster only when asked to', () => {
    const cluster = Object.entries(model.services).filter(([, service]) => service.profiles?.includes('cluster'));
    expect(cluster.map(([name]) => name).sort()).toEqual(['opensearch-1', 'opensearch-2', 'opensearch-3']);
  });

  test('names the versions that we start ourselves', () => {
    for (const { name, version } of servicesOf(['single'], defaults)) {
      expect(model.services[name]?.image).toMatch(
        new RegExp(`:v?${name === 'postgres' ? parseInt(version, 10) : version}$`),
      );
    }
  });

  test('checks the health of every service', () => {
    for (const [name, service] of Object.entries(model.services)) {
      // It ends.
      if (name !== 'migrate') expect(service.healthcheck, name).toBeDefined();
    }
  });

  test('starts every process of ours from the image of its name, without rights and on a file system that it cannot write', () => {
    const ours = Object.entries(model.services).filter(([, service]) => service.build);
    expect(ours.map(([name, { build, image }]) => [name, build?.target, image]).toSorted()).toEqual(
      [...imageNames, 'cache'].map((name) => [name, name, `kardan/${name}`]).toSorted(),
    );
    for (const [name, service] of ours) {
      expect(service, name).toMatchObject({ read_only: true, user: '10001:10001', cap_drop: ['ALL'] });
    }
  });

  test('gives our processes variables that they know, with values that they start with', () => {
    for (const name of ['api', 'worker', 'migrate']) {
      const given = model.services[name]?.environment ?? {};
      expect(Object.keys(given).filter((variable) => !(variable in serverVariables))).toEqual([]);
      expect(loadEnv(given).SITE_ORIGIN).toBe('https://localhost');
    }
    const given = model.services.web?.environment ?? {};
    expect(Object.keys(given).filter((variable) => !(variable in webVariables))).toEqual([]);
    expect(parseEnvironment(webVariables, given).API_ORIGIN).toBe('http://api:4000');
  });

  test('opens no port to other machines', () => {
    const ports = Object.values(model.services).flatMap((service) => service.ports ?? []);
    expect(ports.filter((port) => port.host_ip !== '127.0.0.1')).toEqual([]);
  });
});

/** The command of compose-go, the library that Docker Compose itself reads files with. */
async function composeLoader(): Promise<string> {
  const version = '2.16.2';
  const installation = join(chooseDirectories(loadServicesEnv()).cache, `compose-go-${version}`);
  await installOnce(installation, async (draft) => {
    await runCommand('go', ['install', `github.com/compose-spec/compose-go/v2/cmd@v${version}`], {
      env: { GOBIN: draft },
    });
    await rename(join(draft, 'cmd'), join(draft, 'compose-go'));
  });
  return join(installation, 'compose-go');
}
