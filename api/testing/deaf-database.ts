import { openTcpProxy, type TcpProxy } from '@kardan/core/testing/tcp-proxy';

interface DeafDatabase extends TcpProxy {
  /** From now on statements arrive and are carried out, and whoever asked hears nothing of it. */
  holdAnswers: () => void;
}

/** A way to a real database on which a test stops a process between what it has done and what it learns of it. */
export async function deafDatabase(databaseUrl: string): Promise<DeafDatabase> {
  let isHeld = false;
  const proxy = await openTcpProxy(databaseUrl, (client, service) => {
    client.pipe(service);
    service.on('data', (answer) => isHeld || client.write(answer));
  });
  return {
    ...proxy,
    holdAnswers: () => {
      isHeld = true;
    },
  };
}
