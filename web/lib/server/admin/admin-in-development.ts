import { isAdminPath } from '#lib/routes/admin-paths.ts';
import { resolvePath } from '#lib/routes/resolve-path.ts';
import { forwardToApi } from '../forward-to-api.ts';
import type { SendAdmin } from './admin-files.ts';

/** Where admin's own development server listens; admin/src/lib/router/admin-base.ts says the same. */
const viteOrigin = 'http://localhost:5173';

/** Vite builds what it depends on before its first answer. */
const buildMs = 60_000;

/** In development pages and files of the application come from Vite, which builds them when asked for. */
export function adminInDevelopment(): SendAdmin {
  return (request, response) => {
    const target = request.url ?? '/';
    const path = target.replace(/\?.*$/s, '');
    if (!isAdminPath(path) || resolvePath(path).kind === 'redirect') return false;
    // Every page is the one document, whatever its address.
    const isFile = path.startsWith('/dealership-admin/') && !request.headers.accept?.includes('text/html');
    forwardToApi(request, response, new URL(isFile ? target : '/dealership-admin/', viteOrigin), {
      timeoutMs: buildMs,
    });
    return true;
  };
}
