import { about } from './about.js';
import { announcement } from './announcement.js';
import { dealer } from './dealer.js';
import { faq } from './faq.js';
import { fees } from './fees.js';
import { home } from './home.js';
import { hours } from './hours.js';
import { journeys } from './journeys.js';
import { cookies, privacy, terms } from './legal.js';
import { mail } from './mail.js';
import { plans } from './plans.js';
import { replies } from './replies.js';
import { replyTemplates } from './reply-templates.js';
import type { Setting } from './setting.js';
import { testimonials } from './testimonials.js';

/** Every setting by its name, in the order of the desk. */
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

export type SettingValues = { [Name in SettingName]: (typeof settings)[Name]['first'] };

export const SETTING_NAMES = Object.keys(settings) as SettingName[];

export const settingNamed = (name: SettingName): Setting => settings[name] as Setting;

/** The settings that every page may need. */
export const VISIBLE_SETTINGS = SETTING_NAMES.filter((name) => !settingNamed(name).hidden && !settingNamed(name).alone);

/** What holds of a setting until something is published. */
export const firstSettings = Object.fromEntries(
  Object.entries(settings).map(([name, { first }]) => [name, first]),
) as unknown as SettingValues;

/** The settings that are the texts of one page. */
export const PAGE_TEXTS = ['about', 'privacy', 'terms', 'cookies'] as const satisfies SettingName[];

export type PageTextName = (typeof PAGE_TEXTS)[number];

/** `publishedAt`: the last time; `null` for the first values. */
export interface PageText<Name extends PageTextName = PageTextName> {
  body: SettingValues[Name];
  publishedAt: string | null;
}
