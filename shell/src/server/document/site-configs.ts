import {
  announcementAt,
  dubaiDay,
  mediaAddress,
  readMediaAddress,
  type SettingValues,
  storedWidths,
} from '@dealership/contracts';
import type { PageLocation } from '@dealership/ui-kit/head-tags';
import { homeContent } from '../../home-content.js';
import type { SiteConfig } from '../../site-config.js';
import { homeFront } from './home-front.js';

const LOGO_HEIGHT = 40;

/** The smallest size in the store is sufficient for the sharpest screen. */
function siteLogo({ picture, hasName }: SettingValues['dealer']['logo']): SiteConfig['logo'] {
  const stored = readMediaAddress(picture);
  if (!stored) return undefined;
  const { id, width, height } = stored;
  const src = mediaAddress(id, storedWidths(width)[0] as number);
  return { src, width: Math.round((width * LOGO_HEIGHT) / height), alone: hasName };
}

function configAt(settings: SettingValues, { path, language }: PageLocation, now: Date): SiteConfig {
  const { hours, announcement } = settings;
  const { logo, ...dealer } = settings.dealer;
  const shownLogo = siteLogo(logo);
  const today = dubaiDay(now);
  const shown = announcementAt(announcement, now);
  return {
    ...dealer,
    ...(shownLogo && { logo: shownLogo }),
    hours: { ...hours, exceptions: hours.exceptions.filter(({ until }) => until >= today) },
    front: homeFront(settings),
    ...(shown && { announcement: shown }),
    ...(path === '/' && { home: homeContent(settings, language) }),
  };
}

/**
 * The site's data at a given time. Returns the same object until the settings or the time change it, so that cached
 * markup can be reused.
 */
export function siteConfigs(): (settings: SettingValues, pageLocation: PageLocation, now?: Date) => SiteConfig {
  const known = new Map<string, { settings: SettingValues; when: string; config: SiteConfig }>();
  return (settings, pageLocation, now = new Date()) => {
    const key = pageLocation.path === '/' ? pageLocation.language : '';
    const when = `${dubaiDay(now)} ${announcementAt(settings.announcement, now) !== undefined}`;
    const last = known.get(key);
    if (last?.settings === settings && last.when === when) return last.config;
    const config = configAt(settings, pageLocation, now);
    known.set(key, { settings, when, config });
    return config;
  };
}

/** The same data for staff who preview unpublished content. */
export const previewConfig = (settings: SettingValues, pageLocation: PageLocation, now = new Date()): SiteConfig => ({
  ...configAt(settings, pageLocation, now),
  isPreview: true,
});
