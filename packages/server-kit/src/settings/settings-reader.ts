import {
  endpointPath,
  PAGE_TEXTS,
  type PageText,
  type PageTextName,
  SETTING_NAMES,
  type SettingName,
  type SettingValues,
  settingNamed,
} from '@dealership/contracts';
import { getPageText, getSiteSettings, previewPageText, previewSiteSettings } from '@dealership/contracts/settings/endpoints';
import type { Log } from '../log/log.js';
import { OutageLog } from '../log/outage-log.js';
import { cachedReader, READ_TIMEOUT_MS } from '../timing/cached-reader.js';

/** Until the first answer, a page would otherwise show the default settings, and no buyer would get a price. */
const FIRST_READ_TIMEOUT_MS = 2000;

export interface SettingsReaderOptions {
  /** Address of svc-content. */
  url: string;
  /** Fallback until the first successful read. */
  defaults: SettingValues;
  log: Pick<Log, 'error' | 'info'>;
}

export interface SettingsReader {
  /** The current settings; never throws. The same object as long as nothing changes. */
  read(): Promise<SettingValues>;
  /** The same without a fallback: undefined until svc-content has answered once. */
  readPublished(): Promise<SettingValues | undefined>;
  /** Settings with all drafts applied, for a staff token; undefined if they cannot be read. */
  readDrafts(token: string): Promise<SettingValues | undefined>;
  /** The same for a page with its own texts. */
  readPage(name: PageTextName): Promise<PageText>;
  readPageDraft(name: PageTextName, token: string): Promise<PageText | undefined>;
}

/** For a document with drafts that staff preview: their token for svc-content. */
export const PREVIEW_HEADER = 'x-preview-token';

/** Validates each setting; invalid ones keep their previous value. */
export function settingsOf(answer: unknown, before: SettingValues): SettingValues {
  const given = Object(answer) as Partial<Record<SettingName, unknown>>;
  const checked = SETTING_NAMES.map((name) => {
    const parsed = settingNamed(name).form.schema.safeParse({ ...before[name], ...Object(given[name]) });
    return [name, parsed.success ? parsed.data : before[name]];
  });
  return Object.fromEntries(checked) as SettingValues;
}

function pageTextOf(name: PageTextName, answer: unknown, before: PageText): PageText {
  const { body, publishedAt } = Object(answer) as Partial<PageText>;
  const parsed = settingNamed(name).form.schema.safeParse(body);
  return parsed.success ? { body: parsed.data as PageText['body'], publishedAt: publishedAt ?? null } : before;
}

/** Reads the site's published settings; while svc-content is unavailable, returns the last known ones. */
export function createSettingsReader({ url, defaults, log }: SettingsReaderOptions): SettingsReader {
  const outage = new OutageLog(log, 'site settings');

  async function textAt(path: string, { timeout = READ_TIMEOUT_MS, token = '' } = {}): Promise<string> {
    const authorization = token && { authorization: `Bearer ${token}` };
    const headers = { accept: 'application/json', 'accept-encoding': 'identity', ...authorization };
    const response = await fetch(url + path, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`svc-content answered ${response.status}`);
    return response.text();
  }

  /** A validated answer; the same object as long as nothing changes. */
  function readerOf<Value>(path: string, initial: Value, checked: (answer: unknown, before: Value) => Value) {
    let text = '';
    const readChanges = async (before: Value): Promise<Value> => {
      const answer = await textAt(path, text ? {} : { timeout: FIRST_READ_TIMEOUT_MS });
      const value = answer === text ? before : checked(JSON.parse(answer), before);
      text = answer;
      return value;
    };
    return cachedReader(readChanges, initial, outage);
  }

  /** Undefined if it cannot be read. */
  async function draft<Value>(path: string, token: string, checked: (answer: unknown) => Value): Promise<Value | undefined> {
    try {
      return checked(JSON.parse(await textAt(path, { token })));
    } catch (error) {
      log.error({ err: error }, 'failed to read draft settings');
      return undefined;
    }
  }

  const read = readerOf(getSiteSettings.path, defaults, settingsOf);
  const pages = new Map(
    PAGE_TEXTS.map((name) => {
      const before: PageText = { body: defaults[name], publishedAt: null };
      return [name, readerOf(endpointPath(getPageText, { name }), before, (answer, known) => pageTextOf(name, answer, known))];
    }),
  );
  const readPage = async (name: PageTextName) => (await pages.get(name)?.()) ?? { body: defaults[name], publishedAt: null };
  return {
    read,
    readPage,
    async readPublished() {
      const settings = await read();
      return settings === defaults ? undefined : settings;
    },
    async readDrafts(token) {
      const known = await read();
      return draft(previewSiteSettings.path, token, (answer) => settingsOf(answer, known));
    },
    async readPageDraft(name, token) {
      const known = await readPage(name);
      return draft(endpointPath(previewPageText, { name }), token, (answer) => pageTextOf(name, answer, known));
    },
  };
}
