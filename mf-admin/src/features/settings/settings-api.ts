import { type Announcement, announcementAt, type SettingName, type StaffSetting, settingNamed } from '@dealership/contracts';
import {
  discardSettingDraft,
  discardTextDraft,
  getSetting,
  getText,
  listSettingDrafts,
  publishSetting,
  publishText,
  returnSetting,
  returnText,
  saveSettingDraft,
  saveTextDraft,
} from '@dealership/contracts/settings/endpoints';
import { queryOptions } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { staffQuery } from '../../shared/api/staff-query.js';

const TEXTS = { read: getText, save: saveTextDraft, discard: discardTextDraft, publish: publishText, returnTo: returnText };
const BUSINESS: typeof TEXTS = {
  read: getSetting,
  save: saveSettingDraft,
  discard: discardSettingDraft,
  publish: publishSetting,
  returnTo: returnSetting,
};

/** The endpoints of a setting. */
export const endpointsOf = (name: SettingName) => (settingNamed(name).kind === 'texts' ? TEXTS : BUSINESS);

export const readSetting = (name: SettingName): Promise<StaffSetting> => callStaff(endpointsOf(name).read, { params: { name } });

export const settingQuery = (name: SettingName) =>
  queryOptions({ queryKey: [...STAFF_DATA, 'setting', name], queryFn: () => readSetting(name), refetchOnMount: 'always' });

/** Whether visitors do not see what is published: an announcement that is switched off, to come or over. */
export const isHiddenBar = (name: SettingName, published: StaffSetting['published']): boolean =>
  name === 'announcement' && announcementAt(published as unknown as Announcement, new Date()) === undefined;

/** The names of the settings that have a draft. */
export const settingDraftsQuery = staffQuery('setting-drafts', listSettingDrafts);
