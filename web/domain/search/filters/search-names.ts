/** Names of parameters that lead to a search from more than one place of the site. */

/** Holds a whole sentence; the page it leads to turns it into filters. */
export const sentenceName = 'text';
/** Beside it, the section in which it was typed. */
export const sectionName = 'bereich';

/** Ends of a range stand in two parameters, as two inputs of a form send them. */
export const fromSuffix = '-von';
export const toSuffix = '-bis';

/** Around a postcode that was given without a radius. */
export const defaultRadiusKm = 50;
