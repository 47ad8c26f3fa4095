import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { api } from '#lib/api/api.ts';

/** Makes a passkey on this device and tells the API of it. */
export async function createPasskey(label: string): Promise<'added' | 'cancelled' | 'exists'> {
  const { ticket, options } = await api.newPasskeyOptions();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    const credential = await startRegistration({ optionsJSON });
    await api.addPasskey({ body: { ticket, label, credential: { ...credential } } });
    return 'added';
  } catch (error) {
    const name = (error as Error).name;
    if (name === 'InvalidStateError') return 'exists';
    if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
    throw error;
  }
}
