import { announcement } from './announcement.js';
import { dealer } from './dealer.js';
import { faq } from './faq.js';
import { fees } from './fees.js';
import { hours } from './hours.js';
import { mail } from './mail.js';
import { plans } from './plans.js';
import type { Setting } from './setting.js';
import { testimonials } from './testimonials.js';

/** Every setting by its name, in the order of the desk. */
export const settings = { dealer, hours, announcement, faq, testimonials, plans, fees, mail };

export type SettingName = keyof typeof settings;

export type SettingValues = { [Name in SettingName]: (typeof settings)[Name]['first'] };

export const SETTING_NAMES = Object.keys(settings) as SettingName[];

export const settingNamed = (name: SettingName): Setting => settings[name] as Setting;

/** What holds of a setting until something is published. */
export const firstSettings = Object.fromEntries(
  Object.entries(settings).map(([name, { first }]) => [name, first]),
) as unknown as SettingValues;
