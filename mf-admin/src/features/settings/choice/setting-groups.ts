import type { SettingName } from '@dealership/contracts';

/** The settings by topic, in the order of the list. */
export const SETTING_GROUPS = {
  dealership: ['dealer', 'hours', 'plans', 'fees'],
  pages: ['home', 'announcement', 'faq', 'testimonials', 'about', 'privacy', 'terms', 'cookies'],
  requests: ['replies', 'replyTemplates', 'journeys', 'mail'],
} as const satisfies Record<string, SettingName[]>;
