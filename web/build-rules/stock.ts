/**
 * The one switch: `NEXT_STOCK=1` builds and serves the site with Next as it comes, beside our own build. An upgrade of Next is
 * tried with it first, and the browser tests pass with it as well.
 */
// biome-ignore lint/style/noProcessEnv: read while building, before there is a configuration
export const isStock = process.env.NEXT_STOCK === '1';

/** Where the build goes to. */
export const buildDirectory = isStock ? '.next-stock' : '.next';
