import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const site = 'http://localhost:3000/gebrauchtwagen';
const timeoutMs = 180_000;

/** Runs the commands under "Start" in README.md as a newcomer would; the last one must end in a page with cars. */
async function checkReadme(): Promise<boolean> {
  const commands = startCommands();
  for (const command of commands.slice(0, -1)) {
    process.stdout.write(`$ ${command}\n`);
    if (spawnSync('sh', ['-c', command], { stdio: 'inherit' }).status !== 0) return false;
  }
  const last = commands.at(-1) ?? '';
  process.stdout.write(`$ ${last}\n`);
  const running = spawn('sh', ['-c', `exec ${last}`], { stdio: 'inherit', detached: true });
  try {
    return await showsCars(running);
  } finally {
    await end(running);
  }
}

function startCommands(): string[] {
  const block = readFileSync('README.md', 'utf8').split('## Start')[1]?.split('```')[1] ?? '';
  return block
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

async function showsCars(running: ChildProcess): Promise<boolean> {
  for (const start = Date.now(); Date.now() - start < timeoutMs && running.exitCode === null; await setTimeout(1_000)) {
    const answer = await fetch(site).catch(() => undefined);
    if (answer?.ok && (await answer.text()).includes('€')) return true;
  }
  process.stdout.write(`${site} showed no cars\n`);
  return false;
}

async function end(running: ChildProcess): Promise<void> {
  if (running.pid === undefined || running.exitCode !== null) return;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  process.kill(-running.pid, 'SIGTERM');
  await Promise.race([ended, setTimeout(15_000)]);
}

process.exitCode = (await checkReadme()) ? 0 : 1;
