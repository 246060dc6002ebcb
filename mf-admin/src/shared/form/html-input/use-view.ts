import { deviceStorage, useDeviceStorage } from '@dealership/ui-kit';

/** How contents with HTML are edited: as text with an editor, or as HTML. */
export type View = 'text' | 'html';

const NAME = 'content-view';

/** The view that was chosen last on this device. */
export function useView(): [View, (view: View) => void] {
  const view = useDeviceStorage(NAME) === 'html' ? 'html' : 'text';
  return [view, (chosen) => deviceStorage.write(NAME, chosen)];
}
