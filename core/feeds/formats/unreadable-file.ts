import type { UnreadableFileCode } from '@kardan/contract/values/feeds';

/** The file is no file of its format, or ends too early: what was read of it so far says nothing of the cars it does not name. */
export class UnreadableFile extends Error {
  readonly code: UnreadableFileCode;
  /** Where it was noticed; null for the file as a whole. */
  readonly line: number | null;

  constructor(code: UnreadableFileCode, line: number | null = null, options?: ErrorOptions) {
    super(line === null ? code : `${code} in line ${line}`, options);
    this.name = 'UnreadableFile';
    this.code = code;
    this.line = line;
  }
}
