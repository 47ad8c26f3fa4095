import { finished, type Readable, type Transform } from 'node:stream';
import { bodyPaceCheckMs, maxBodyMs } from '@kardan/contract/values/request-bodies';
import { Failure } from '@kardan/core/kernel/errors';
import { mergePieces } from './merge-pieces.ts';

/** The same body, which fails with `body-too-slow` once it has stopped coming, or comes a few bytes at a time. */
export function pacedBody(body: Readable): Transform {
  const begunAt = performance.now();
  let received = 0;
  const paced = mergePieces((bytes) => {
    received += bytes;
  });
  // What was refused before it was read has nobody who listens.
  paced.on('error', () => {});
  const watch = setInterval(() => {
    if (performance.now() - begunAt > maxBodyMs(received)) paced.destroy(new Failure('body-too-slow'));
  }, bodyPaceCheckMs);
  paced.once('close', () => clearInterval(watch));
  // A pipe does not tell that its source has broken off.
  finished(body, (error) => {
    if (error) paced.destroy(error);
  });
  return body.pipe(paced);
}
