/** Next calls this once for each process, and builds it for Node and once more for its edge runtime. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: Next puts the value in when it builds
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { start } = await import('./lib/start.ts');
  start();
}
