import { deviceStorage } from '@dealership/ui-kit';

const NAME = 'auction-member';

/** The order of this browser's latest membership, shared by all tabs. */
export const memberOrder = (): string | undefined => deviceStorage.read(NAME);

export const storeMember = (clientRef: string): void => deviceStorage.write(NAME, clientRef);

/** Calls `notify` when another tab buys a membership. Returns a function that unsubscribes. */
export function onMember(notify: () => void): () => void {
  const listener = ({ key }: StorageEvent) => key === NAME && notify();
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
