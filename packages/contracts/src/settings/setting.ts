import type { GroupSetting } from './fields/index.js';

/** Topics of the admin's list, in its order. */
export const SETTING_GROUPS = ['dealership', 'pages', 'requests'] as const;

/**
 * A setting, described once: its schema, its form in the admin, and its defaults until it is published. `kind`: who may
 * change it: `texts` also editors, `business` owner and manager. `hidden`: never shown on a page. `alone`: fetched by
 * its own page, not with the other settings.
 */
export interface Setting<Value extends object = object> {
  kind: 'texts' | 'business';
  group: (typeof SETTING_GROUPS)[number];
  hidden?: true;
  alone?: true;
  /** Shown on pages that only use published settings. */
  withoutPreview?: true;
  /** Where the setting appears on the site. */
  page: string;
  form: GroupSetting<Value>;
  defaults: Value;
}

export const defineSetting = <Value extends object>(setting: Setting<Value>): Setting<Value> => setting;
