import { deviceStorage, useDeviceStorage } from '@dealership/ui-kit';

const NAME = 'auction-member';

/** The order of this browser's latest membership, shared by all tabs. */
export const useMemberOrder = (): string | undefined => useDeviceStorage(NAME);

export const storeMember = (clientRef: string): void => deviceStorage.write(NAME, clientRef);
