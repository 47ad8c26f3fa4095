import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { api } from '#lib/api/api.ts';

type CreatedPasskey = { outcome: 'added'; id: string } | { outcome: 'cancelled' | 'exists' };

/** Makes a passkey on this device and tells the API of it. */
export async function createPasskey(label: string): Promise<CreatedPasskey> {
  const { ticket, options } = await api.newPasskeyOptions();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const credential = await startRegistration({ optionsJSON });
    const { id } = await api.addPasskey({ body: { ticket, label, credential: { ...credential } } });
    return { outcome: 'added', id };
  } catch (error) {
    const name = (error as Error).name;
    if (name === 'InvalidStateError') return { outcome: 'exists' };
    if (name === 'NotAllowedError' || name === 'AbortError') return { outcome: 'cancelled' };
    throw error;
  }
}
