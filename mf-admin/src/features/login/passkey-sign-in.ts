import { endpointPath, type PasskeyLogin, type PasskeyOptions } from '@dealership/contracts';
import { getPasskeyChallenge } from '@dealership/contracts/staff/accounts/endpoints';
import { loginByPasskey } from '@dealership/contracts/staff/sign-in/endpoints';
import { outcomeOf, type SignInOutcome, send } from './sign-in.js';

/** Whether passkeys work in this browser on this site. No browser supports them if the host is an IP address. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(window.location.hostname);

/** Signs in with a passkey that the user selects. `undefined`: the user cancelled. */
export async function signInByPasskey(): Promise<SignInOutcome | undefined> {
  try {
    const { startAuthentication } = await import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');
    const response = await fetch(endpointPath(getPasskeyChallenge));
    if (!response.ok) return { kind: 'failed' };
    const optionsJSON = (await response.json()) as PasskeyOptions;
    const answer = (await startAuthentication({ optionsJSON: optionsJSON as never })) as unknown as PasskeyLogin['answer'];
    return await outcomeOf(await send(loginByPasskey, { answer }));
  } catch (error) {
    // Browsers report the same errors for a closed dialog, a timeout, and a device without a passkey.
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined;
    console.error('The sign-in with a passkey did not work', error);
    return { kind: 'failed' };
  }
}
