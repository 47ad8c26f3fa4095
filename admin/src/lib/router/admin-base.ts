/** Below this path everything is the application's: pages by its router, files below `/assets`. */
export const adminBase = '/dealership-admin';

/** Where Vite listens in development. */
export const devPort = 5173;
