import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { installOnce } from './machine/cached-install.ts';
import type { Directories } from './machine/directories.ts';
import { localPort } from './machine/port.ts';
import { runCommand } from './machine/run-command.ts';
import { makeOwnDirectory } from './machine/unprivileged-user.ts';
import { endProcess, launchDetached } from './process.ts';
import type { Service } from './service.ts';
import type { ServicesEnv } from './service-variables.ts';

const version = '1.8.0';
const options = ['--quiet', '--keep-alive', '--health', '/health'];

/** An S3 interface over a plain directory: one object is one file. */
export function s3Store(env: ServicesEnv, { state, data, cache, user }: Directories): Service {
  const port = localPort('S3_ENDPOINT', env.S3_ENDPOINT, 80);
  const directory = join(state, 's3-store');
  const home = join(data, 's3-store');
  const installation = join(cache, `versitygw-${version}`);

  return {
    name: 's3-store',
    version,
    address: env.S3_ENDPOINT,
    ports: [port],
    directory,
    timeoutSeconds: 20,
    install: () => installOnce(installation, buildGateway),
    async start() {
      const objects = await makeOwnDirectory(user, join(home, 'data'));
      launchDetached(directory, {
        program: join(installation, 'versitygw'),
        args: [...options, '--port', `127.0.0.1:${port}`, '--region', env.S3_REGION, 'posix', objects],
        // Not as arguments: every user of the machine can read those.
        env: { ROOT_ACCESS_KEY: env.S3_ACCESS_KEY, ROOT_SECRET_KEY: env.S3_SECRET_KEY },
        cwd: home,
        user,
      });
    },
    stop: () => endProcess(directory, 'SIGTERM'),
    async health() {
      const response = await fetch(new URL('/health', env.S3_ENDPOINT), { signal: AbortSignal.timeout(2000) });
      if (!response.ok) throw new Error(`/health answered ${response.status}`);
    },
    prepare: () => ensureBucket(env),
    wipe: () => rm(home, { recursive: true, force: true }),
  };
}

function buildGateway(directory: string): Promise<unknown> {
  return runCommand('go', ['install', `github.com/versity/versitygw/cmd/versitygw@v${version}`], {
    env: { GOBIN: directory, CGO_ENABLED: '0' },
  });
}

async function ensureBucket(env: ServicesEnv): Promise<void> {
  const client = new S3Client({
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: env.S3_ACCESS_KEY, secretAccessKey: env.S3_SECRET_KEY },
  });
  try {
    await client.send(new HeadBucketCommand({ Bucket: env.S3_BUCKET }));
  } catch (problem) {
    if ((problem as { name?: string }).name !== 'NotFound') throw problem;
    await client.send(new CreateBucketCommand({ Bucket: env.S3_BUCKET }));
  } finally {
    client.destroy();
  }
}
