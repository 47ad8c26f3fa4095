/** A text as the editor holds it: TipTap's JSON, told without TipTap, which only the editor's page loads. */
export interface DocumentNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocumentNode[];
  marks?: Mark[];
  text?: string;
}

export interface Mark {
  type: string;
  attrs?: Record<string, unknown>;
}

export type ColumnSide = 'left' | 'right' | 'center';

/** Deeper headings are kept as they were written. */
export const headingLevels = [2, 3, 4] as const;
