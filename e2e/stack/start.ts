import { fileURLToPath } from 'node:url';
import { liftedBounds } from '@kardan/core/testing/lifted-bounds';
import { liftedWebBounds } from '@kardan/web/testing/lifted-bounds';
import { type StackAddresses, stack } from './environment.ts';
import { financePartners } from './finance-partners.ts';
import { freePort, type RunningProcess, runProcess } from './run-process.ts';

export interface Started extends RunningProcess {
  origin: string;
}

export const root = fileURLToPath(new URL('../..', import.meta.url));
const webDirectory = `${root}web`;

type Settings = Record<string, string>;

/** Starts the API on a free port, on the database and index of this test's stack, unless told otherwise. */
export async function startApi(
  settings: Settings = {},
  data: Pick<StackAddresses, 'databaseUrl' | 'listingIndex'> = stack(),
  givenPort?: number,
  hear?: (text: string) => void,
): Promise<Started> {
  const port = givenPort ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const process = await runProcess({
    args: ['api/server.ts'],
    cwd: root,
    env: {
      DATABASE_URL: data.databaseUrl,
      LISTING_INDEX: data.listingIndex,
      LOG_LEVEL: 'error',
      FINANCE_PARTNERS: JSON.stringify(financePartners),
      // Busy neighbours must not make it shed a test's load.
      ...liftedBounds,
      ...settings,
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
    },
    ready: { url: `${origin}/health/ready` },
    ...(hear && { hear }),
  });
  return Object.assign(process, { origin });
}

/** Where the site answers on that port. */
export function originOf(port: number): string {
  return `http://localhost:${port}`;
}

/** Starts the production build of web, on a free port unless told, before the API of this test's stack unless the settings say otherwise. */
export async function startWeb(
  { API_ORIGIN = stack().api, ...settings }: Settings = {},
  givenPort?: number,
): Promise<Started> {
  const port = givenPort ?? (await freePort());
  const origin = originOf(port);
  const process = await runProcess({
    args: ['server.ts'],
    cwd: webDirectory,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      API_ORIGIN,
      SITE_NAME: 'Kardan',
      SITE_ORIGIN: origin,
      NEXT_TELEMETRY_DISABLED: '1',
      // Busy neighbours must not make it shed a test's load, and all tests are one visitor.
      ...liftedWebBounds,
      ...settings,
    },
    ready: { url: `${origin}/impressum` },
  });
  return Object.assign(process, { origin });
}

/** Starts a worker on the database and index of this test's stack; links in its mails lead to its web. */
export function startWorker(settings: Settings = {}): Promise<RunningProcess> {
  return runProcess({
    args: ['worker/main.ts'],
    cwd: root,
    env: {
      DATABASE_URL: stack().databaseUrl,
      LISTING_INDEX: stack().listingIndex,
      SITE_ORIGIN: stack().web,
      LOG_LEVEL: 'info',
      ...settings,
    },
    ready: { words: 'worker started' },
  });
}
