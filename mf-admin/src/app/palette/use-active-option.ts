import { type KeyboardEvent, useState } from 'react';

/** Which option of a field is active: arrow keys move it, Enter chooses it. */
export function useActiveOption<Option>(options: Option[], onChoose: (option: Option) => void) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, options.length - 1);
  const active = options[current];
  const step = (by: number) => options.length > 0 && setAt((current + by + options.length) % options.length);
  const onKeyDown = (event: KeyboardEvent) => {
    // While a Japanese word is being composed, Enter confirms the word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') {
      if (active !== undefined) onChoose(active);
    } else return;
    event.preventDefault();
  };
  return { active, onKeyDown, toFirst: () => setAt(0) };
}
