import type { Readable } from 'node:stream';
import type { ConnectionOutcome } from '@kardan/contract/values/feeds';

/** How a feed's file is asked for, with its secret in the clear: never stored, logged or told. */
export interface SourceSettings {
  location: string;
  username: string | null;
  secret: string | null;
  /** Of the pair of keys that was made here. */
  privateKey: string | null;
  hostKey: string | null;
}

/** What a source calls the version of its file; the same again is not sent again. */
export interface FileVersion {
  etag: string | null;
  lastModified: string | null;
}

export interface SourceFile extends AsyncDisposable {
  name: string;
  /** Null where the source does not say it. */
  bytes: number | null;
  version: FileVersion;
  /** Its bytes, once. */
  open(): Promise<Readable>;
  /** How it begins; it is not opened after that. */
  peek(): Promise<Buffer>;
}

/** A source that gives no file, and why. */
export class SourceFailure extends Error {
  readonly outcome: Exclude<ConnectionOutcome, 'found'>;
  /** What a server showed whose key is not the one that was accepted. */
  readonly hostKey: string | null;

  constructor(
    outcome: SourceFailure['outcome'],
    message: string,
    { cause, hostKey = null }: { cause?: unknown; hostKey?: string | null } = {},
  ) {
    super(message, { cause });
    this.outcome = outcome;
    this.hostKey = hostKey;
  }
}

/** A file's name as it is told to people: without folders and signs that nobody sees. */
export function tidyName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return (
    last
      .replace(/[\p{C}]/gu, '')
      .trim()
      .slice(0, 255) || 'file'
  );
}

/** What percent signs stand for; a text that they make no sense in is itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
