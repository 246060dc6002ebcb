import { SETTING_NAMES, type SettingName, type StaffSetting, settingNamed } from '@dealership/contracts';
import { AppError, schemaPipe } from '@dealership/service-kit';
import { differences, recordStaffWrite } from '@dealership/service-kit/audit';
import type { CurrentStaff } from '@dealership/service-kit/staff';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SCHEMA } from '../database/schema.js';
import { lockSetting } from './lock-setting.js';
import { sanitiseSetting } from './sanitise-setting.js';
import { SettingVersion } from './setting-version.entity.js';
import { SiteSettingsService } from './site-settings.service.js';

type Body = Record<string, unknown>;

const HISTORY = 50;

/** The state of a setting after a write. */
interface Written {
  revision: number;
  published: SettingVersion | undefined;
  draft: SettingVersion | undefined;
}

/** Staff operations on a setting. Every write is a new version, with its audit row in the same transaction. */
@Injectable()
export class StaffSettingsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly site: SiteSettingsService,
  ) {}

  read(name: SettingName): Promise<StaffSetting> {
    return this.describe(this.dataSource.manager, name);
  }

  /** The settings with an unpublished draft, in the order of the admin. */
  async withDraft(): Promise<SettingName[]> {
    const drafts = await this.dataSource.manager.find(SettingVersion, { select: { setting: true }, where: { state: 'draft' } });
    return SETTING_NAMES.filter((name) => drafts.some(({ setting }) => setting === name));
  }

  async saveDraft(name: SettingName, given: Body, revision: number, staff: CurrentStaff): Promise<StaffSetting> {
    const body = await this.checked(name, sanitiseSetting(settingNamed(name).form, await this.checked(name, given)));
    return this.write(name, revision, async (manager, { draft, published }) => {
      const before = this.site.holding(name, draft ?? published);
      await this.retire(manager, draft);
      const row = await this.add(manager, name, { body, state: 'draft' }, staff);
      const change = differences(before, body);
      await this.record(manager, row, { staff, action: 'update', before: change.before, after: change.after });
    });
  }

  private async checked(name: SettingName, given: Body): Promise<Body> {
    return (await schemaPipe.transform(given, { type: 'body', schema: settingNamed(name).form.schema as never })) as Body;
  }

  discard(name: SettingName, revision: number, staff: CurrentStaff): Promise<StaffSetting> {
    return this.write(name, revision, async (manager, written) => {
      const draft = await this.draftOf(manager, name, written);
      await this.retire(manager, draft);
      // Whoever has the draft open has to learn that it is gone.
      await this.add(
        manager,
        name,
        { body: this.site.holding(name, written.published), state: 'old', retiredAt: new Date() },
        staff,
      );
      await this.record(manager, draft, { staff, action: 'delete', before: draft.body });
    });
  }

  publish(name: SettingName, revision: number, staff: CurrentStaff): Promise<StaffSetting> {
    return this.write(name, revision, async (manager, written) => {
      const draft = await this.draftOf(manager, name, written);
      await this.retire(manager, draft);
      await this.publishBody(manager, name, { body: draft.body, published: written.published }, staff);
    });
  }

  /** Restores a version of the history; 0 is the default before the first one. Keeps a draft unchanged. */
  returnTo(name: SettingName, version: number, revision: number, staff: CurrentStaff): Promise<StaffSetting> {
    return this.write(name, revision, async (manager, { published }) => {
      const earlier = await manager.findOneBy(SettingVersion, { setting: name, version, state: 'published' });
      if (!earlier && version > 0) throw new AppError('SETTING_VERSION_NOT_FOUND', { version });
      const body = this.site.holding(name, earlier ?? undefined);
      await this.publishBody(manager, name, { body, published, returnedTo: version }, staff);
    });
  }

  /** @throws AppError CHANGED_MEANWHILE if there is no draft */
  private async draftOf(manager: EntityManager, name: SettingName, written: Written): Promise<SettingVersion> {
    if (!written.draft) throw await this.changedMeanwhile(manager, name, written.revision, written);
    return written.draft;
  }

  private async publishBody(
    manager: EntityManager,
    name: SettingName,
    { body, published, returnedTo = null }: { body: Body; published: SettingVersion | undefined; returnedTo?: number | null },
    staff: CurrentStaff,
  ): Promise<void> {
    const row = await this.add(manager, name, { body, state: 'published', returnedTo }, staff);
    const change = differences(this.site.holding(name, published), body);
    await this.record(manager, row, { staff, action: 'publish', before: change.before, after: change.after });
  }

  /** @throws AppError CHANGED_MEANWHILE with the names of what somebody else has changed since `revision` */
  private async write(
    name: SettingName,
    revision: number,
    work: (manager: EntityManager, written: Written) => Promise<void>,
  ): Promise<StaffSetting> {
    return this.dataSource.transaction(async (manager) => {
      await lockSetting(manager, name);
      const written = await this.written(manager, name);
      if (written.revision !== revision) throw await this.changedMeanwhile(manager, name, revision, written);
      await work(manager, written);
      return this.describe(manager, name);
    });
  }

  private async changedMeanwhile(manager: EntityManager, name: SettingName, revision: number, now: Written): Promise<AppError> {
    const seen = await manager.findOneBy(SettingVersion, { setting: name, version: revision });
    const change = differences(this.site.holding(name, seen ?? undefined), this.site.holding(name, now.draft ?? now.published));
    const errors = Object.keys(change.after).map((path) => ({ path, message: 'Somebody else changed this meanwhile' }));
    return new AppError('CHANGED_MEANWHILE', { setting: name, version: now.revision }, { errors });
  }

  private async written(manager: EntityManager, name: SettingName): Promise<Written> {
    const newest = (state: SettingVersion['state']) =>
      manager.findOne(SettingVersion, { where: { setting: name, state }, order: { version: 'DESC' } });
    const revision = (await manager.maximum(SettingVersion, 'version', { setting: name })) ?? 0;
    // A separate query, since a draft may be older than any number of restores.
    const draft = await newest('draft');
    const published = await newest('published');
    return { revision, draft: draft ?? undefined, published: published ?? undefined };
  }

  private async retire(manager: EntityManager, draft: SettingVersion | undefined): Promise<void> {
    if (draft) await manager.update(SettingVersion, draft.id, { state: 'old', retiredAt: () => 'now()' });
  }

  private async add(
    manager: EntityManager,
    name: SettingName,
    values: Pick<SettingVersion, 'body' | 'state'> & Partial<SettingVersion>,
    { account }: CurrentStaff,
  ): Promise<SettingVersion> {
    const version = ((await manager.maximum(SettingVersion, 'version', { setting: name })) ?? 0) + 1;
    const author = { personId: account.id, personName: account.name };
    return manager.save(manager.create(SettingVersion, { setting: name, version, ...author, ...values }));
  }

  private record(
    manager: EntityManager,
    { id, setting }: SettingVersion,
    write: Pick<Parameters<typeof recordStaffWrite>[2], 'staff' | 'action' | 'before' | 'after'>,
  ): Promise<void> {
    const named = (values: object | null | undefined) => values && { setting, ...values };
    const { before, after } = write;
    return recordStaffWrite(manager, SCHEMA, {
      ...write,
      entity: 'setting',
      entityId: id,
      before: named(before) ?? null,
      after: named(after) ?? { setting },
    });
  }

  private async describe(manager: EntityManager, name: SettingName): Promise<StaffSetting> {
    const { revision, published, draft } = await this.written(manager, name);
    const rows = await manager.find(SettingVersion, {
      where: { setting: name, state: 'published' },
      order: { version: 'DESC' },
      take: HISTORY + 1,
    });
    const shown = (row: SettingVersion) => ({
      version: row.version,
      body: this.site.holding(name, row),
      author: row.personName,
      at: row.createdAt.toISOString(),
    });
    return {
      name,
      revision,
      published: this.site.holding(name, published),
      draft: draft ? shown(draft) : null,
      history: rows.slice(0, HISTORY).map((row) => ({ ...shown(row), returnedTo: row.returnedTo })),
      beforeHistory: this.site.holding(name, rows[HISTORY]),
    };
  }
}
