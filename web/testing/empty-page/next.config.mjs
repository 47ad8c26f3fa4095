import { fileURLToPath } from 'node:url';

/** Next as it comes, with one empty page: what its scripts weigh is the ground that the site's budget stands on. */
export default { turbopack: { root: fileURLToPath(new URL('../../..', import.meta.url)) } };
