import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../machine/run-command.ts';
import { findVarnish } from './find-varnish.ts';

const source = resolve(import.meta.dirname, '../../deploy/cache');

test('the two files of deploy/cache make one configuration that Varnish takes', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kardan-vcl-'));
  try {
    await cp(join(source, 'default.vcl'), join(directory, 'default.vcl'));
    const origin = await readFile(join(source, 'origin.vcl'), 'utf8');
    // Varnish looks the name up, and here nobody is called so.
    await writeFile(join(directory, 'origin.vcl'), origin.replace('"web"', '"127.0.0.1"'));
    const options = ['-C', '-j', 'none', '-n', join(directory, 'run'), '-p', `vcl_path=${directory}`];
    const program = findVarnish()?.program ?? 'varnishd';
    await expect(runCommand(program, [...options, '-f', join(directory, 'default.vcl')])).resolves.toBeDefined();
    await writeFile(join(directory, 'origin.vcl'), '');
    await expect(runCommand(program, [...options, '-f', join(directory, 'default.vcl')])).rejects.toThrow('VCL');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
