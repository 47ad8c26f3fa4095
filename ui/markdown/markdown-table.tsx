import type { ReactNode } from 'react';
import type { Block, Inline } from './read-markdown.ts';

interface Props {
  table: Extract<Block, { kind: 'table' }>;
  inlines: (parts: readonly Inline[]) => ReactNode;
}

/** A table of a text; on a phone it is moved sideways in a frame that the keyboard reaches too. */
export function MarkdownTable({ table: { columns, head, rows }, inlines }: Props) {
  const isNumeric = (column: number) => (columns[column] === 'right' ? 'number' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
    <div className="prose-table scroll-strip" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity and do not move
              <th key={column} scope="col" data-kind={isNumeric(column)}>
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity and do not move
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity and do not move
                <td key={column} data-kind={isNumeric(column)}>
                  {inlines(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
