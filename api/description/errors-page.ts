import { issueTexts } from '@kardan/contract/labels/issue';
import { problems } from '@kardan/contract/problem';

/** The text of docs/errors.md. */
export function errorsPage(): string {
  const rows = Object.entries(problems).map(
    ([code, { status, when, de, en }]) => `| <a id="${code}"></a>\`${code}\` | ${status} | ${when} | ${de} | ${en} |`,
  );
  const issues = Object.entries(issueTexts).map(([code, { de, en }]) => `| \`${code}\` | ${de} | ${en} |`);
  return `# Errors

<!-- Written by \`pnpm generate\` from contract/problem.ts and contract/labels/issue.ts. -->

Every failure of the API is a problem document (RFC 9457, \`application/problem+json\`):

\`\`\`json
{
  "type": "urn:kardan:problem:invalid-request",
  "title": "Die Anfrage enthält ungültige Angaben.",
  "status": 400,
  "code": "invalid-request",
  "issues": [{ "in": "body", "path": ["priceEur", "from"], "code": "too-small", "message": "…" }],
  "requestId": "0b6e…"
}
\`\`\`

\`code\` is stable: programs decide by it. \`title\` is for people, German unless \`Accept-Language\` prefers English.
\`issues\` names every field to correct at once. \`requestId\` is also the header \`X-Request-Id\`; the log is found by it.

| code | status | when | German text | English text |
|---|---|---|---|---|
${rows.join('\n')}

## Issues

Codes of our own that an entry of \`issues\` may carry; the others (\`too-small\`, \`invalid-format\` …) are what JSON schemas check.

| code | German text | English text |
|---|---|---|
${issues.join('\n')}
`;
}
