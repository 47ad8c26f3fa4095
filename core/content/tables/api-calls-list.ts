import { apiPrefix, type Call } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import type { Language } from '@kardan/contract/values/identifiers';
import { z } from 'zod';
import { apiExamples, requestOf } from './api-examples.ts';
import { markdownTable } from './markdown-table.ts';

/** Public calls with what they take and how to make them, from the contract. */
export function apiCallsList(language: Language): string {
  const words = language === 'en' ? english : german;
  return apiExamples
    .map((example) => {
      const call: Call = calls[example.call];
      const request = requestOf(example);
      const rows = parametersOf(call);
      return [
        `## ${example.title[language]}`,
        `\`${call.method} ${apiPrefix}${call.path}\``,
        ...(rows.length > 0 ? [markdownTable(words, rows)] : []),
        fenced(curlOf(request)),
        fenced(typescriptOf(request)),
      ].join('\n\n');
    })
    .join('\n\n');
}

const german = ['Angabe', 'wo', 'Art', 'nötig'];
const english = ['parameter', 'in', 'type', 'required'];

type JsonSchema = z.core.JSONSchema.BaseSchema;

function parametersOf({ params, query, body }: Call): string[][] {
  return Object.entries({ path: params, query, body }).flatMap(([place, schema]) => {
    if (!schema) return [];
    const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    // A schema with a name of its own is described below that name.
    const named: JsonSchema | undefined = whole.$ref ? whole.$defs?.[whole.$ref.replace('#/$defs/', '')] : undefined;
    const { properties = {}, required = [] } = named ?? whole;
    return Object.entries(properties).map(([name, property]) => [
      `\`${name}\``,
      place,
      typeOf(property as JsonSchema),
      required.includes(name) ? '✓' : '–',
    ]);
  });
}

function typeOf({ type, enum: values, items, anyOf }: JsonSchema): string {
  if (values) return values.length > 6 ? `${values.slice(0, 6).join(', ')} …` : values.join(', ');
  if (type === 'array' && items && !Array.isArray(items) && typeof items === 'object') return `${typeOf(items)} []`;
  const [first] = anyOf ?? [];
  return String(type ?? (typeof first === 'object' ? first.type : undefined) ?? 'object');
}

type Request = ReturnType<typeof requestOf>;

function curlOf({ method, path, body }: Request): string {
  if (!body) return `curl "$ORIGIN${path}"`;
  return `curl -X ${method} "$ORIGIN${path}" \\\n  -H "content-type: application/json" \\\n  -d '${JSON.stringify(body)}'`;
}

function typescriptOf({ method, path, body }: Request): string {
  const options = body
    ? `, {\n  method: '${method}',\n  headers: { 'content-type': 'application/json' },\n  body: JSON.stringify(${JSON.stringify(body)}),\n}`
    : '';
  return `const response = await fetch(origin + '${path}'${options});\nif (!response.ok) throw new Error((await response.json()).code);\nconst answer = await response.json();`;
}

function fenced(code: string): string {
  return `\`\`\`\n${code}\n\`\`\``;
}
