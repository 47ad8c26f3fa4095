import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnvironment } from '@kardan/contract/configuration/environment';
import { loadEnv, serverVariables } from '@kardan/core/env';
import { webVariables } from '@kardan/web/lib/config/env';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const folder = fileURLToPath(new URL('../deploy/kubernetes', import.meta.url));

interface Container {
  image: string;
  envFrom?: { configMapRef: { name: string } }[];
  env?: {
    name: string;
    value?: string;
    valueFrom?: { secretKeyRef: { name: string; key: string; optional?: true } };
  }[];
  securityContext: object;
  readinessProbe?: object;
}

interface Manifest {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: { template?: { spec: { containers: Container[]; securityContext: object } } };
}

const base = globSync('base/*.yaml', { cwd: folder })
  .filter((file) => !file.endsWith('kustomization.yaml'))
  .flatMap((file) =>
    parseAllDocuments(readFileSync(`${folder}/${file}`, 'utf8')).map((each) => each.toJS() as Manifest),
  );

const overlays = ['small', 'austria', 'ten-austrias'].map((name) => {
  const { patches } = parse(readFileSync(`${folder}/overlays/${name}/kustomization.yaml`, 'utf8'));
  return { name, patches: (patches as { patch: string }[]).map(({ patch }) => parse(patch) as Manifest) };
});

/** Secrets as an installation of its own has them. */
const ownSecrets: Record<string, string> = {
  DATABASE_URL: 'postgres://autos:Zb8rUq2vNw6yTk4m@db.internal/autos',
  DATABASE_OWNER_URL: 'postgres://autos_owner:Kq4rTz9sWm1xVb6n@db.internal/autos',
  S3_ACCESS_KEY: 'AKIAVIENNA',
  S3_SECRET_KEY: 'pJ5xRt0cWq9sLe3nHb7u',
  FORM_SECRET: 'one of its own, as it should be',
  LINK_SECRET: 'and another one beside it',
  CACHE_PURGE_SECRET: 'wV2mYk8dFz4gXo6a',
  TOKEN_PRIVATE_KEY: 'MC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g',
  ACCOUNT_SECRET: 'Rq7tYw2eUz9pLs4kDn6v',
  ACCOUNT_ENCRYPTION_KEYS: 'one:kq2Yw8vTz5nR1mXc7bLp4sHd6gJf9aQe3uViOy0tWxE=',
};

const workloads = base.flatMap(({ kind, metadata, spec }) =>
  spec?.template ? [{ kind, name: metadata.name, pod: spec.template.spec }] : [],
);

/** What a container finds in its environment in an overlay; secrets are those of a made-up installation. */
function environmentOf(container: Container, patches: Manifest[]): Record<string, string> {
  const maps = (container.envFrom ?? []).flatMap(({ configMapRef }) =>
    [...base, ...patches]
      .filter(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name)
      .map(({ data }) => data),
  );
  const secrets = (container.env ?? []).map(({ name, value, valueFrom }) => {
    if (value === undefined) expect(valueFrom?.secretKeyRef).toMatchObject({ name: 'kardan-secrets', key: name });
    if (valueFrom?.secretKeyRef.optional && !(name in ownSecrets)) return {};
    return { [name]: value ?? ownSecrets[name] ?? '' };
  });
  return Object.assign({}, ...maps, ...secrets);
}

test('there are the processes that the images are made for', () => {
  expect(workloads.map(({ name }) => name).toSorted()).toEqual(['api', 'cache', 'migrate', 'web', 'worker']);
});

test('the site has no secret, the cache its own, and whoever owns the schema is told to the migration alone', () => {
  const secretsOf = (wanted: string) =>
    workloads
      .filter(({ name }) => name === wanted)
      .flatMap(({ pod }) => pod.containers)
      .flatMap(({ env = [] }) => env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.key ?? []));
  expect(secretsOf('web')).toEqual([]);
  expect(secretsOf('cache')).toEqual(['CACHE_PURGE_SECRET']);
  expect(secretsOf('migrate')).toContain('DATABASE_OWNER_URL');
  for (const name of ['api', 'worker']) {
    expect(secretsOf(name)).toContain('DATABASE_URL');
    expect(secretsOf(name)).not.toContain('DATABASE_OWNER_URL');
  }
  // Nor does it know any by name, however it is started.
  expect(Object.keys(ownSecrets).filter((name) => name in webVariables)).toEqual([]);
});

describe.each(overlays)('overlay $name', ({ patches }) => {
  test.each(workloads.filter(({ name }) => name !== 'cache'))(
    '$name knows every variable it is given, and starts with them',
    ({ name, pod }) => {
      const [container] = pod.containers as [Container];
      const given = environmentOf(container, patches);
      const known = name === 'web' ? webVariables : serverVariables;
      expect(Object.keys(given).filter((variable) => !(variable in known))).toEqual([]);
      const env = name === 'web' ? parseEnvironment(webVariables, given) : loadEnv(given);
      expect(env.SITE_ORIGIN).toBe('https://autos.test');
    },
  );

  test('as many caches are purged as there are', () => {
    const server = patches.find(({ metadata }) => metadata.name === 'kardan-server');
    const file = readFileSync(
      `${folder}/overlays/${overlays.find((each) => each.patches === patches)?.name}/kustomization.yaml`,
      'utf8',
    );
    const [{ count }] = parse(file).replicas;
    expect(server?.data?.CACHE_PURGE_URLS?.split(',')).toHaveLength(count);
  });
});

test.each(workloads)('$name runs as nobody, without rights, on a file system that it cannot write', ({ kind, pod }) => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  for (const container of pod.containers) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    if (kind !== 'Job') expect(container.readinessProbe).toBeDefined();
  }
});
