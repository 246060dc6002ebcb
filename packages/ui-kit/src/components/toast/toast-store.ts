interface ToastAction {
  label: string;
  onPress: () => void;
}

/** A short message about an action's outcome. `title` and `text` are translated. */
export interface Toast {
  id: number;
  title: string;
  text?: string;
  kind: 'success' | 'error';
  /** Buttons of the toast; pressing one closes the toast. `further` comes second. */
  action?: ToastAction;
  further?: ToastAction;
}

export const TOAST_LIFETIME_MS = 5000;

/** With a button: it takes longer to decide than to read. */
export const ACTION_LIFETIME_MS = 10_000;

type Listener = () => void;

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<Listener>();

const set = (toast: Toast | undefined): void => {
  current = toast;
  for (const listener of listeners) listener();
};

/** Shows a toast, which replaces the current one. Returns its id. */
export const showToast = (toast: Omit<Toast, 'id'>): number => {
  set({ ...toast, id: ++lastId });
  return lastId;
};

export const dismissToast = (id: number): void => {
  if (current?.id === id) set(undefined);
};

export const currentToast = (): Toast | undefined => current;

export const onToastChange = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let places: symbol[] = [];

const setPlaces = (next: symbol[]): void => {
  places = next;
  for (const listener of listeners) listener();
};

/** Adds a toast container; toasts show in the newest one. Returns a function that removes it. */
export function addToastPlace(place: symbol): () => void {
  setPlaces([...places, place]);
  return () => setPlaces(places.filter((other) => other !== place));
}

export const isToastPlace = (place: symbol): boolean => places.at(-1) === place;
