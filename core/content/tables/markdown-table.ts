/** A table as Markdown; what would end a cell is escaped. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  rightFrom = head.length,
): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const sides = head.map((_, index) => (index >= rightFrom ? '---:' : '---'));
  return [line(head), line(sides), ...rows.map(line)].join('\n');
}
