const NAME = 'auction-member';

/** The order by which this browser last became a member: what one tab has paid for, every other one knows. */
export function memberOrder(): string | undefined {
  try {
    return localStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberMember(clientRef: string): void {
  try {
    localStorage.setItem(NAME, clientRef);
  } catch (error) {
    console.warn('This browser keeps nothing for other tabs', error);
  }
}

/** Calls back when another tab has become a member. Returns what ends that. */
export function onMember(notify: () => void): () => void {
  const listener = ({ key }: StorageEvent) => key === NAME && notify();
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
