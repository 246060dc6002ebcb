import { type LanguageQuery, localize, NEWS_FEED_LENGTH, NEWS_FEEDS, postDate } from '@dealership/contracts';
import { api } from '@dealership/contracts/api';
import { type Reply, Route } from '@dealership/service-kit/endpoints';
import { newsFeed, newsFeedFile, newsFeedType, siteAddress } from '@dealership/service-kit/feeds';
import { Controller, Inject, Param, Query, Res } from '@nestjs/common';
import { SiteSettingsService } from '../settings/site-settings.service.js';
import { BlogPostsService } from './blog-posts.service.js';

export const PUBLIC_URL = Symbol('PUBLIC_URL');

@Controller()
export class PostsFeedController {
  constructor(
    private readonly blogPosts: BlogPostsService,
    private readonly settings: SiteSettingsService,
    @Inject(PUBLIC_URL) private readonly publicUrl: string,
  ) {}

  @Route(api.getPostsFeed)
  async posts(
    @Param('file') name: string,
    @Query() { lang }: LanguageQuery,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<string> {
    const file = newsFeedFile(name);
    const { items } = await this.blogPosts.list({ lang, page: 1, pageSize: NEWS_FEED_LENGTH }, { drafts: false });
    const { publicUrl } = this;
    const { dealer } = await this.settings.visible();
    reply.header('content-type', newsFeedType(file));
    return newsFeed(file, {
      title: NEWS_FEEDS.posts[lang],
      siteName: localize(dealer.name, lang),
      language: lang,
      page: siteAddress(publicUrl, '/blog', lang),
      self: siteAddress(publicUrl, `/api/feeds/posts/${file}`, lang),
      entries: items.map((post) => ({
        key: `post-${post.id}`,
        title: post.title,
        url: siteAddress(publicUrl, `/blog?post=${encodeURIComponent(post.slug)}`, lang),
        summary: post.excerpt,
        publishedAt: new Date(postDate(post)),
      })),
    });
  }
}
