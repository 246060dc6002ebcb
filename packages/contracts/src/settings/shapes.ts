import { z } from 'zod';
import type { Shape } from '../endpoint.js';
import { mailRouting, pageText, replyTemplates, siteSettings, staffSetting } from './responses.js';
import { PAGE_TEXTS, SETTING_NAMES, type SettingName, settingNamed } from './settings.js';

const namesOf = (kind: 'texts' | 'business') =>
  z.strictObject({
    name: z.enum(SETTING_NAMES.filter((name) => settingNamed(name).kind === kind) as [SettingName, ...SettingName[]]),
  });

const revision = z.int32().min(0).describe('Of what was read before; refused when somebody has written since');

const revisionBody = z.strictObject({ revision });
const draftBody = z.strictObject({
  revision,
  body: z.record(z.string(), z.unknown()).describe('The whole setting; checked by its own description'),
});
const returnBody = z.strictObject({
  revision,
  version: z.int32().min(0).describe('Of the history; 0: what held before anything was published'),
});

const one = (kind: 'texts' | 'business') => ({ params: namesOf(kind), response: staffSetting });

export const getSiteSettings = {
  summary: 'What pages say of the dealer: names, addresses, hours and texts that staff publish',
  response: siteSettings,
} satisfies Shape;
export const previewSiteSettings = {
  summary: 'The same with what is not published yet',
  response: siteSettings,
} satisfies Shape;

const page = { params: z.strictObject({ name: z.enum(PAGE_TEXTS) }), response: pageText };

export const getPageText = { summary: 'What a page says that has texts of its own', ...page } satisfies Shape;
export const previewPageText = { summary: 'The same with what is not published yet', ...page } satisfies Shape;

export const getMailRouting = { summary: 'Who of the staff gets which mail', response: mailRouting } satisfies Shape;

export const getReplyTemplates = {
  summary: 'The texts with which staff begin a reply, as published',
  response: replyTemplates,
} satisfies Shape;

export const getText = { summary: 'A text of the site with its draft and its history', ...one('texts') } satisfies Shape;
export const saveTextDraft = { summary: 'Keep a draft of a text', body: draftBody, ...one('texts') } satisfies Shape;
export const discardTextDraft = { summary: 'Give up the draft of a text', body: revisionBody, ...one('texts') } satisfies Shape;
export const publishText = { summary: 'Publish the draft of a text', body: revisionBody, ...one('texts') } satisfies Shape;
export const returnText = {
  summary: 'Publish an earlier version of a text again',
  body: returnBody,
  ...one('texts'),
} satisfies Shape;

export const getSetting = {
  summary: 'A setting of the dealer with its draft and its history',
  ...one('business'),
} satisfies Shape;
export const saveSettingDraft = { summary: 'Keep a draft of a setting', body: draftBody, ...one('business') } satisfies Shape;
export const discardSettingDraft = {
  summary: 'Give up the draft of a setting',
  body: revisionBody,
  ...one('business'),
} satisfies Shape;
export const publishSetting = {
  summary: 'Publish the draft of a setting',
  body: revisionBody,
  ...one('business'),
} satisfies Shape;
export const returnSetting = {
  summary: 'Publish an earlier version of a setting again',
  body: returnBody,
  ...one('business'),
} satisfies Shape;
