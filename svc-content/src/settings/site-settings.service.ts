import {
  type MailRouting,
  type PageText,
  type PageTextName,
  type ReplyTemplates,
  type SettingName,
  type SettingValues,
  settingNamed,
  VISIBLE_SETTINGS,
} from '@dealership/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { sanitiseSetting } from './sanitise-setting.js';
import { SettingVersion } from './setting-version.entity.js';

export const DEFAULT_SETTINGS = Symbol('DEFAULT_SETTINGS');

type Body = Record<string, unknown>;

/** The settings currently in effect. */
@Injectable()
export class SiteSettingsService {
  private readonly logger = new Logger(SiteSettingsService.name);

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(DEFAULT_SETTINGS) private readonly defaults: SettingValues,
  ) {}

  defaultsOf(name: SettingName): Body {
    return this.defaults[name] as unknown as Body;
  }

  /** The settings visible on pages; with `drafts`, as they would be after publishing. */
  async visible(drafts = false): Promise<SettingValues> {
    const rows = await this.newest(VISIBLE_SETTINGS, drafts);
    const entries = VISIBLE_SETTINGS.map((name) => [name, this.holding(name, rows.get(name))]);
    return Object.fromEntries(entries) as unknown as SettingValues;
  }

  /** The texts of a page that has its own. */
  async page(name: PageTextName, drafts = false): Promise<PageText> {
    const published = (await this.newest([name])).get(name);
    const row = drafts ? (await this.newest([name], true)).get(name) : published;
    const body = sanitiseSetting(settingNamed(name).form, this.holding(name, row)) as unknown as PageText['body'];
    return { body, publishedAt: published?.createdAt.toISOString() ?? null };
  }

  /** Never visible on a page. */
  async mailRouting(): Promise<MailRouting> {
    const rows = await this.newest(['mail']);
    return this.holding('mail', rows.get('mail')) as unknown as MailRouting;
  }

  /** For staff only. */
  async replyTemplates(): Promise<ReplyTemplates> {
    const rows = await this.newest(['replyTemplates']);
    return this.holding('replyTemplates', rows.get('replyTemplates')) as unknown as ReplyTemplates;
  }

  /** A row's value, with defaults for fields added since. If the description has become incompatible, all defaults. */
  holding(name: SettingName, row: SettingVersion | undefined): Body {
    if (!row) return this.defaultsOf(name);
    const parsed = settingNamed(name).form.schema.safeParse({ ...this.defaultsOf(name), ...row.body });
    if (parsed.success) return parsed.data as Body;
    this.logger.error({ setting: name, version: row.version }, 'stored setting does not match its schema');
    return this.defaultsOf(name);
  }

  private async newest(names: SettingName[], drafts = false): Promise<Map<string, SettingVersion>> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(SettingVersion, 'row')
      .distinctOn(['row.setting'])
      .where('row.setting IN (:...names)', { names })
      .andWhere('row.state IN (:...states)', { states: drafts ? ['published', 'draft'] : ['published'] })
      .orderBy('row.setting')
      // After a restore, a draft may be older than the published version.
      .addOrderBy(`row.state = 'draft'`, 'DESC')
      .addOrderBy('row.version', 'DESC')
      .getMany();
    return new Map(rows.map((row) => [row.setting, row]));
  }
}
