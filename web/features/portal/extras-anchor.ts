/** Where a page's form or list begins: links lead there. */
export const extrasAnchor = 'anfrage';
