import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Packages that speak to PostgreSQL, OpenSearch, the S3 store or a mail server; and sharp, whose settings are the whole
 * process's: what core/media forbids it for files of strangers, the illustrator needs.
 */
const clients = /^(pg|pg-boss|pg-copy-streams|nodemailer|@opensearch-project|@aws-sdk|sharp)(\/|$)/;

/** Import, export from, import() and the file of a worker thread. */
const imports =
  /^(?:import|export)\s+(?!type\s)(?:(?<names>[^;'"]*?)\s*from\s+)?'(?<from>[^']+)'|import\('(?<lazy>[^']+)'\)|new URL\('(?<thread>\.[^']+\.ts)', import\.meta\.url\)/gm;

/**
 * Whether a test can reach a service: it is of `services/`, whose business is processes, or a chain of imports leads from
 * it to a service's client. Imports of types alone lead nowhere.
 */
export function needsServices(test: string): boolean {
  if (test.startsWith('services/')) return true;
  const seen = new Set([test]);
  for (const file of seen) {
    for (const name of importsOfFile(file)) {
      if (clients.test(name)) return true;
      const imported = ownFile(name, file);
      if (imported) seen.add(imported);
    }
  }
  return false;
}

/** The names of the modules that a source takes values from. */
export function importsOf(source: string): string[] {
  return [...source.matchAll(imports)].flatMap(({ groups: { names = '', from, lazy, thread } = {} }) =>
    isTypesOnly(names) ? [] : [from ?? lazy ?? thread ?? ''],
  );
}

function isTypesOnly(names: string): boolean {
  const [, list = ''] = /^\{(.*)\}$/s.exec(names.trim()) ?? [];
  const imported = list.split(',').map((name) => name.trim());
  return list !== '' && imported.every((name) => name === '' || name.startsWith('type '));
}

const known = new Map<string, string[]>();

function importsOfFile(file: string): string[] {
  const found = known.get(file) ?? (/\.tsx?$/.test(file) ? importsOf(readFileSync(join(root, file), 'utf8')) : []);
  known.set(file, found);
  return found;
}

/** The file of ours that a name means, nothing for packages of others; a name that leads to no file is an error. */
function ownFile(name: string, importer: string): string | undefined {
  const [workspace = ''] = importer.split('/');
  const path = name.startsWith('.')
    ? join(dirname(importer), name)
    : name.startsWith('#')
      ? join(workspace === 'admin' ? 'admin/src' : workspace, name.slice(1))
      : name.startsWith('@kardan/')
        ? name.slice('@kardan/'.length)
        : undefined;
  if (path === undefined) return undefined;
  const file = [path, `${path}.ts`, `${path}.tsx`].find((each) => existsSync(join(root, each)));
  if (!file) throw new Error(`${importer} imports ${name}, which is not there`);
  return file;
}
