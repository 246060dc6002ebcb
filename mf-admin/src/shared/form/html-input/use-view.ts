import { useState } from 'react';

/** How contents with HTML are edited: as text with an editor, or as HTML. */
export type View = 'text' | 'html';

const KEY = 'adminContentView';

/** The view that was chosen last on this device. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (localStorage.getItem(KEY) === 'html' ? 'html' : 'text'));
  const choose = (chosen: View) => {
    localStorage.setItem(KEY, chosen);
    setView(chosen);
  };
  return [view, choose];
}
