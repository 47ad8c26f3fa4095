/** Headings of a text in order, and those that skip a level: who listens to a page finds its way by them. */
export function headingOrder(body: string): { count: number; skipping: string[] } {
  const skipping: string[] = [];
  let level = 1;
  let count = 0;
  for (const [, marks = '', title = ''] of withoutCode(body).matchAll(/^(#{2,6})\s+(.+?)\s*#*$/gm)) {
    count += 1;
    if (marks.length > level + 1) skipping.push(title);
    level = marks.length;
  }
  return { count, skipping };
}

function withoutCode(body: string): string {
  return body.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '');
}
