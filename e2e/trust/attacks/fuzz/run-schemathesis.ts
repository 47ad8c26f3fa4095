import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProof } from '@kardan/core/testing/build-proof';
import { childEnvironment } from '../../../stack/environment.ts';
import { root } from '../../../stack/start.ts';
import type { FuzzedApi } from './fuzzed-api.ts';

const description = `${root}contract/openapi.json`;
/** Patterns that it cannot build a text for, and others that hold for nearly the same texts. */
const rewritten: [ours: string, theirs: string][] = [
  ['^[^\\p{C}\\p{Zl}\\p{Zp}]*$', '^[^\\x00-\\x1f\\x7f-\\x9f]*$'],
  ['\\p{L}', '[A-Za-z]'],
  ['^(?!.*(?:[@/\\\\<>]|[\\p{L}\\p{N}]{2,}\\.\\p{L}{2,}|[\\p{L}\\p{N}]\\.\\p{Ll}{2,}))', '^[^@/<>.]*$'],
];
const hooks = fileURLToPath(new URL('hooks.py', import.meta.url));
/** More than the forms of one run that take the proof of a spam check. */
const maxForms = 500;
/** What is asked of every answer: no defect, and what openapi.json says of it. */
const checks = 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance';

interface Run {
  /** Where Python finds Schemathesis. */
  folder: string;
  api: FuzzedApi;
  tokens: string[];
  /** Each token is good for one dealership, in the order of those. */
  isOfOneDealership: boolean;
  seed: number;
  /** Cases for each call of the contract. */
  casesOfCall: number;
  /** Paths of the calls to try; all unless told. */
  only: RegExp;
}

/** How one case ended. */
export interface Outcome {
  call: string;
  status: number;
  /** Told of answers that are a server's error. */
  request?: string;
  body?: string;
  answer?: string;
}

/** Answers that are not as they ought to be, as Schemathesis tells it: of one kind, at these calls. */
interface Failure {
  title: string;
  count: number;
  operations: string[];
}

export interface RunResult {
  outcomes: Outcome[];
  failures: Failure[];
  /** Calls that it could not try, and why. */
  errors: unknown[];
  /** What it wrote last: the failures with their requests. */
  output: string;
}

/** Lets Schemathesis call the API by its description, signed in by these tokens. */
export async function runSchemathesis({
  folder,
  api,
  tokens,
  isOfOneDealership,
  seed,
  casesOfCall,
  only,
}: Run): Promise<RunResult> {
  const directory = mkdtempSync(join(tmpdir(), 'kardan-fuzz-'));
  const file = (name: string) => join(directory, name);
  const { furnished, values, origin } = api;
  const proofs = Array.from({ length: maxForms }, () => buildProof());
  writeFileSync(
    file('plan.json'),
    JSON.stringify({ seed, tokens, isOfOneDealership, furnished, values, proofs, outcomes: file('outcomes') }),
  );
  writeFileSync(file('openapi.json'), buildable(readFileSync(description, 'utf8')));
  const args = ['-m', 'schemathesis.cli', 'run', file('openapi.json'), '--url', origin];
  args.push('--phases', 'fuzzing', '--checks', checks, '--seed', String(seed), '--max-examples', String(casesOfCall));
  args.push('--no-shrink', '--continue-on-failure', '--suppress-health-check', 'all', '--generation-database', 'none');
  args.push('--warnings', 'off', '--no-color', '--request-timeout', '60', '--report-json-path', file('report'));
  args.push('--include-path-regex', only.source);
  const child = spawn('python3', args, {
    cwd: directory,
    env: childEnvironment({ PYTHONPATH: folder, SCHEMATHESIS_HOOKS: hooks, KARDAN_FUZZ_PLAN: file('plan.json') }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-200_000);
    });
  }
  try {
    await once(child, 'close');
    if (!existsSync(file('report'))) throw new Error(`Schemathesis did not get to its end:\n${output}`);
    const { failures, errors } = JSON.parse(readFileSync(file('report'), 'utf8')) as Omit<RunResult, 'output'>;
    const lines = readFileSync(file('outcomes'), 'utf8').trimEnd().split('\n');
    return { outcomes: lines.map((line) => JSON.parse(line) as Outcome), failures, errors, output };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function buildable(text: string): string {
  const inJson = (pattern: string) => `"pattern": ${JSON.stringify(pattern)}`;
  return rewritten.reduce((all, [ours, theirs]) => all.replaceAll(inJson(ours), inJson(theirs)), text);
}
