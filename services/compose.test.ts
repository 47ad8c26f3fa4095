import { rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { installOnce } from './machine/cached-install.ts';
import { chooseDirectories } from './machine/directories.ts';
import { runCommand } from './machine/run-command.ts';
import { servicesOf } from './profiles.ts';
import { loadServicesEnv } from './service-variables.ts';

interface ComposeModel {
  services: Record<
    string,
    { image: string; ports: { published: string }[]; healthcheck?: object; profiles?: string[] }
  >;
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
    for (const service of Object.values(model.services)) expect(service.healthcheck).toBeDefined();
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
