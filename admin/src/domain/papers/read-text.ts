/** A rectangle of the picture, in its pixels. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A word as it was read: how sure each letter is, from 0 to 1, and where it stands, if that is known. */
export interface ReadWord {
  text: string;
  sureness: readonly number[];
  box: Box | null;
}

export type ReadLine = readonly ReadWord[];

/** Plain text as if it had been read without any doubt. */
export function linesOfText(text: string): ReadLine[] {
  return text.split(/\r?\n/).map((line) =>
    line
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ text: word, sureness: [...word].map(() => 1), box: null })),
  );
}
