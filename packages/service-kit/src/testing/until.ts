/** Waits until something is so, and returns it; jest's time limit ends a wait in vain. */
export async function until<T>(condition: () => T | Promise<T>): Promise<NonNullable<T>> {
  for (;;) {
    const found = await condition();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
