import type { ReplyPromise, SettingValues, SubscriptionLinkState } from '@dealership/contracts';
import type { SettingsReader } from '@dealership/server-kit';
import type { PageLocation } from '@dealership/ui-kit/head-tags';
import { ARTICLE_PATHS, articleOf } from '../../article.js';
import type { SiteConfig } from '../../site-config.js';
import { hasSubscriptionLink } from '../subscription-links.js';
import { previewConfig, siteConfigs } from './site-configs.js';

export interface PageConfig {
  config: SiteConfig;
  /** `config` without the page's own content: one object for all pages, which identifies the cached header and footer. */
  siteConfig: SiteConfig;
  /** The drafts to show in a staff preview. */
  drafts: SettingValues | undefined;
}

export interface PageConfigSources {
  settings: SettingsReader;
  /** Reads the reply promise for the contact form. */
  contactPromise: () => Promise<ReplyPromise | undefined>;
  /** Reads the state of the link that opened a page of an e-mail. */
  subscriptionLink: (path: string, token: string) => Promise<SubscriptionLinkState | undefined>;
}

/** Reads the data of a page. `token` marks the request as a staff preview, which sees drafts. */
export function pageConfigReader({ settings, contactPromise, subscriptionLink }: PageConfigSources) {
  const publishedConfig = siteConfigs();

  async function siteFor(pageLocation: PageLocation, token: string | undefined): Promise<Omit<PageConfig, 'config'>> {
    const drafts = token ? await settings.readDrafts(token) : undefined;
    return {
      drafts,
      siteConfig: drafts ? previewConfig(drafts, pageLocation) : publishedConfig(await settings.read(), pageLocation),
    };
  }

  /** The texts of a page that has its own. */
  async function articleFor({ path, language }: PageLocation, token: string | undefined) {
    const name = ARTICLE_PATHS[path];
    if (!name) return undefined;
    const draft = token && (await settings.readPageDraft(name, token));
    return { article: articleOf(name, draft || (await settings.readPage(name)), language) };
  }

  async function promiseFor({ path, language }: PageLocation) {
    const promise = path === '/contact' && (await contactPromise());
    return promise ? { promise: { ...promise, language } } : undefined;
  }

  async function linkFor({ path }: PageLocation, query: URLSearchParams) {
    if (!hasSubscriptionLink(path)) return undefined;
    const token = query.get('token') ?? '';
    const state = await subscriptionLink(path, token);
    return state && { link: { token, state } };
  }

  return async (pageLocation: PageLocation, query: URLSearchParams, token: string | undefined): Promise<PageConfig> => {
    const [site, article, promise, link] = await Promise.all([
      siteFor(pageLocation, token),
      articleFor(pageLocation, token),
      promiseFor(pageLocation),
      linkFor(pageLocation, query),
    ]);
    return { ...site, config: { ...site.siteConfig, ...article, ...promise, ...link } };
  };
}
