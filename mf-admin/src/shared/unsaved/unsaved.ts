/**
 * Stores unsaved input by name, in memory only: no personal data stays in the browser. The browser warns before the
 * page is left.
 * @param isUnsaved whether a value would be lost
 */
export function unsavedTexts<Value>(isUnsaved: (value: Value) => boolean = () => true): Map<string, Value> {
  const kept = new Map<string, Value>();
  window.addEventListener('beforeunload', (event) => {
    if ([...kept.values()].some(isUnsaved)) event.preventDefault();
  });
  return kept;
}
