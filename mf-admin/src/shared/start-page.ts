import { deviceMemory, useDeviceMemory } from '@dealership/ui-kit';

const NAME = 'start-page';

/** The tab that the admin opens with, if one was chosen on this device. */
export const useStartPage = (): string => useDeviceMemory(NAME) ?? '';

/** '' restores the default. */
export const chooseStartPage = (tab: string): void => deviceMemory.write(NAME, tab);
