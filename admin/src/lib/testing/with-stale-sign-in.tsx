import { respond } from '@kardan/contract/client/testing/recording-server';
import { currentToasts } from '@kardan/ui/overlays/toast/toast-queue.ts';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { useIdentityAsked } from '../session/confirm-identity.ts';
import { showWithServer } from './show-with-server.tsx';

/** Ends a test that hangs, on a busy machine as well. */
const patience = { timeout: 20_000 };

/** Shows a part of a page to somebody whose sign-in is too old for what they remove: the API refuses it once, and then does it. */
export async function showWithStaleSignIn(part: ReactNode) {
  let removals = 0;
  const { element } = await showWithServer(
    <>
      {part}
      <IdentityAsked />
    </>,
    (response, { method }) => {
      if (method === 'DELETE') removals += 1;
      if (removals > 1) return void response.writeHead(204).end();
      const document = { type: '', title: 'Bitte melde dich an.', status: 403, code: 'sign-in-again', requestId: '' };
      respond(response, 403, document, 'application/problem+json');
    },
  );
  const button = (name: string) =>
    [...element.querySelectorAll('button')].find((each) => [each.textContent, each.ariaLabel].includes(name));
  return {
    press: (name: string) => vi.waitFor(() => (button(name) ?? missing(name)).click(), patience),
    dialog: () => vi.waitFor(() => element.querySelector('dialog')?.textContent ?? missing('dialog'), patience),
    isAskedToSignIn: () => element.querySelector('output')?.textContent === 'change',
    removals: () => removals,
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
