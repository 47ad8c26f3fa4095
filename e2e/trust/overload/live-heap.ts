import { once } from 'node:events';

/** A collection of a gigabyte takes seconds; a process that has ended answers never. */
const timeoutMs = 30_000;

interface HeapUsage {
  usedSize: number;
  /** Of buffers, which lie outside of the heap. */
  backingStorageSize: number;
}

/** Bytes that a process holds on to once everything that nobody needs is gone, by its inspector (`--inspect=<port>`). */
export async function liveHeapBytes(inspectorPort: number): Promise<number> {
  const signal = AbortSignal.timeout(timeoutMs);
  const targets = await (await fetch(`http://127.0.0.1:${inspectorPort}/json/list`, { signal })).json();
  const [{ webSocketDebuggerUrl }] = targets as [{ webSocketDebuggerUrl: string }];
  const socket = new WebSocket(webSocketDebuggerUrl);
  try {
    await once(socket, 'open', { signal });
    await ask(socket, 'HeapProfiler.collectGarbage', signal);
    const { usedSize, backingStorageSize } = (await ask(socket, 'Runtime.getHeapUsage', signal)) as HeapUsage;
    return usedSize + backingStorageSize;
  } finally {
    socket.close();
  }
}

async function ask(socket: WebSocket, method: string, signal: AbortSignal): Promise<unknown> {
  socket.send(JSON.stringify({ id: 1, method }));
  const [{ data }] = (await once(socket, 'message', { signal })) as [MessageEvent<string>];
  return (JSON.parse(data) as { result: unknown }).result;
}
