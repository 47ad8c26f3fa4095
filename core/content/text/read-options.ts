import { ContentFault } from './content-fault.ts';

const option = /([A-Za-z0-9]+)=(?:"([^"]*)"|(\S+))/y;

/** `price=30000 unit="Cent je km"` by name; `whose` says in a refusal where it stands. */
export function readOptions(text: string, whose: string): Record<string, string> {
  const options: Record<string, string> = {};
  const given = text.trim();
  let at = 0;
  while (at < given.length) {
    option.lastIndex = at;
    const found = option.exec(given);
    if (!found) throw new ContentFault(`${whose}: “${given.slice(at)}” is not name=value`);
    const [all, name = '', quoted, plain = ''] = found;
    if (Object.hasOwn(options, name)) throw new ContentFault(`${whose}: ${name} is given twice`);
    options[name] = quoted ?? plain;
    at += all.length + (/^\s*/.exec(given.slice(at + all.length))?.[0].length ?? 0);
  }
  return options;
}
