import type { Variables } from '@kardan/contract/configuration/environment';
import { siteVariables } from '@kardan/contract/configuration/site-variables';
import { telemetryVariables } from '@kardan/contract/configuration/telemetry-variables';
import { serverVariables } from '@kardan/core/env';
import { backupVariables } from '@kardan/services/backup/backup-variables';
import { serviceVariables } from '@kardan/services/service-variables';
import { webVariables } from '@kardan/web/lib/config/env';
import { z } from 'zod';
import type { GeneratedFile } from './generated-file.ts';

const shared = { ...siteVariables, ...telemetryVariables };

const sections: { title: string; readBy: string; variables: Variables }[] = [
  { title: 'Brand', readBy: 'web, api, worker', variables: siteVariables },
  {
    title: 'Server',
    readBy: 'api, worker, receiver of replies, commands',
    variables: without(serverVariables, shared),
  },
  { title: 'Web', readBy: 'web', variables: without(webVariables, shared) },
  { title: 'Telemetry', readBy: 'web, api, worker, receiver of replies', variables: telemetryVariables },
  { title: 'Local services', readBy: '`pnpm services`', variables: serviceVariables },
  { title: 'Backup', readBy: '`pnpm ops:backup`, `pnpm ops:restore`', variables: backupVariables },
];

/** Every variable there is, from the schemas that processes parse: as documentation and as a file to start from. */
export function configurationFiles(): GeneratedFile[] {
  return [
    { path: 'docs/configuration.md', text: documentation() },
    { path: '.env.example', text: example() },
  ];
}

function documentation(): string {
  const parts = sections.map(({ title, readBy, variables }) => {
    const rows = Object.entries(variables).map(
      ([name, schema]) => `| \`${name}\` | ${codeOrDash(defaultOf(schema))} | ${schema.description ?? ''} |`,
    );
    return `## ${title}\n\nRead by ${readBy}.\n\n| variable | default | meaning |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Configuration\n\nWritten by \`pnpm generate\` from the schemas that the processes parse at their start. A process that finds a value it cannot use names every problem and does not start. Put values into \`.env\` at the root (see \`.env.example\`) or into the environment. Any of them may be given as a file instead, as engines hand over secrets: \`LINK_SECRET_FILE=/run/secrets/link\` is the content of that file.\n\n${parts.join('\n')}`;
}

function example(): string {
  const parts = sections.map(({ title, variables }) => {
    const lines = Object.entries(variables).map(
      ([name, schema]) => `# ${schema.description ?? ''}\n# ${name}=${defaultOf(schema)}`,
    );
    return `# --- ${title} ---\n\n${lines.join('\n\n')}\n`;
  });
  return `# Copy to .env and uncomment what differs from the default. Written by \`pnpm generate\`.\n\n${parts.join('\n')}`;
}

/** The text one would write into the environment to get the default. */
function defaultOf(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json.default === undefined ? '' : String(json.default);
}

function codeOrDash(text: string): string {
  return text === '' ? '–' : `\`${text}\``;
}

function without(variables: Variables, others: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !(name in others)));
}
