import { podman } from './podman.ts';

/** Runs in the container, where there is Node and nothing else to count on. */
const list = `
const { createHash } = require('node:crypto');
const { lstatSync, readdirSync, readFileSync, readlinkSync } = require('node:fs');
const walk = (folder, path) => {
  for (const name of readdirSync(folder + path).sort()) {
    const here = path + '/' + name;
    const file = folder + here;
    const stat = lstatSync(file);
    const held = stat.isSymbolicLink() ? readlinkSync(file) : stat.isFile() ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
    process.stdout.write([here, stat.mode.toString(8), stat.uid, stat.gid, held].join(' ') + '\\n');
    if (stat.isDirectory()) walk(folder, here);
  }
};
walk(process.argv[1], '');
`;

/** Every file, link and folder below one of an image, in order: its name, rights, owner and what it holds. */
export async function filesIn(image: string, folder: string): Promise<string[]> {
  const lines = await podman('run', '--rm', '--network=none', '--entrypoint', 'node', image, '-e', list, folder);
  return lines.split('\n');
}
