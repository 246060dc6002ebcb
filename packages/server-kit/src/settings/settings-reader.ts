import { SETTING_NAMES, type SettingName, type SettingValues, settingNamed } from '@dealership/contracts';
import { getSiteSettings, previewSiteSettings } from '@dealership/contracts/settings/endpoints';
import type { Log } from '../log/log.js';
import { OutageLog } from '../log/outage-log.js';

export interface SettingsReaderOptions {
  /** Where svc-content is. */
  url: string;
  /** What holds until the settings have been read once. */
  first: SettingValues;
  log: Pick<Log, 'error' | 'info'>;
}

export interface SettingsReader {
  /** What holds now; never throws. The same object as long as nothing has changed. */
  read(): Promise<SettingValues>;
  /** The same for who must not guess: none until svc-content has answered once. */
  readPublished(): Promise<SettingValues | undefined>;
  /** What would hold if all drafts were published, for who has a token of staff; none where that cannot be read. */
  readDrafts(token: string): Promise<SettingValues | undefined>;
}

/** Of a document that staff ask for to see what is not published yet: their token for svc-content. */
export const PREVIEW_HEADER = 'x-preview-token';

/** As long nobody asks again: with the gateway's second, what staff publish is on every page within two. */
const FRESH_MS = 400;

/** A page does not wait longer for it, and after a failure the next ones do not wait at all. */
const DEADLINE_MS = 500;
const QUIET_MS = 2000;

/** The settings of an answer, each checked; of what does not fit its description the one of before stays. */
export function settingsOf(answer: unknown, before: SettingValues): SettingValues {
  const given = Object(answer) as Partial<Record<SettingName, unknown>>;
  const checked = SETTING_NAMES.map((name) => {
    const parsed = settingNamed(name).form.schema.safeParse(given[name]);
    return [name, parsed.success ? parsed.data : before[name]];
  });
  return Object.fromEntries(checked) as SettingValues;
}

/** Reads what staff have published of the site's settings; while svc-content does not answer, what it said last. */
export function createSettingsReader({ url, first, log }: SettingsReaderOptions): SettingsReader {
  const outage = new OutageLog(log, 'Reading the settings of the site');
  let known = first;
  let text = '';
  let until = 0;
  let reading: Promise<void> | undefined;

  async function textAt(path: string, more: Record<string, string> = {}): Promise<string> {
    const headers = { accept: 'application/json', 'accept-encoding': 'identity', ...more };
    const response = await fetch(url + path, { headers, redirect: 'error', signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) throw new Error(`svc-content answered ${response.status}`);
    return response.text();
  }

  async function ask(): Promise<void> {
    try {
      const answer = await textAt(getSiteSettings.path);
      if (answer !== text) known = settingsOf(JSON.parse(answer), known);
      text = answer;
      until = performance.now() + FRESH_MS;
      outage.works();
    } catch (error) {
      until = performance.now() + QUIET_MS;
      outage.failed(error);
    }
  }

  async function read(): Promise<SettingValues> {
    if (performance.now() >= until) {
      reading ??= ask().finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return known;
  }

  return {
    read,
    async readPublished() {
      const settings = await read();
      return text === '' ? undefined : settings;
    },
    async readDrafts(token) {
      try {
        return settingsOf(JSON.parse(await textAt(previewSiteSettings.path, { authorization: `Bearer ${token}` })), known);
      } catch (error) {
        log.error({ err: error }, 'the drafts of the settings could not be read');
        return undefined;
      }
    },
  };
}
