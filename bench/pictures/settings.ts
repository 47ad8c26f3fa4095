export interface PictureSettings {
  photographs: number;
  /** As a phone's camera takes them, not shrunk by our form before. */
  widthPx: number;
  heightPx: number;
  /** As our form sends them. */
  atOnce: number;
  searchesPerSecond: number;
}

export const fullPictureSettings: PictureSettings = {
  photographs: 40,
  widthPx: 4_000,
  heightPx: 3_000,
  atOnce: 3,
  searchesPerSecond: 10,
};
export const quickPictureSettings: PictureSettings = { ...fullPictureSettings, photographs: 6, searchesPerSecond: 5 };

/** Searches keep it while pictures are taken in. */
export const searchP99GoalMs = 200;
