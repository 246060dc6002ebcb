import type { GroupSetting } from './fields.js';

/**
 * A part of what the dealer says without a developer, described once: the schema that desk and service check with, the form of the desk and
 * what holds until somebody publishes something else. `kind`: who may change it, `texts` editors too, `business` owner and manager. `hidden`:
 * never on a page. `alone`: read by its own page, and not with the others.
 */
export interface Setting<Value extends object = object> {
  kind: 'texts' | 'business';
  hidden?: true;
  alone?: true;
  /** Shown by parts that know only what is published. */
  withoutPreview?: true;
  /** Where on the site one sees it. */
  page: string;
  form: GroupSetting<Value>;
  defaults: Value;
}

export const defineSetting = <Value extends object>(setting: Setting<Value>): Setting<Value> => setting;
