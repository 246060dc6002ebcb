import type { NewPasskey, PasskeyOptions } from '@dealership/contracts';

/** Has the browser make a passkey. Rejects where somebody thinks better of it. */
export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey['answer']> {
  const { startRegistration } = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
  const answer = await startRegistration({ optionsJSON: options as never });
  return answer as unknown as NewPasskey['answer'];
}
