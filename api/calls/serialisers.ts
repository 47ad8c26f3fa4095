import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** `validating` throws when an answer breaks its schema; `fast` trusts it and writes only the fields the schema names. */
export type Serialiser = 'fast' | 'validating';

export function serialiserCompiler(kind: Serialiser): FastifySerializerCompiler<z.ZodType> {
  if (kind === 'validating') return serializerCompiler as FastifySerializerCompiler<z.ZodType>;
  return ({ schema }) => {
    // With the first answer: to compile those of all calls takes seconds, which every start would wait for.
    let write: ReturnType<typeof compileSerialiser> | undefined;
    return (answer) => {
      write ??= compileSerialiser(schema);
      return write(answer);
    };
  };
}

export function compileSerialiser(schema: z.ZodType) {
  return fastJson(writableSchema(schema) as Parameters<typeof fastJson>[0]);
}

/** The schema as the serialiser likes it: for `anyOf` it would validate each branch, so that "or null" becomes a type. */
export function writableSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const [value, none] = jsonSchema.anyOf ?? [];
      if (jsonSchema.anyOf?.length !== 2 || none?.type !== 'null' || typeof value?.type !== 'string') return;
      delete jsonSchema.anyOf;
      const { enum: _, ...rest } = value;
      Object.assign(jsonSchema, rest, { type: value.type, nullable: true });
    },
  });
}
