import { UnreadableFile } from '../unreadable-file.ts';
import { readingBounds } from './reading-bounds.ts';

/** Lists of cars inside an object have one of these names. */
const listNames = new Set(['vehicles', 'cars', 'listings', 'fahrzeuge', 'autos']);
/** An object around the list holds little before it. */
const maxListDepth = 3;

/**
 * Finds the objects of a list, or of lines, in text that comes in pieces, and gives each as its own text: only one of them is in
 * memory at a time. It checks nesting and strings only; each object is parsed by whoever gets it.
 */
export class JsonSplitter {
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** The depth that objects of the list begin at. */
  #listDepth: number | null = null;
  #hasBegun = false;
  #isListOver = false;
  /** Where objects stand without a list around them: one in each line. */
  #isLines = false;
  #text = '';
  #isInObject = false;
  #lastString = '';
  #objects = 0;

  /** The objects that end in this piece. */
  *push(piece: string): Generator<string> {
    let from = 0;
    for (let at = 0; at < piece.length; at += 1) {
      if (this.#inString) {
        at = this.#skipString(piece, at);
        continue;
      }
      const sign = piece.charCodeAt(at);
      if (sign <= 32 || sign === 44 || sign === 58) continue;
      if (sign === 0xfeff && !this.#hasBegun) continue;
      if (sign === 34) {
        this.#refuseAlone();
        this.#inString = true;
        this.#lastString = '';
      } else if (sign === 123 || sign === 91) {
        if (this.#opens(sign)) from = at;
      } else if (sign === 125 || sign === 93) {
        if (this.#closes(sign)) {
          yield this.#text + piece.slice(from, at + 1);
          this.#text = '';
        }
      } else this.#refuseAlone();
    }
    if (this.#isInObject) this.#keep(piece.slice(from));
  }

  /** Whether the text ended where its list or its last line does. */
  end(): void {
    if (!this.#hasBegun) throw new UnreadableFile('empty');
    if (this.#depth > 0 || this.#inString) throw new UnreadableFile('cut-off', this.#objects + 1);
  }

  /** To the end of the string, or of the piece. */
  #skipString(piece: string, start: number): number {
    const from = this.#escaped ? start + 1 : start;
    let end = piece.indexOf('"', from);
    while (end >= 0 && isEscaped(piece, from, end)) end = piece.indexOf('"', end + 1);
    const stop = end < 0 ? piece.length : end;
    this.#inString = end < 0;
    this.#escaped = end < 0 && isEscaped(piece, from, stop);
    if (this.#listDepth === null && this.#lastString.length < 20)
      this.#lastString += piece.slice(start, Math.min(stop, start + 20));
    return stop;
  }

  /** Nothing but objects and lists stands outside of all. */
  #refuseAlone(): void {
    if (this.#depth === 0) throw new UnreadableFile('not-json', this.#objects + 1);
  }

  /** True where an object of the list begins. */
  #opens(sign: number): boolean {
    const isList = sign === 91;
    if (this.#depth === 0) {
      if (this.#isListOver) throw new UnreadableFile('not-json', this.#objects + 1);
      if (isList && this.#isLines) throw new UnreadableFile('not-json', this.#objects + 1);
      this.#hasBegun = true;
      if (isList) this.#listDepth = 1;
    } else if (
      isList &&
      this.#listDepth === null &&
      this.#depth <= maxListDepth &&
      listNames.has(this.#lastString.toLowerCase())
    ) {
      this.#listDepth = this.#depth + 1;
      this.#isInObject = false;
      this.#text = '';
    }
    this.#depth += 1;
    if (this.#depth > readingBounds.jsonDepth) throw new UnreadableFile('too-deep', this.#objects + 1);
    if (isList || this.#isInObject) return false;
    const begins =
      this.#listDepth === null ? this.#depth === 1 : this.#depth === this.#listDepth + 1 && !this.#isListOver;
    this.#isInObject = begins;
    return begins;
  }

  /** True where one of them ends. */
  #closes(sign: number): boolean {
    this.#depth -= 1;
    if (this.#depth < 0) throw new UnreadableFile('not-json', this.#objects + 1);
    if (sign === 93 && this.#listDepth !== null && this.#depth === this.#listDepth - 1) this.#isListOver = true;
    if (!this.#isInObject || this.#depth !== (this.#listDepth ?? 0)) return false;
    this.#isInObject = false;
    if (this.#listDepth === null) this.#isLines = true;
    this.#objects += 1;
    return true;
  }

  #keep(text: string): void {
    this.#text += text;
    if (this.#text.length > readingBounds.lineSigns) throw new UnreadableFile('line-too-long', this.#objects + 1);
  }
}

/** Whether an odd number of backslashes stands before the place. */
function isEscaped(text: string, from: number, at: number): boolean {
  let first = at;
  while (first > from && text.charCodeAt(first - 1) === 92) first -= 1;
  return (at - first) % 2 === 1;
}
