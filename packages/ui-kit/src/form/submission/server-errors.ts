import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../query/api-client.js';

/** Whether the user can see and fix the field. */
const canBeReached = (name: string): boolean => [...document.getElementsByName(name)].some(({ tabIndex }) => tabIndex >= 0);

/** Maps the API's English texts to translations. Loaded lazily on the first refusal. */
async function loadKeys(): Promise<(message: string) => string | undefined> {
  try {
    return (
      await import(/* webpackChunkName: "validation-messages", webpackExports: "validationMessageKey" */ '@dealership/contracts')
    ).validationMessageKey;
  } catch (error) {
    console.error('The messages of the server are shown as they are', error);
    return () => undefined;
  }
}

/** Shows the server's field errors at the visible fields. */
export async function showServerErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError' | 'setFocus'>,
  error: unknown,
): Promise<void> {
  const errors = (error instanceof ApiError && error.body?.errors) || [];
  const shown = errors.filter(({ path }) => path in form.getValues() && canBeReached(path));
  const [first] = shown;
  if (!first) return;
  const keyOf = await loadKeys();
  for (const { path, message } of shown)
    form.setError(path as Path<Values>, { type: 'server', message: keyOf(message) ?? message });
  form.setFocus(first.path as Path<Values>);
}
