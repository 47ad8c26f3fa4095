/** How proxy.ts learns which page is to be made and kept. Only our own requests carry it: kept-pages.ts. */
export const keptPageHeader = 'x-kept-page';
