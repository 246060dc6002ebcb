import type { SettingName, StaffSetting } from '@dealership/contracts';
import { useSyncExternalStore } from 'react';
import { useMe } from '../../shared/staff/use-me.js';
import { createListeners } from '../../shared/unsaved/listeners.js';
import { unsavedTexts } from '../../shared/unsaved/unsaved.js';

/** Unsaved input, and the state of the setting that it is based on. */
interface Typed {
  setting: StaffSetting;
  values: Record<string, unknown>;
}

/** Unsaved input by user and setting. */
const typed = unsavedTexts<Typed>();

const { subscribe, notify } = createListeners();

const notifyAfter = <Result>(result: Result): Result => {
  notify();
  return result;
};

const useKeyOf = (): ((name: SettingName) => string) => {
  const me = useMe().data?.person.id;
  return (name) => `${me} ${name}`;
};

/** The user's unsaved input in a setting. It is restored when the setting is opened again. */
export function useTypedSetting(name: SettingName) {
  const key = useKeyOf()(name);
  return {
    read: () => typed.get(key),
    keep: (input: Typed) => notifyAfter(typed.set(key, input)),
    forget: () => notifyAfter(typed.delete(key)),
  };
}

/** Tells which settings have unsaved input of the user. */
export function useIsTyped(): (name: SettingName) => boolean {
  const keyOf = useKeyOf();
  const keys = useSyncExternalStore(subscribe, () => [...typed.keys()].join('\n')).split('\n');
  return (name) => keys.includes(keyOf(name));
}
