/** Passkeys, as far as a browser has to do with them. */
import { Refusal } from './api';
import type { NewPasskey, PasskeyOptions, UsedPasskey } from './types';

/** Whether this browser has any, at this address: they are bound to a name, not to a number. */
export const canPasskey = (): boolean =>
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^[\d.]+$|^\[/.test(location.hostname);

export async function makePasskey(asked: PasskeyOptions, name: string): Promise<NewPasskey> {
  const options = asked.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await attempt(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        user: { ...options.user, id: bytes(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(known),
      } as PublicKeyCredentialCreationOptions,
    }),
  );
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    id: made.id,
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
    name,
  };
}

export async function usePasskey(asked: PasskeyOptions): Promise<UsedPasskey> {
  const options = asked.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const used = await attempt(() =>
    navigator.credentials.get({
      publicKey: {
        ...options,
        challenge: bytes(options.challenge),
        allowCredentials: (options.allowCredentials ?? []).map(known),
      } as PublicKeyCredentialRequestOptions,
    }),
  );
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: used.id,
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  };
}

/** Whoever closes the browser's window, or has no passkey here, is told the same. */
async function attempt(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    const same = error instanceof DOMException && error.name === 'InvalidStateError';
    throw new Refusal(same ? 'passkey-known' : 'no-passkey', String(error), 0);
  }
  throw new Refusal('no-passkey', 'no passkey was given', 0);
}

const known = (one: PublicKeyCredentialDescriptorJSON): PublicKeyCredentialDescriptor => ({
  type: 'public-key',
  id: bytes(one.id),
});

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
