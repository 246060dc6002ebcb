import { z } from 'zod';
import { timestamp } from '../fields/timestamp.js';
import type { MailRouting } from './business/mail.js';
import type { ReplyTemplates } from './business/reply-templates.js';
import { type PageText, SETTING_NAMES, type SettingName, type SettingValues, VISIBLE_SETTINGS } from './settings.js';

const body = z.record(z.string(), z.unknown());

const revision = z.int().min(0).describe('The number of times the setting was written; 0 if it never was.');

const visible = Object.fromEntries(
  VISIBLE_SETTINGS.map((name) => [name, body.describe('The values, in the structure of the admin form.')]),
);

/** Published settings by name. */
export const siteSettings = z.strictObject(visible) as unknown as z.ZodType<SettingValues, SettingValues>;

/** The texts of one page. */
export const pageText = z.strictObject({
  body: body.describe('The values, in the structure of the admin form.'),
  publishedAt: timestamp.nullable().describe('The time of the last publication; `null` for the initial texts.'),
}) as unknown as z.ZodType<PageText, PageText>;

/** The staff recipients of each mail topic. */
export const mailRouting = body as unknown as z.ZodType<MailRouting, MailRouting>;

/** Templates with which staff start a reply. */
export const replyTemplates = body as unknown as z.ZodType<ReplyTemplates, ReplyTemplates>;

const written = {
  version: z.int(),
  author: z.string().nullable().describe('The name of the person at that time.'),
  at: timestamp,
};

const publishedVersion = z.strictObject({
  ...written,
  body,
  returnedTo: z.int().nullable().describe('The version that was restored.'),
});

const settingName = z.enum(SETTING_NAMES as [SettingName, ...SettingName[]]);

export const settingNames = z.array(settingName);

export const staffSetting = z.strictObject({
  name: settingName,
  revision,
  published: body.describe('The published values.'),
  draft: z.strictObject({ ...written, body }).nullable(),
  history: z.array(publishedVersion).describe('The published versions, newest first, at most 50.'),
  beforeHistory: body.describe('The values before the first of these versions.'),
});

export type StaffSetting = z.infer<typeof staffSetting>;
