import type { Challenge } from '../../calls/contact/mail.ts';
import { sha256Word } from './sha256-word.ts';

/** Short enough that a key press in between is answered at once. */
const sliceMs = 8;
/** Hashes between two looks at the clock. */
const stride = 256;

type Task = Pick<Challenge, 'seed' | 'parts' | 'bits'>;

/** Solves the challenge in small slices, so that the page stays quick; tells each part that is done. */
export async function solveChallenge(
  { seed, parts, bits }: Task,
  onPart: (done: number) => void = () => {},
  signal?: AbortSignal,
): Promise<number[]> {
  const nonces: number[] = [];
  let sliceEnds = performance.now() + sliceMs;
  for (let part = 0; part < parts; part++) {
    const prefix = `${seed}.${part}.`;
    let nonce = 0;
    while (Math.clz32(sha256Word(prefix + nonce)) < bits) {
      nonce += 1;
      if (nonce % stride !== 0 || performance.now() < sliceEnds) continue;
      await pause();
      signal?.throwIfAborted();
      sliceEnds = performance.now() + sliceMs;
    }
    nonces.push(nonce);
    onPart(nonces.length);
  }
  return nonces;
}

/** Lets the browser do what waits. A message, not a timer: those wait 4 ms when they follow each other. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
