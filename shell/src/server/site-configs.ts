import { announcementAt, dubaiDay, type SettingValues } from '@dealership/contracts';
import type { SiteConfig } from '../site-config.js';

function configAt({ dealer, hours, announcement }: SettingValues, now: Date): SiteConfig {
  const today = dubaiDay(now);
  const shown = announcementAt(announcement, now);
  return {
    ...dealer,
    hours: { ...hours, exceptions: hours.exceptions.filter(({ until }) => until >= today) },
    ...(shown && { announcement: shown }),
  };
}

/** What pages say at a moment: the same object as long as neither settings nor clock change it, so that markup made of it is used again. */
export function siteConfigs(): (settings: SettingValues, now?: Date) => SiteConfig {
  let last: { settings: SettingValues; when: string; config: SiteConfig } | undefined;
  return (settings, now = new Date()) => {
    const when = `${dubaiDay(now)} ${announcementAt(settings.announcement, now) !== undefined}`;
    if (last?.settings !== settings || last.when !== when) last = { settings, when, config: configAt(settings, now) };
    return last.config;
  };
}

/** The same for staff who look at what is not published yet. */
export const previewConfig = (settings: SettingValues, now = new Date()): SiteConfig => ({
  ...configAt(settings, now),
  isPreview: true,
});
