import type { Call } from '../calls/call.ts';

/** The text of wire-calls.gen.ts: of every call only what is needed to send it, since the schemas weigh 90 KB in a browser. */
export function wireCallsSource(calls: Record<string, Call>): string {
  const entries = Object.entries(calls).map(([name, { method, path, bodyType, responseType, secure, takesLong }]) => {
    const wire = { method, path, bodyType, responseType, secure, takesLong };
    const fields = Object.entries(wire).filter(([, value]) => value !== undefined);
    const text = fields.map(([key, value]) => `${key}: ${value === true ? 'true' : `'${value}'`}`).join(', ');
    return `  ${name}: { ${text} },\n`;
  });
  return [
    '// Written by `pnpm generate` from calls.ts.\n',
    "import type { Calls } from '../calls/calls.ts';\n",
    "import type { WireCall } from './send-call.ts';\n\n",
    `export const wireCalls: Record<keyof Calls, WireCall> = {\n${entries.join('')}};\n`,
  ].join('');
}
