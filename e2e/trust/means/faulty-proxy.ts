import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What can be wrong with the way to a service. */
export const faults = ['down', 'slow', 'hanging', 'reset', 'half'] as const;
export type Fault = (typeof faults)[number];

export interface FaultyProxy extends AsyncDisposable {
  port: number;
  /** From now on everything that goes this way meets the fault; undefined lifts it. */
  set(fault: Fault | undefined): Promise<void>;
}

const slowMs = 1_000;

/**
 * A way to a service that a test can spoil. Down: connections are refused. Slow: every answer comes a second later. Hanging:
 * connections are taken and kept, and nothing is ever answered on them, not even after the fault is lifted, as behind a
 * firewall that has forgotten them. Reset: every connection is reset, open ones too. Half: of the next answer half of the
 * bytes arrive, then the connection ends.
 */
export async function startFaultyProxy(target: string | URL): Promise<FaultyProxy> {
  const { hostname, port: targetPort } = new URL(target);
  let fault: Fault | undefined;
  const ways = new Set<Way>();
  let server: Server | undefined;
  const listen = async (port: number) => {
    server = createServer({ noDelay: true }, (socket) => {
      if (fault === 'reset') return void socket.on('error', ignore).resetAndDestroy();
      const way = openWay(socket, connect({ host: hostname, port: Number(targetPort), noDelay: true }), () => fault);
      ways.add(way);
      socket.once('close', () => ways.delete(way));
      if (fault === 'hanging') way.deafen();
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stopListening = () => {
    server?.close();
    server = undefined;
  };
  const port = await listen(0);
  return {
    port,
    async set(next) {
      fault = next;
      if (next === 'down') {
        stopListening();
        for (const way of ways) way.end();
      } else if (!server) {
        await listen(port);
      }
      if (next === 'reset') for (const way of ways) way.reset();
      if (next === 'hanging') for (const way of ways) way.deafen();
    },
    async [Symbol.asyncDispose]() {
      stopListening();
      for (const way of ways) way.end();
    },
  };
}

/** The same address by way of the proxy. */
export function through({ port }: FaultyProxy, address: string): string {
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return url.href.replace(/\/$/, '');
}

interface Way {
  end(): void;
  reset(): void;
  /** Both sides stay connected and hear nothing of each other any more. */
  deafen(): void;
}

function openWay(visitor: Socket, service: Socket, fault: () => Fault | undefined): Way {
  let deaf = false;
  const end = () => {
    visitor.destroy();
    service.destroy();
  };
  visitor.on('error', ignore).on('close', () => service.destroy());
  // What ended well has been told by its end, after all that was still on its way.
  service.on('error', ignore).on('close', (failed) => void (failed && !deaf && visitor.destroy()));
  visitor.on('data', (bytes) => void (deaf || service.write(bytes)));
  visitor.on('end', () => void (deaf || service.end()));
  const answer = (bytes: Buffer) => {
    if (deaf || visitor.destroyed) return;
    if (fault() !== 'half') return void visitor.write(bytes);
    visitor.end(bytes.subarray(0, Math.floor(bytes.length / 2)));
    service.destroy();
  };
  service.on('data', (bytes: Buffer) => {
    if (fault() === 'slow') setTimeout(answer, slowMs, bytes);
    else answer(bytes);
  });
  service.on('end', () => setTimeout(() => deaf || visitor.end(), fault() === 'slow' ? slowMs : 0));
  return {
    end,
    reset: () => {
      visitor.resetAndDestroy();
      service.destroy();
    },
    deafen: () => {
      deaf = true;
    },
  };
}

function ignore(): void {}
