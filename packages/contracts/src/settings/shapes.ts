import { z } from 'zod';
import type { Shape } from '../endpoint/endpoint.js';
import { mailRouting, pageText, replyTemplates, settingNames, siteSettings, staffSetting } from './responses.js';
import { PAGE_TEXTS, SETTING_NAMES, type SettingName, settingNamed } from './settings.js';

const namesOf = (kind: 'texts' | 'business') =>
  z.strictObject({
    name: z.enum(SETTING_NAMES.filter((name) => settingNamed(name).kind === kind) as [SettingName, ...SettingName[]]),
  });

const revision = z
  .int32()
  .min(0)
  .describe('The revision that was read before. The call is refused if the setting has been changed since.');

const revisionBody = z.strictObject({ revision });
const draftBody = z.strictObject({
  revision,
  body: z.record(z.string(), z.unknown()).describe('The complete setting, validated against its own schema.'),
});
const returnBody = z.strictObject({
  revision,
  version: z.int32().min(0).describe('A version from the history; 0 for the values before the first publication.'),
});

const one = (kind: 'texts' | 'business') => ({ params: namesOf(kind), response: staffSetting });

export const getSiteSettings = {
  summary: 'Returns the published settings that pages show: names, addresses, opening hours and texts.',
  response: siteSettings,
} satisfies Shape;
export const previewSiteSettings = {
  summary: 'Returns the same settings with unpublished drafts.',
  response: siteSettings,
} satisfies Shape;

const page = { params: z.strictObject({ name: z.enum(PAGE_TEXTS) }), response: pageText };

export const getPageText = { summary: 'Returns the published texts of a page.', ...page } satisfies Shape;
export const previewPageText = { summary: 'Returns the texts of a page with unpublished drafts.', ...page } satisfies Shape;

export const getMailRouting = {
  summary: 'Returns which members of staff receive which e-mails.',
  response: mailRouting,
} satisfies Shape;

export const getReplyTemplates = {
  summary: 'Returns the published reply templates of staff.',
  response: replyTemplates,
} satisfies Shape;

export const listSettingDrafts = {
  summary: 'Returns the names of the settings and texts with an unpublished draft.',
  response: settingNames,
} satisfies Shape;

export const getText = { summary: 'Returns a text of the site with its draft and history.', ...one('texts') } satisfies Shape;
export const saveTextDraft = { summary: 'Saves a draft of a text.', body: draftBody, ...one('texts') } satisfies Shape;
export const discardTextDraft = { summary: 'Discards the draft of a text.', body: revisionBody, ...one('texts') } satisfies Shape;
export const publishText = { summary: 'Publishes the draft of a text.', body: revisionBody, ...one('texts') } satisfies Shape;
export const returnText = {
  summary: 'Publishes an earlier version of a text again.',
  body: returnBody,
  ...one('texts'),
} satisfies Shape;

export const getSetting = {
  summary: 'Returns a setting of the dealer with its draft and history.',
  ...one('business'),
} satisfies Shape;
export const saveSettingDraft = { summary: 'Saves a draft of a setting.', body: draftBody, ...one('business') } satisfies Shape;
export const discardSettingDraft = {
  summary: 'Discards the draft of a setting.',
  body: revisionBody,
  ...one('business'),
} satisfies Shape;
export const publishSetting = {
  summary: 'Publishes the draft of a setting.',
  body: revisionBody,
  ...one('business'),
} satisfies Shape;
export const returnSetting = {
  summary: 'Publishes an earlier version of a setting again.',
  body: returnBody,
  ...one('business'),
} satisfies Shape;
