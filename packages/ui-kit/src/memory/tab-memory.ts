const inMemory = new Map<string, string>();

/** What this tab remembers over a reload; where the browser keeps nothing, until the page is left. Nothing of a card ever comes here. */
export const tabMemory = {
  read(name: string): string | undefined {
    try {
      return sessionStorage.getItem(name) ?? inMemory.get(name);
    } catch {
      return inMemory.get(name);
    }
  },
  write(name: string, value: string): void {
    try {
      sessionStorage.setItem(name, value);
    } catch (error) {
      inMemory.set(name, value);
      console.warn('This browser keeps nothing over a reload', error);
    }
  },
  forget(name: string): void {
    inMemory.delete(name);
    try {
      sessionStorage.removeItem(name);
    } catch (error) {
      console.warn('This browser keeps nothing over a reload', error);
    }
  },
};
