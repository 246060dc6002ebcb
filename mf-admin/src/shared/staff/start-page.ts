import { deviceStorage, useDeviceStorage } from '@dealership/ui-kit';
import { presentTab } from './renamed-tabs.js';

const NAME = 'start-page';

/** The tab that the admin opens with, if one was chosen on this device. */
export const useStartPage = (): string => presentTab(useDeviceStorage(NAME) ?? '');

/** '' restores the default. */
export const chooseStartPage = (tab: string): void => deviceStorage.write(NAME, tab);
