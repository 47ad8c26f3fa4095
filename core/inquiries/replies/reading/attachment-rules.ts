import { cleanText } from './clean-text.ts';

export const attachmentBounds = { count: 10, bytes: 10 * 1024 * 1024, nameLength: 120 } as const;

/** Pictures that stand in the text and are smaller are logos of signatures. */
const logoBytes = 20 * 1024;

/** What is kept, by its first bytes: what a sender calls it counts for nothing. */
const signs: readonly { mediaType: string; ending: string; isFound: (bytes: Buffer) => boolean }[] = [
  { mediaType: 'application/pdf', ending: 'pdf', isFound: (bytes) => ascii(bytes, 0, 5) === '%PDF-' },
  { mediaType: 'image/jpeg', ending: 'jpg', isFound: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff' },
  {
    mediaType: 'image/png',
    ending: 'png',
    isFound: (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a',
  },
  { mediaType: 'image/gif', ending: 'gif', isFound: (bytes) => /^GIF8[79]a$/.test(ascii(bytes, 0, 6)) },
  {
    mediaType: 'image/webp',
    ending: 'webp',
    isFound: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  },
  {
    mediaType: 'image/heic',
    ending: 'heic',
    isFound: (bytes) => ascii(bytes, 4, 8) === 'ftyp' && /^(?:heic|heix|mif1)$/.test(ascii(bytes, 8, 12)),
  },
];

interface SentFile {
  filename?: string | undefined;
  content: Buffer;
  related?: boolean | undefined;
}

export interface ReplyAttachment {
  name: string;
  mediaType: string;
  sizeBytes: number;
  /** Undefined where only the name is told. */
  content: Buffer | undefined;
}

/** Pictures and PDF are kept, as many and as large as the bounds say; of all else only the name. */
export function chooseAttachments(files: readonly SentFile[]): ReplyAttachment[] {
  const shown = files.filter(({ related, content }) => !(related && content.length < logoBytes));
  let count = 0;
  return shown.map(({ filename, content }) => {
    const sign = signs.find(({ isFound }) => isFound(content));
    const mayBeKept = sign !== undefined && content.length <= attachmentBounds.bytes;
    const isKept = mayBeKept && count < attachmentBounds.count;
    if (isKept) count++;
    return {
      name: nameOf(filename, sign?.ending),
      mediaType: sign?.mediaType ?? 'application/octet-stream',
      sizeBytes: content.length,
      content: isKept ? content : undefined,
    };
  });
}

/** The last part of what the sender calls it, in letters that can be seen; its ending is that of what it is. */
function nameOf(filename: string | undefined, ending: string | undefined): string {
  const last =
    cleanText((filename ?? '').slice(-1_000))
      .replaceAll(/\s+/g, ' ')
      .split(/[/\\]/)
      .at(-1) ?? '';
  const name = last
    .replaceAll(/[<>:"|?*]/g, '')
    .replace(/^\.+/, '')
    .slice(-attachmentBounds.nameLength)
    .toWellFormed();
  if (!ending) return name || 'Anhang';
  const stem = name.replace(/\.(?:pdf|jpe?g|png|gif|webp|hei[cf])$/i, '');
  return `${stem.slice(0, attachmentBounds.nameLength - 5) || 'Anhang'}.${ending}`;
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.subarray(from, to).toString('latin1');
}
