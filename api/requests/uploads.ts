import { finished, type Readable } from 'node:stream';
import multipart, { type MultipartFields } from '@fastify/multipart';
import { Failure } from '@kardan/core/kernel/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mergePieces } from '../bodies/merge-pieces.ts';

/** What a form may weigh beside its file: boundaries, part headers, and fields that nobody asked for. */
const formBytes = 64 * 1024;

/** Makes a scope's routes take forms with files, and nothing else. */
export async function acceptForms(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/** Which field of a form is its one file, and the schema of what stands before it. */
export function formFields(form: z.ZodType | undefined): { file: string; others: z.ZodObject } {
  const fields = form instanceof z.ZodObject ? Object.entries<z.core.$ZodType>(form.shape) : [];
  const [file, ...more] = fields.filter(([, schema]) => schema instanceof z.ZodFile).map(([name]) => name);
  if (file === undefined || more.length > 0) throw new Error('a form has exactly one file');
  return { file, others: z.object(Object.fromEntries(fields.filter(([name]) => name !== file))) };
}

interface Form {
  /** Fails with a Failure when the file is too large or breaks off. */
  file: Readable;
  /** Texts that came before it; later ones are not waited for. */
  texts: Record<string, string>;
}

/** The form's file as a stream, with what came before it. */
export async function formOf(
  request: FastifyRequest,
  reply: FastifyReply,
  field: string,
  maxBytes: number,
): Promise<Form> {
  if (Number(request.headers['content-length']) > maxBytes + formBytes) throw new Failure('body-too-large');
  // An answer may come before the file was read and the parser stop there: the connection must still take the next call.
  reply.raw.once('finish', () => request.raw.unpipe().resume());
  const limits = { fileSize: maxBytes, files: 1, fields: 8, parts: 9, fieldSize: 1024, headerPairs: 20 };
  const part = await request.file({ limits }).catch((cause: unknown) => {
    throw new Failure('malformed-body', { cause });
  });
  if (part?.fieldname !== field) {
    part?.file.resume();
    throw new Failure('malformed-body', { message: `the form has no file "${field}"` });
  }
  const { file } = part;
  const whole = mergePieces();
  // It may break off while nobody listens yet; whoever reads it later learns of it.
  whole.on('error', () => {});
  file.once('limit', () => whole.destroy(new Failure('body-too-large')));
  finished(file, (cause) => {
    if (cause) whole.destroy(new Failure('malformed-body', { cause }));
  });
  // What nobody wants any more is read to its end, or the connection would stay stuck in it.
  whole.once('close', () => file.resume());
  reply.raw.once('close', () => whole.destroy(new Failure('malformed-body', { message: 'the sender went away' })));
  return { file: file.pipe(whole), texts: textsOf(part.fields) };
}

function textsOf(fields: MultipartFields): Record<string, string> {
  const texts = Object.values(fields).flatMap((given) => {
    const [field] = Array.isArray(given) ? given : [given];
    return field?.type === 'field' && typeof field.value === 'string' ? [[field.fieldname, field.value] as const] : [];
  });
  return Object.fromEntries(texts);
}
