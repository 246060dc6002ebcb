import { deviceMemory, useDeviceMemory } from '@dealership/ui-kit';

const NAME = 'start-page';

/** The tab that the admin opens on, where somebody chose one on this device. */
export const useStartPage = (): string => useDeviceMemory(NAME) ?? '';

/** '': the standard one again. */
export const chooseStartPage = (tab: string): void => deviceMemory.write(NAME, tab);
