import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Directories } from './machine/directories.ts';
import { localPort } from './machine/port.ts';
import { makeOwnDirectory } from './machine/unprivileged-user.ts';
import { endProcess, launchDetached } from './process.ts';
import type { Service } from './service.ts';
import type { ServicesEnv } from './service-variables.ts';

/** Takes every mail that is sent and delivers none; they are read in a browser or through its REST interface. */
export function mailCatcher(env: ServicesEnv, { state }: Directories): Service {
  const smtpPort = localPort('SMTP_URL', env.SMTP_URL, 25);
  const webPort = env.MAIL_CATCHER_WEB_PORT;
  const web = `http://127.0.0.1:${webPort}`;
  const directory = join(state, 'mail-catcher');
  const mails = join(directory, 'data');

  return {
    name: 'mail-catcher',
    version: maildev.version,
    address: `smtp://127.0.0.1:${smtpPort}, ${web}`,
    ports: [smtpPort, webPort],
    directory,
    timeoutSeconds: 30,
    install: async () => {}, // comes with pnpm install
    async start() {
      await makeOwnDirectory(undefined, mails);
      launchDetached(directory, {
        program: process.execPath,
        args: [maildev.program, ...options(smtpPort, webPort, mails)],
        cwd: directory,
        // Its code lies in the checkout, where only we are sure to get.
        user: undefined,
      });
    },
    stop: () => endProcess(directory, 'SIGTERM', 5),
    async health() {
      await greets(smtpPort);
      const response = await fetch(`${web}/api/healthz`, { signal: AbortSignal.timeout(2000) });
      if (!response.ok) throw new Error(`/api/healthz answered ${response.status}`);
    },
    prepare: async () => {},
    wipe: () => rm(mails, { recursive: true, force: true }),
  };
}

const maildev = findMaildev();

function findMaildev(): { program: string; version: string } {
  const manifest = join(dirname(fileURLToPath(import.meta.resolve('maildev'))), '..', 'package.json');
  const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return { version, program: join(dirname(manifest), bin.maildev) };
}

function options(smtpPort: number, webPort: number, mails: string): string[] {
  const listen = ['--smtp', `${smtpPort}`, '--ip', '127.0.0.1', '--web', `${webPort}`, '--web-ip', '127.0.0.1'];
  // Load tests send many mails; the oldest may go.
  return [...listen, '--mail-directory', mails, '--max-emails', '5000'];
}

function greets(port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect({ port, host: '127.0.0.1', timeout: 2000 });
  socket.once('data', (greeting) => {
    socket.end('QUIT\r\n');
    if (greeting.toString().startsWith('220')) resolve();
    else reject(new Error(`the mail server greeted with ${greeting}`));
  });
  socket.once('timeout', () => socket.destroy(new Error('the mail server did not greet')));
  socket.once('error', reject);
  return promise;
}
