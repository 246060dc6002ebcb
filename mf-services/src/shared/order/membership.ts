import { deviceMemory } from '@dealership/ui-kit';

const NAME = 'auction-member';

/** The order by which this browser last became a member: what one tab has paid for, every other one knows. */
export const memberOrder = (): string | undefined => deviceMemory.read(NAME);

export const rememberMember = (clientRef: string): void => deviceMemory.write(NAME, clientRef);

/** Calls back when another tab has become a member. Returns what ends that. */
export function onMember(notify: () => void): () => void {
  const listener = ({ key }: StorageEvent) => key === NAME && notify();
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
