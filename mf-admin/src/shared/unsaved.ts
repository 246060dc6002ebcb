/**
 * What was typed and not saved, by name. In memory alone: nothing of a person stays in the browser, which asks before the page is left.
 * @param isUnsaved whether something would be lost with a value
 */
export function unsavedTexts<Value>(isUnsaved: (value: Value) => boolean = () => true): Map<string, Value> {
  const kept = new Map<string, Value>();
  window.addEventListener('beforeunload', (event) => {
    if ([...kept.values()].some(isUnsaved)) event.preventDefault();
  });
  return kept;
}
