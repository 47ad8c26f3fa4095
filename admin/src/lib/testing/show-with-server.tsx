import { startRecordingServer } from '@kardan/contract/client/testing/recording-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { loadAllTexts, showLanguage } from '../texts/language.ts';

/** Shows a part of a page, in German, whose calls reach a server that answers as told, until the test is over. */
export async function showWithServer(part: ReactNode, answer: Parameters<typeof startRecordingServer>[0]) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  openDialogs();
  await showLanguage('de-AT');
  await loadAllTexts();
  const server = await startRecordingServer(answer);
  const real = globalThis.fetch;
  globalThis.fetch = (path, init) => real(new URL(String(path), server.host), init);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(async () => {
    root.unmount();
    globalThis.fetch = real;
    await server.close();
  });
  root.render(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>);
  return { element, seen: server.seen };
}

/** jsdom opens none. */
function openDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
}
