import {
  announcementAt,
  dubaiDay,
  type Language,
  mediaAddress,
  readMediaAddress,
  type SettingValues,
  storedWidths,
} from '@dealership/contracts';
import { homeContent } from '../../home-content.js';
import type { SiteConfig } from '../../site-config.js';
import { homeFront } from './home-front.js';

/** The page for which the configuration is built. */
interface Place {
  path: string;
  language: Language;
}

const LOGO_HEIGHT = 40;

/** The smallest size in the store is sufficient for the sharpest screen. */
function siteLogo({ picture, hasName }: SettingValues['dealer']['logo']): SiteConfig['logo'] {
  const stored = readMediaAddress(picture);
  if (!stored) return undefined;
  const { id, width, height } = stored;
  const src = mediaAddress(id, storedWidths(width)[0] as number);
  return { src, width: Math.round((width * LOGO_HEIGHT) / height), alone: hasName };
}

function configAt(settings: SettingValues, { path, language }: Place, now: Date): SiteConfig {
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
export function siteConfigs(): (settings: SettingValues, place: Place, now?: Date) => SiteConfig {
  const known = new Map<string, { settings: SettingValues; when: string; config: SiteConfig }>();
  return (settings, place, now = new Date()) => {
    const key = place.path === '/' ? place.language : '';
    const when = `${dubaiDay(now)} ${announcementAt(settings.announcement, now) !== undefined}`;
    const last = known.get(key);
    if (last?.settings === settings && last.when === when) return last.config;
    const config = configAt(settings, place, now);
    known.set(key, { settings, when, config });
    return config;
  };
}

/** The same data for staff who preview unpublished content. */
export const previewConfig = (settings: SettingValues, place: Place, now = new Date()): SiteConfig => ({
  ...configAt(settings, place, now),
  isPreview: true,
});
