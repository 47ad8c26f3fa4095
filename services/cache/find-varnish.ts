import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { findProgram } from '../machine/find-program.ts';

export const varnishRemedy = '`apt install varnish-modules`, which brings Varnish itself';

export interface Varnish {
  program: string;
  version: string;
}

/** Varnish and the module that finds pages by tag; undefined when one of them is missing. */
export function findVarnish(): Varnish | undefined {
  // Users other than root do not have the directory of servers among those they search.
  const program = findProgram('varnishd') ?? findProgram('/usr/sbin/varnishd');
  if (!program || globSync('/usr/lib{,64}/{,*/}varnish/vmods/libvmod_xkey.so').length === 0) return undefined;
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  return { program, version: /varnish-([\d.]+)/.exec(stderr)?.[1] ?? 'unknown' };
}
