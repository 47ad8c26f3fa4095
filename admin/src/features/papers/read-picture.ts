import type { ReadLine } from '#domain/papers/read-text.ts';

/** Letters of a certificate that fills the picture are then about 30 pixels high, which is what reads best. */
const maxSidePx = 2_000;

const folder = import.meta.env.PAPERS_FOLDER;

type Reader = Awaited<ReturnType<typeof startReader>>;
let reader: Promise<Reader> | undefined;

/** Loads what reads papers, 2.4 MB, ahead of the picture. The device keeps it: from then on it works without a connection. */
export function prepareReader(): Promise<Reader> {
  reader ??= startReader().catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}

async function startReader() {
  const { createWorker, OEM } = await import('tesseract.js');
  return createWorker('deu', OEM.LSTM_ONLY, {
    workerPath: `${folder}/worker.js`,
    corePath: `${folder}/tesseract-core-simd-lstm.js`,
    langPath: folder,
    gzip: false,
    cacheMethod: 'none',
    workerBlobURL: false,
    errorHandler: () => undefined,
  });
}

export interface ReadPicture {
  lines: ReadLine[];
  /** As it was read, upright and no larger than needed; the boxes are in its pixels. */
  picture: ImageBitmap;
}

/** Reads the text in a picture, on this device: the picture is sent to nobody. */
export async function readPicture(file: Blob): Promise<ReadPicture> {
  const [{ recognize }, picture] = await Promise.all([prepareReader(), smallPicture(file)]);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  const { data } = await recognize(canvas, {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  return {
    picture,
    lines: lines.map(({ words }) =>
      words.map(({ text, bbox, symbols }) => ({
        text,
        sureness: symbols.flatMap((symbol) => [...symbol.text].map(() => symbol.confidence / 100)),
        box: bbox,
      })),
    ),
  };
}

async function smallPicture(file: Blob): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = maxSidePx / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const resized = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: 'high',
  });
  whole.close();
  return resized;
}
