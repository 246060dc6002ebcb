import { dealer } from './business/dealer.js';
import { fees } from './business/fees.js';
import { hours } from './business/hours.js';
import { journeys } from './business/journeys.js';
import { mail } from './business/mail.js';
import { plans } from './business/plans.js';
import { replies } from './business/replies.js';
import { replyTemplates } from './business/reply-templates.js';
import { about } from './pages/about.js';
import { announcement } from './pages/announcement.js';
import { faq } from './pages/faq.js';
import { home } from './pages/home.js';
import { cookies, privacy, terms } from './pages/legal.js';
import { testimonials } from './pages/testimonials.js';
import type { Setting } from './setting.js';

/** Every setting by name, in the order of the admin. */
export const settings = {
  dealer,
  hours,
  replies,
  journeys,
  replyTemplates,
  home,
  announcement,
  faq,
  testimonials,
  plans,
  fees,
  about,
  privacy,
  terms,
  cookies,
  mail,
};

export type SettingName = keyof typeof settings;

export type SettingValues = { [Name in SettingName]: (typeof settings)[Name]['defaults'] };

export const SETTING_NAMES = Object.keys(settings) as SettingName[];

export const settingNamed = (name: SettingName): Setting => settings[name] as Setting;

/** The settings that every page may need. */
export const VISIBLE_SETTINGS = SETTING_NAMES.filter((name) => !settingNamed(name).hidden && !settingNamed(name).alone);

/** Defaults of a setting until it is published. */
export const defaultSettings = Object.fromEntries(
  Object.entries(settings).map(([name, { defaults }]) => [name, defaults]),
) as unknown as SettingValues;

/** Settings that contain the texts of one page. */
export const PAGE_TEXTS = ['about', 'privacy', 'terms', 'cookies'] as const satisfies SettingName[];

export type PageTextName = (typeof PAGE_TEXTS)[number];

/** `publishedAt`: last publication; `null` for the defaults. */
export interface PageText<Name extends PageTextName = PageTextName> {
  body: SettingValues[Name];
  publishedAt: string | null;
}
