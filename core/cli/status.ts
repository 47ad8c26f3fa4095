import { loadEnv } from '../env.ts';
import { isWrong, type PartState, readStatus } from '../operations/status/read-status.ts';
import { closeServices, openServices } from '../services.ts';
import { say } from './terminal.ts';

/** `pnpm ops:status`: the state of every part, a line each; ends with 1 when something is wrong. */
const env = loadEnv();
const services = openServices({ ...env, LOG_LEVEL: 'silent', DATABASE_POOL_SIZE: 4 }, 'command');
try {
  const addresses = { api: `http://${env.API_HOST}:${env.API_PORT}`, web: env.SITE_ORIGIN };
  const parts = await readStatus({ ...services, addresses });
  for (const part of parts) say(line(part));
  if (isWrong(parts)) process.exitCode = 1;
} finally {
  await closeServices(services);
}

function line({ part, state, detail }: PartState): string {
  const sign = { ok: 'ok     ', wrong: 'WRONG  ', unknown: 'unknown' }[state];
  return `${sign}  ${part.padEnd(18)}  ${detail}`;
}
