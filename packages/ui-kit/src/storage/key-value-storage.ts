export interface KeyValueStorage {
  read: (name: string) => string | undefined;
  write: (name: string, value: string) => void;
  remove: (name: string) => void;
}

/** A browser storage; falls back to memory until the page is left. */
export function openStorage(storage: () => Storage): KeyValueStorage {
  const inMemory = new Map<string, string>();
  const attempt = (action: (storage: Storage) => void, fallback: () => void = () => undefined) => {
    try {
      action(storage());
    } catch (error) {
      fallback();
      console.warn('This browser keeps nothing over a reload', error);
    }
  };
  return {
    read(name) {
      try {
        return storage().getItem(name) ?? inMemory.get(name);
      } catch {
        return inMemory.get(name);
      }
    },
    write(name, value) {
      attempt(
        (area) => area.setItem(name, value),
        () => inMemory.set(name, value),
      );
    },
    remove(name) {
      inMemory.delete(name);
      attempt((area) => area.removeItem(name));
    },
  };
}
