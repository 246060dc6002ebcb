import type { MailRouting, PageText, ReplyTemplates, SettingName, SettingValues, StaffSetting } from '@dealership/contracts';
import { api, type BodyOf, type ParamsOf } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, type Type } from '@nestjs/common';
import { SiteSettingsService } from './site-settings.service.js';
import { StaffSettingsService } from './staff-settings.service.js';

@Controller()
class SiteSettingsController {
  constructor(private readonly site: SiteSettingsService) {}

  @Route(api.getSiteSettings)
  read(): Promise<SettingValues> {
    return this.site.visible();
  }

  @Route(api.getMailRouting)
  mailRouting(): Promise<MailRouting> {
    return this.site.mailRouting();
  }

  @Route(api.getReplyTemplates)
  replyTemplates(): Promise<ReplyTemplates> {
    return this.site.replyTemplates();
  }

  @Route(api.previewSiteSettings)
  preview(): Promise<SettingValues> {
    return this.site.visible(true);
  }

  @Route(api.getPageText)
  page(@Param() { name }: ParamsOf<typeof api.getPageText>): Promise<PageText> {
    return this.site.page(name);
  }

  @Route(api.previewPageText)
  previewPage(@Param() { name }: ParamsOf<typeof api.previewPageText>): Promise<PageText> {
    return this.site.page(name, true);
  }
}

interface Calls {
  read: typeof api.getSetting;
  save: typeof api.saveSettingDraft;
  discard: typeof api.discardSettingDraft;
  publish: typeof api.publishSetting;
  returnTo: typeof api.returnSetting;
}

/** The staff's endpoints for the settings of one kind: texts, or of the business. */
function controllerOf(calls: Calls): Type {
  @Controller()
  class StaffSettingsController {
    constructor(private readonly settings: StaffSettingsService) {}

    @Route(calls.read)
    read(@Param() { name }: ParamsOf<Calls['read']>): Promise<StaffSetting> {
      return this.settings.read(name);
    }

    @Route(calls.save)
    save(
      @Param() { name }: ParamsOf<Calls['save']>,
      @Body() { body, revision }: BodyOf<Calls['save']>,
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.saveDraft(name, body, revision, staff);
    }

    @Route(calls.discard)
    discard(
      @Param() { name }: ParamsOf<Calls['discard']>,
      @Body() { revision }: BodyOf<Calls['discard']>,
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.discard(name, revision, staff);
    }

    @Route(calls.publish)
    publish(
      @Param() { name }: ParamsOf<Calls['publish']>,
      @Body() { revision }: BodyOf<Calls['publish']>,
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.publish(name, revision, staff);
    }

    @Route(calls.returnTo)
    returnTo(
      @Param() { name }: ParamsOf<Calls['returnTo']>,
      @Body() { version, revision }: BodyOf<Calls['returnTo']>,
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.returnTo(name, version, revision, staff);
    }
  }
  return StaffSettingsController;
}

@Controller()
class SettingDraftsController {
  constructor(private readonly settings: StaffSettingsService) {}

  @Route(api.listSettingDrafts)
  list(): Promise<SettingName[]> {
    return this.settings.withDraft();
  }
}

const { getText, saveTextDraft, discardTextDraft, publishText, returnText } = api;
const { getSetting, saveSettingDraft, discardSettingDraft, publishSetting, returnSetting } = api;

export const settingControllers: Type[] = [
  SiteSettingsController,
  SettingDraftsController,
  controllerOf({
    read: getText,
    save: saveTextDraft,
    discard: discardTextDraft,
    publish: publishText,
    returnTo: returnText,
  }),
  controllerOf({
    read: getSetting,
    save: saveSettingDraft,
    discard: discardSettingDraft,
    publish: publishSetting,
    returnTo: returnSetting,
  }),
];
