import { useHydrated } from '@dealership/ui-kit';
import { useLocation } from '@dealership/ui-kit/router';

/** The state of the sign-in page's history entry after a password was set. It is no query: addresses get logged. */
export interface AfterNewPassword {
  newPasswordOf: string;
}

/** The e-mail address of the account whose password was just set, '' if unknown; undefined otherwise. */
export function useNewPasswordOf(): string | undefined {
  const { state }: { state: Partial<AfterNewPassword> | null } = useLocation();
  // The server renders a reloaded page without the state.
  return useHydrated() ? state?.newPasswordOf : undefined;
}
