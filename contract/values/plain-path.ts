/**
 * An address of the site as it is known: without slashes and `.html` at its end. Cut from the end piece by piece, since a
 * pattern for it tries every slash of a path of thousands anew.
 */
export function plainPath(path: string): string {
  let end = path.length;
  for (;;) {
    if (path.endsWith('/', end)) end -= 1;
    else if (path.endsWith('.html', end)) end -= '.html'.length;
    else return path.slice(0, end) || '/';
  }
}
