/** Statements after which code of before no longer works, and what to do instead. */
const contractions: readonly { pattern: RegExp; what: string }[] = [
  { pattern: /\bdrop\s+(table|view|materialized\s+view|column|type|domain|function|schema|sequence)\b/, what: 'drops' },
  { pattern: /\brename\b/, what: 'renames' },
  { pattern: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/, what: 'changes a type' },
  { pattern: /\balter\s+column\s+\S+\s+set\s+not\s+null\b/, what: 'no longer takes null' },
  { pattern: /\balter\s+column\s+\S+\s+drop\s+default\b/, what: 'drops a default' },
];

/** `add column` with `not null`, up to the next part of the statement. */
const addedColumn = /\badd\s+column\s+(?:if\s+not\s+exists\s+)?((?:[^,;()]|\([^()]*(?:\([^()]*\)[^()]*)*\))*)/g;

/** What a migration takes away from code that does not know it yet; nothing, when it only adds. */
export function findContractions(migration: string): string[] {
  const statements = withoutWords(migration).split(';');
  return statements.flatMap((statement) => {
    const text = statement.trim().replace(/\s+/g, ' ').toLowerCase();
    const found = contractions.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
    const demanding = [...text.matchAll(addedColumn)].some(([, column = '']) => isDemanded(column));
    if (demanding) found.push('adds a column that must be given');
    return found.map((what) => `${what}: ${text.slice(0, 120)}`);
  });
}

/** Who does not name such a column cannot insert a row. */
function isDemanded(column: string): boolean {
  return /\bnot null\b/.test(column) && !/\bdefault\b|\bgenerated\b/.test(column);
}

/** The release from which on nothing that goes is used, as the migration's head says: `-- contracts: 0.6.0`. */
export function readContractingRelease(migration: string): string | undefined {
  return /^-- contracts: (\d+\.\d+\.\d+)$/m.exec(migration.split(/^\s*[^-\s]/m)[0] ?? '')?.[1];
}

/** Comments, texts and bodies of functions are no statements of the migration. */
function withoutWords(migration: string): string {
  return migration
    .replace(/--.*$/gm, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''");
}
