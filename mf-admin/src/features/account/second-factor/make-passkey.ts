import type { NewPasskey, PasskeyOptions } from '@dealership/contracts';

/** Creates a passkey in the browser. Rejects if the user cancels. */
export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey['answer']> {
  const { startRegistration } = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
  const answer = await startRegistration({ optionsJSON: options as never });
  return answer as unknown as NewPasskey['answer'];
}
