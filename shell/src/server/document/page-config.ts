import type { Language, ReplyPromise, SettingValues } from '@dealership/contracts';
import type { SettingsReader } from '@dealership/server-kit';
import { ARTICLE_PATHS, articleOf } from '../../article.js';
import type { SiteConfig } from '../../site-config.js';
import { previewConfig, siteConfigs } from './site-configs.js';

interface Place {
  path: string;
  language: Language;
}

export interface PageConfig {
  config: SiteConfig;
  /** The drafts to show in a staff preview. */
  drafts: SettingValues | undefined;
}

export interface PageConfigSources {
  settings: SettingsReader;
  /** Reads the reply promise for the contact form. */
  contactPromise: () => Promise<ReplyPromise | undefined>;
}

/** Reads the data of a page. `token` marks the request as a staff preview, which sees drafts. */
export function pageConfigReader({ settings, contactPromise }: PageConfigSources) {
  const publishedConfig = siteConfigs();

  async function siteFor(place: Place, token: string | undefined): Promise<PageConfig> {
    const drafts = token ? await settings.readDrafts(token) : undefined;
    return { drafts, config: drafts ? previewConfig(drafts, place) : publishedConfig(await settings.read(), place) };
  }

  /** The texts of a page that has its own. */
  async function articleFor({ path, language }: Place, token: string | undefined) {
    const name = ARTICLE_PATHS[path];
    if (!name) return undefined;
    const draft = token && (await settings.readPageDraft(name, token));
    return { article: articleOf(name, draft || (await settings.readPage(name)), language) };
  }

  async function promiseFor({ path, language }: Place) {
    const promise = path === '/contact' && (await contactPromise());
    return promise ? { promise: { ...promise, language } } : undefined;
  }

  return async (place: Place, token: string | undefined): Promise<PageConfig> => {
    const [site, article, promise] = await Promise.all([siteFor(place, token), articleFor(place, token), promiseFor(place)]);
    return { drafts: site.drafts, config: { ...site.config, ...article, ...promise } };
  };
}
