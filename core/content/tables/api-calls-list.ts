import { apiPrefix, type Call } from '@kardan/contract/calls/call';
import { calls } from '@kardan/contract/calls/calls';
import type { Language } from '@kardan/contract/values/identifiers';
import { z } from 'zod';
import { type ApiExample, apiExamples, dealerExamples, requestOf } from './api-examples.ts';
import { markdownTable } from './markdown-table.ts';

/** Public calls with what they take and how to make them, from the contract. */
export function apiCallsList(language: Language): string {
  return apiExamples.map((example) => described(example, language)).join('\n\n');
}

/** The same for calls of a dealer's own system, which go with a key. */
export function dealerCallsList(language: Language): string {
  return dealerExamples.map((example) => described(example, language)).join('\n\n');
}

function described(example: ApiExample, language: Language): string {
  const words = language === 'en' ? english : german;
  const call: Call = calls[example.call];
  const request = { ...requestOf(example), withKey: call.secure === true };
  const rows = parametersOf(call);
  return [
    `### ${example.title[language]}`,
    `\`${call.method} ${apiPrefix}${call.path}\``,
    ...(rows.length > 0 ? [markdownTable(words, rows)] : []),
    fenced(curlOf(request)),
    fenced(typescriptOf(request)),
  ].join('\n\n');
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

type Request = ReturnType<typeof requestOf> & { withKey: boolean };

function curlOf({ method, path, body, withKey }: Request): string {
  const options = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "$ORIGIN${path}"`,
    ...(withKey ? ['-H "authorization: Bearer $KEY"'] : []),
    ...(body ? ['-H "content-type: application/json"', `-d '${written(body)}'`] : []),
  ];
  return options.join(' \\\n  ');
}

function typescriptOf({ method, path, body, withKey }: Request): string {
  const headers = [
    ...(withKey ? ["authorization: 'Bearer ' + key"] : []),
    ...(body ? ["'content-type': 'application/json'"] : []),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body ? [`body: JSON.stringify(${written(body)})`] : []),
  ];
  const told = options.length > 0 ? `, {\n${options.map((option) => `  ${option},\n`).join('')}}` : '';
  return `const response = await fetch(origin + '${path}'${told});\nif (!response.ok) throw new Error((await response.json()).code);\nconst answer = await response.json();`;
}

/** On one line where it fits beside its option, one value a line otherwise. */
function written(body: object): string {
  const line = JSON.stringify(body);
  return line.length <= 90 ? line : JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
}

function fenced(code: string): string {
  return `\`\`\`\n${code}\n\`\`\``;
}
