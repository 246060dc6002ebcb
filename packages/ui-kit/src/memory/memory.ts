export interface Memory {
  read: (name: string) => string | undefined;
  write: (name: string, value: string) => void;
  forget: (name: string) => void;
}

/** A browser storage; falls back to memory until the page is left. */
export function memoryIn(storage: () => Storage): Memory {
  const inMemory = new Map<string, string>();
  const attempt = (keep: (storage: Storage) => void, otherwise: () => void = () => undefined) => {
    try {
      keep(storage());
    } catch (error) {
      otherwise();
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
    forget(name) {
      inMemory.delete(name);
      attempt((area) => area.removeItem(name));
    },
  };
}
