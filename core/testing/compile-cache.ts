import { fileURLToPath } from 'node:url';

/** For processes that tests start: they read our sources compiled, on which the half of a short life would be spent. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)),
};
