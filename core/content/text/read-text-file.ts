import { ContentFault } from './content-fault.ts';

/** A file of a text: `name: value` lines between `---`, then the text itself. */
export function readTextFile(file: string): { frontMatter: Record<string, string>; body: string } {
  const [, above, body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file.replaceAll(/\r\n?/g, '\n')) ?? [];
  if (above === undefined) throw new ContentFault('the file does not begin with front matter between ---');
  const frontMatter: Record<string, string> = {};
  for (const line of above.split('\n').filter((each) => each.trim() !== '')) {
    const [, name = '', value = ''] = /^([A-Za-z]+):\s+(.*)$/.exec(line) ?? [];
    if (name === '') throw new ContentFault(`front matter: “${line}” is not name: value`);
    if (Object.hasOwn(frontMatter, name)) throw new ContentFault(`front matter: ${name} is given twice`);
    frontMatter[name] = value.trim();
  }
  return { frontMatter, body: body.trim() };
}
