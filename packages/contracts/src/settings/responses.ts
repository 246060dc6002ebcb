import { z } from 'zod';
import { moment } from '../staff/responses.js';
import type { MailRouting } from './business/mail.js';
import type { ReplyTemplates } from './business/reply-templates.js';
import { type PageText, SETTING_NAMES, type SettingName, type SettingValues, VISIBLE_SETTINGS } from './settings.js';

const body = z.record(z.string(), z.unknown());

const revision = z.int().min(0).describe('Counts the writes of the setting; 0: nothing was ever written');

const visible = Object.fromEntries(VISIBLE_SETTINGS.map((name) => [name, body.describe('As the desk describes it')]));

/** Published settings by name. */
export const siteSettings = z.strictObject(visible) as unknown as z.ZodType<SettingValues, SettingValues>;

/** The texts of one page. */
export const pageText = z.strictObject({
  body: body.describe('As the desk describes it'),
  publishedAt: moment.nullable().describe('The last time; null for the texts of the beginning'),
}) as unknown as z.ZodType<PageText, PageText>;

/** Who of the staff gets which mail. */
export const mailRouting = body as unknown as z.ZodType<MailRouting, MailRouting>;

/** Texts with which staff begin a reply. */
export const replyTemplates = body as unknown as z.ZodType<ReplyTemplates, ReplyTemplates>;

const written = {
  version: z.int(),
  author: z.string().nullable().describe('As the person was called then'),
  at: moment,
};

const publishedVersion = z.strictObject({
  ...written,
  body,
  returnedTo: z.int().nullable().describe('The version that it brought back'),
});

export const staffSetting = z.strictObject({
  name: z.enum(SETTING_NAMES as [SettingName, ...SettingName[]]),
  revision,
  published: body.describe('What the site says'),
  draft: z.strictObject({ ...written, body }).nullable(),
  history: z.array(publishedVersion).describe('What was published, the last first; at most 50'),
  beforeHistory: body.describe('What held before the first of these'),
});

export type StaffSetting = z.infer<typeof staffSetting>;
