import type { SignInAnswer } from '@kardan/contract/calls/admin/account-fields';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { api } from '#lib/api/api.ts';

export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Signs in with a passkey of this device, or goes on with a sign-in that asked for one; undefined when nobody confirmed. */
export async function signInWithPasskey(ticket?: string): Promise<SignInAnswer | undefined> {
  const asked = await api.passkeySignInOptions({ body: ticket === undefined ? {} : { ticket } });
  const optionsJSON = asked.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON }).catch(() => undefined);
  if (!credential) return undefined;
  return api.passkeySignIn({ body: { ticket: asked.ticket, credential: { ...credential } } });
}
