import { fileURLToPath } from 'node:url';
import type { Language } from '@kardan/contract/values/identifiers';
import { toOneLine } from '@kardan/contract/values/one-line';
import PDFDocument from 'pdfkit';
import { escapeHtml } from '../../../mail/layout/escape-html.ts';
import { light } from '../../../mail/layout/mail-theme.ts';

/** The site's own. By path: whatever else names a font has the library read it again for every cell of a table. */
const fontOf = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/archivo/${file}`));
const regular = fontOf('400Regular/Archivo_400Regular.ttf');
const bold = fontOf('700Bold/Archivo_700Bold.ttf');

/** Points. */
const margin = 48;
const footerHeight = 24;

interface PdfOptions {
  title: string;
  author: string;
  language: Language;
  madeAt: string;
}

export interface PdfCell {
  text: string;
  isNumber?: boolean;
}

/**
 * A document that is read aloud as well as it is seen (PDF/UA): every piece is tagged, the fonts lie inside, and what stands
 * at the foot of each page is marked as no part of the text. All texts are drawn as they are: nothing in them is a command.
 */
export class PdfPage {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #chunks: Buffer[] = [];

  constructor({ title, author, language, madeAt }: PdfOptions) {
    this.#doc = new PDFDocument({
      size: 'A4',
      margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      lang: language,
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author, CreationDate: new Date(madeAt) },
      font: regular,
      // Its types do not know PDF/UA.
    } as unknown as PDFKit.PDFDocumentOptions);
    escapeInMetadata(this.#doc);
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#root = this.#doc.struct('Document', { title });
    this.#doc.addStructure(this.#root);
  }

  get width(): number {
    return this.#doc.page.width - 2 * margin;
  }

  heading(level: 1 | 2, text: string): void {
    // A heading at the foot of a page would stand apart from what it is for.
    if (level === 2) this.#needs(110);
    this.#doc.moveDown(level === 1 ? 0 : 1.2);
    this.#piece(`H${level}`, () => this.#write(text, { font: bold, size: level === 1 ? 22 : 13 }));
    this.#doc.moveDown(0.3);
  }

  text(text: string, { quiet = false } = {}): void {
    this.#piece('P', () => this.#write(text, { size: 10, ...(quiet && { colour: light.quiet }) }));
  }

  /** Columns of numbers stand at the right; the first column takes what the others leave. */
  table(heads: PdfCell[], rows: PdfCell[][]): void {
    const doc = this.#doc;
    const numberWidth = Math.min(84, (this.width * 0.62) / Math.max(1, heads.length - 1));
    doc.font(regular).fontSize(9).fillColor(light.text);
    const cellOf = ({ text, isNumber }: PdfCell, head: 'Column' | 'Row' | undefined) => ({
      // Control characters and halves of letters, that somebody has cut, no font can draw.
      text: toOneLine(text),
      align: { x: isNumber ? 'right' : 'left', y: 'center' } as const,
      ...(head && { type: 'TH' as const, scope: head }),
      ...(head === 'Column' && { font: { src: bold } }),
    });
    doc.table({
      structParent: this.#root,
      columnStyles: heads.map((_, column) => (column === 0 ? '*' : numberWidth)),
      defaultStyle: { border: { top: 0, right: 0, bottom: 0.5, left: 0 }, borderColor: light.line, padding: '0.35em' },
      data: [
        heads.map((cell) => cellOf(cell, 'Column')),
        ...rows.map((row) => row.map((cell, column) => cellOf(cell, column === 0 ? 'Row' : undefined))),
      ],
    } as unknown as PDFKit.Mixins.TableOptionsWithData);
    doc.x = margin;
    doc.moveDown(0.4);
  }

  /** Bars from left to right; `alt` says what they show, and the numbers stand in a table or a file beside. */
  bars(values: number[], [first, last]: [string, string], alt: string): void {
    const doc = this.#doc;
    const height = 110;
    this.#needs(height + 28);
    const top = doc.y + 4;
    const max = Math.max(1, ...values);
    const step = this.width / Math.max(1, values.length);
    const figure = doc.struct('Figure', { alt, bbox: [margin, top, margin + this.width, top + height] } as object);
    this.#root.add(figure);
    const content = doc.markStructureContent('Figure', { alt });
    doc.lineWidth(0.5).strokeColor(light.line);
    doc
      .moveTo(margin, top + height)
      .lineTo(margin + this.width, top + height)
      .stroke();
    for (const [place, value] of values.entries()) {
      const bar = (value / max) * height;
      const gap = Math.min(2, step / 4);
      doc.rect(margin + place * step + gap / 2, top + height - bar, step - gap, bar).fill(light.accent);
    }
    doc.font(regular).fontSize(8).fillColor(light.quiet);
    for (const [text, align] of [[first, 'left'] as const, [last, 'right'] as const]) {
      doc.text(toOneLine(text), margin, top + height + 4, { width: this.width, align, lineBreak: false });
    }
    doc.endMarkedContent();
    figure.add(content);
    figure.end();
    doc.fillColor(light.text);
    doc.x = margin;
    doc.y = top + height + 20;
  }

  /** Numbers the pages and gives the file. */
  end(footer: (page: number, of: number) => string): Promise<Buffer> {
    const doc = this.#doc;
    this.#root.end();
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page++) {
      doc.switchToPage(page);
      doc.page.margins.bottom = 0;
      doc.markContent('Artifact', { type: 'Pagination' });
      doc.font(regular).fontSize(8).fillColor(light.quiet);
      doc.text(toOneLine(footer(page - start + 1, count)), margin, doc.page.height - margin, {
        width: this.width,
        lineBreak: false,
      });
      doc.endMarkedContent();
    }
    return new Promise((resolve, reject) => {
      doc.on('end', () => resolve(Buffer.concat(this.#chunks)));
      doc.on('error', reject);
      doc.end();
    });
  }

  #needs(height: number): void {
    if (this.#doc.y + height > this.#doc.page.maxY()) this.#doc.addPage();
  }

  #piece(tag: string, draw: () => void): void {
    const doc = this.#doc;
    const piece = doc.struct(tag);
    this.#root.add(piece);
    const content = doc.markStructureContent(tag);
    draw();
    doc.endMarkedContent();
    piece.add(content);
    piece.end();
  }

  #write(
    text: string,
    { font = regular, size, colour = light.text }: { font?: string; size: number; colour?: string },
  ) {
    this.#doc
      .font(font)
      .fontSize(size)
      .fillColor(colour)
      .text(toOneLine(text), margin, this.#doc.y, { width: this.width });
  }
}

/** The library writes title and author into the document’s XML as they are: a name like “Auto & Sohn” would break it. */
function escapeInMetadata(doc: PDFKit.PDFDocument): void {
  // Its types do not know it.
  const writer = doc as unknown as { endMetadata(): void };
  const endMetadata = writer.endMetadata.bind(doc);
  writer.endMetadata = () => {
    // The title that readers show is written already, as it is.
    const { Title = '', Author = '' } = doc.info;
    Object.assign(doc.info, { Title: escapeHtml(Title), Author: escapeHtml(Author) });
    endMetadata();
  };
}
