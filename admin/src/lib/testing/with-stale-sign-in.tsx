import { respond, type SeenRequest, startRecordingServer } from '@kardan/contract/client/testing/recording-server';
import { currentToasts } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { useIdentityAsked } from '../session/confirm-identity.ts';
import { loadAllTexts, showLanguage } from '../texts/language.ts';

/** Ends a test that hangs, on a busy machine as well. */
const patience = { timeout: 20_000 };

const isRemoval = ({ method }: SeenRequest) => method === 'DELETE';

/** Shows a part of a page to somebody whose sign-in is too old for what they remove: the API refuses it once, and then does it. */
export async function showWithStaleSignIn(part: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await showLanguage('de-AT');
  await loadAllTexts();
  openDialogs();
  const server = await startRecordingServer((response) => {
    if (server.seen.filter(isRemoval).length > 1) return void response.writeHead(204).end();
    const document = { type: '', title: 'Bitte melde dich an.', status: 403, code: 'sign-in-again', requestId: '' };
    respond(response, 403, document, 'application/problem+json');
  });
  const real = globalThis.fetch;
  globalThis.fetch = (path, init) => real(new URL(String(path), server.host), init);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(async () => {
    root.unmount();
    globalThis.fetch = real;
    await server.close();
  });
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      {part}
      <IdentityAsked />
    </QueryClientProvider>,
  );
  const button = (name: string) =>
    [...element.querySelectorAll('button')].find((each) => [each.textContent, each.ariaLabel].includes(name));
  return {
    press: (name: string) => vi.waitFor(() => (button(name) ?? missing(name)).click(), patience),
    dialog: () => vi.waitFor(() => element.querySelector('dialog')?.textContent ?? missing('dialog'), patience),
    isAskedToSignIn: () => element.querySelector('output')?.textContent === 'change',
    removals: () => server.seen.filter(isRemoval).length,
    toasts: () => currentToasts().map(({ text }) => text),
  };
}

/** Why a sign-in is asked for; nothing unless it is. */
function IdentityAsked() {
  return <output>{useIdentityAsked()}</output>;
}

function missing(name: string): never {
  throw new Error(`there is no ${name}`);
}

/** jsdom opens none. */
function openDialogs(): void {
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= () => undefined;
}
