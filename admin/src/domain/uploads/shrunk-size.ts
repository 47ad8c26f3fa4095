/** The API keeps no picture longer than this: what is cut here would be cut there. */
export const shrunkSidePx = 2560;
/** 4 MB of a phone's 12 megapixels become about 1 MB. */
export const shrunkQuality = 0.9;
