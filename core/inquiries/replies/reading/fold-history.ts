/** What somebody wrote, and what their mail program added: quoted history, signature. */
export interface FoldedText {
  text: string;
  folded: string;
}

const day = String.raw`(?:\d{1,4}[./-]|\d{1,2}\.? |mo|di|mi|do|fr|sa|so|tue|wed|thu|sun)`;
/** The line that mail programs put before what they quote; they break it after some 70 letters. */
const quoteIntroductions = [
  new RegExp(
    String.raw`^(?:am|on|le|il|dne) .{0,40}${day}.{0,200}(?:schrieb|wrote|écrit|scritto|napsal)[^\n]{0,200}:\s*$`,
    'i',
  ),
  /^.{0,200}<[^<>\s]{3,200}@[^<>\s]{3,200}>.{0,20}(?:schrieb|wrote).{0,80}:\s*$/i,
];
const separators = [
  /^-{2,} ?(?:original message|originalnachricht|ursprüngliche nachricht|weitergeleitete nachricht|forwarded message).{0,40}$/i,
  /^_{20,}\s*$/,
];
const headerLine = /^\*?(?:von|from|gesendet|sent|datum|date|an|to|cc|betreff|subject)\s?:\*?\s/i;
const signatures = [
  /^-- ?$/,
  /^(?:von meinem .{2,40} gesendet|gesendet (?:mit|von|aus) .{2,60}|sent from my .{2,40}|get outlook for .{2,20}|outlook für .{2,20} beziehen)\.?$/i,
];

const isSignature = (line: string) => signatures.some((signature) => signature.test(line));
const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
const isQuoted = (line: string) => line.startsWith('>');

/**
 * Parts what was written from the history that mail programs quote below it, and from the signature. Answers that stand
 * between quoted lines stay where they are, with them. A mail that is nothing but quoted has no text of its own.
 */
export function foldHistory(whole: string): FoldedText {
  const lines = whole.split('\n');
  const isAnsweredBelow = answersBetweenQuotes(lines);
  const at = lines.findIndex((_, position) => beginsFoldedPart(lines, position, isAnsweredBelow));
  const end = withoutTrailingQuote(lines, at === -1 ? lines.length : at);
  const text = lines.slice(0, end).join('\n').trim();
  return { text, folded: lines.slice(end).join('\n').trim() };
}

function beginsFoldedPart(lines: string[], position: number, isAnsweredBelow: (position: number) => boolean): boolean {
  const line = lines[position]?.trim() ?? '';
  if (line === '') return false;
  if (isSignature(line) || separators.some((separator) => separator.test(line))) return true;
  if (isHeaderBlock(lines, position)) return true;
  const introduction = [1, 2, 3].some((count) => isQuoteIntroduction(lines.slice(position, position + count)));
  return introduction && !isAnsweredBelow(position);
}

function isQuoteIntroduction(lines: string[]): boolean {
  const joined = lines.map((line) => line.trim()).join(' ');
  return (
    !lines.some(isBlank) &&
    joined.length <= 500 &&
    joined.endsWith(':') &&
    quoteIntroductions.some((introduction) => introduction.test(joined))
  );
}

/** As Outlook quotes: who, when, to whom and about what, without any mark before the lines that follow. */
function isHeaderBlock(lines: string[], position: number): boolean {
  const block = lines.slice(position, position + 4).filter((line) => headerLine.test(line.trim()));
  return /^\*?(?:von|from)\s?:/i.test(lines[position]?.trim() ?? '') && block.length >= 3;
}

/** Whether below a line something was written under what is quoted there; looked up once for the whole mail. */
function answersBetweenQuotes(lines: string[]): (position: number) => boolean {
  const signature = lines.findIndex((line) => isSignature(line.trim()));
  const written = signature === -1 ? lines : lines.slice(0, signature);
  const lastAnswer = written.findLastIndex((line) => !isQuoted(line) && !isBlank(line));
  const lastQuoteBeforeIt = lines.slice(0, Math.max(lastAnswer, 0)).findLastIndex(isQuoted);
  return (position) => lastQuoteBeforeIt > position;
}

/** Where the text ends when the quoted lines at its very end are left out. */
function withoutTrailingQuote(lines: string[], end: number): number {
  let position = end;
  while (position > 0 && isBlank(lines[position - 1])) position--;
  const last = position;
  while (position > 0 && (isQuoted(lines[position - 1] ?? '') || isBlank(lines[position - 1]))) position--;
  return lines.slice(position, last).some(isQuoted) ? position : last;
}
