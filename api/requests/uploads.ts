import { finished, PassThrough, type Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What a form may weigh beside its file: boundaries, part headers, and fields that nobody asked for. */
const formBytes = 64 * 1024;

/** Makes a scope's routes take forms with files, and nothing else. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/** Name of the one file that a form brings, as its schema says. */
export function fileField(form: z.ZodType | undefined): string {
  const fields = form instanceof z.ZodObject ? Object.entries(form.shape) : [];
  const [name, schema] = fields[0] ?? [];
  if (fields.length !== 1 || name === undefined || !(schema instanceof z.ZodFile)) {
    throw new Error('a form has exactly one field, and that is a file');
  }
  return name;
}

/** The form's file as a stream that fails with a Failure when the file is too large or breaks off. */
export async function fileOf(
  request: FastifyRequest,
  reply: FastifyReply,
  field: string,
  maxBytes: number,
): Promise<Readable> {
  if (Number(request.headers['content-length']) > maxBytes + formBytes) throw new Failure('body-too-large');
  const limits = { fileSize: maxBytes, files: 1, fields: 8, parts: 9, fieldSize: 1024, headerPairs: 20 };
  const part = await request.file({ limits }).catch((cause: unknown) => {
    throw new Failure('malformed-body', { cause });
  });
  if (part?.fieldname !== field) {
    part?.file.resume();
    throw new Failure('malformed-body', { message: `the form has no file "${field}"` });
  }
  const { file } = part;
  const whole = new PassThrough();
  // It may break off while nobody listens yet; whoever reads it later learns of it.
  whole.on('error', () => {});
  file.once('limit', () => whole.destroy(new Failure('body-too-large')));
  finished(file, (cause) => {
    if (cause) whole.destroy(new Failure('malformed-body', { cause }));
  });
  // What nobody wants any more is read to its end, or the connection would stay stuck in it.
  whole.once('close', () => file.resume());
  reply.raw.once('close', () => whole.destroy(new Failure('malformed-body', { message: 'the sender went away' })));
  return file.pipe(whole);
}
