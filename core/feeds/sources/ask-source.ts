import type { Env } from '../../env.ts';
import { askSftp } from './sftp/sftp-file.ts';
import type { FileVersion, SourceFile, SourceSettings } from './source-file.ts';
import { askUrl } from './url/url-file.ts';

interface Asking {
  known?: FileVersion | undefined;
  /** How long each step may take until there is an answer. */
  answerMs?: number;
}

/** The file that a source has now; undefined where it is the one that is known. Throws SourceFailure where there is none. */
export function askSource(
  env: Pick<Env, 'SITE_ORIGIN' | 'SITE_NAME'>,
  source: 'url' | 'sftp',
  settings: SourceSettings,
  { known, answerMs = 60_000 }: Asking = {},
): Promise<SourceFile | undefined> {
  return (source === 'sftp' ? askSftp : askUrl)(env, settings, { known, answerMs });
}
