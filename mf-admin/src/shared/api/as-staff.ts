import { ApiError } from '@dealership/ui-kit/query';
import { useEffect } from 'react';
import { endSession, forgetSignIn } from './session.js';

/** Shows the sign-in dialog over the current page. Resolves to whether the same user signed in again. */
type SignInHere = () => Promise<boolean>;

let signInHere: SignInHere | undefined;
let pendingSignIn: Promise<boolean> | undefined;
let holders = 0;

/**
 * Registers the sign-in dialog; without one, the user is redirected to the sign-in page. Returns a function that
 * unregisters it.
 */
export function offerSignIn(ask: SignInHere): () => void {
  signInHere = ask;
  return () => {
    signInHere = undefined;
    pendingSignIn = undefined;
  };
}

/**
 * While a component with this hook is mounted, there may be unsaved input: an expired session does not leave the page.
 */
export function useStayOnSessionEnd(): void {
  useEffect(() => {
    holders += 1;
    return () => {
      holders -= 1;
    };
  }, []);
}

/** Shows a single sign-in dialog for all waiting calls. */
function askOnce(ask: SignInHere): Promise<boolean> {
  forgetSignIn();
  pendingSignIn ??= ask().finally(() => {
    pendingSignIn = undefined;
  });
  return pendingSignIn;
}

/** Error codes of a 401 that concern the input of a user who is signed in. */
const WRONG = new Set<string | undefined>(['WRONG_PASSWORD', 'LOGIN_CODE_WRONG', 'WRONG_PASSKEY']);

const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && !WRONG.has(error.body?.code);

/**
 * Makes a call as staff. If the session has expired, a read redirects to the sign-in page and back; a write, or a read
 * beside unsaved input, asks to sign in over the page and is retried: a 401 precedes any effect.
 */
export async function asStaff<Answer>(call: () => Promise<Answer>, isWrite: boolean): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!isSignedOut(error)) throw error;
    if (signInHere && (isWrite || holders > 0 || pendingSignIn)) {
      if (await askOnce(signInHere)) return call();
    } else endSession();
    throw error;
  }
}

/**
 * Handles a session that expired without a call: clears the screen, except for unsaved input. Resolves to whether the
 * user signed in again over it.
 */
export async function leaveEndedSession(): Promise<boolean> {
  if (signInHere && holders > 0) return askOnce(signInHere);
  endSession();
  return false;
}
