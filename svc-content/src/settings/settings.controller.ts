import type { MailRouting, PageText, ReplyTemplates, SettingName, SettingValues, StaffSetting } from '@dealership/contracts';
import { type ApiEndpoint, api, type ParamsOf } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, type Type } from '@nestjs/common';
import { SiteSettingsService } from './site-settings.service.js';
import { StaffSettingsService } from './staff-settings.service.js';

@Controller()
export class SiteSettingsController {
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
  previewPage(@Param() { name }: ParamsOf<typeof api.getPageText>): Promise<PageText> {
    return this.site.page(name, true);
  }
}

interface Calls {
  read: ApiEndpoint;
  save: ApiEndpoint;
  discard: ApiEndpoint;
  publish: ApiEndpoint;
  returnTo: ApiEndpoint;
}

/** The staff's endpoints for the settings of one kind: texts, or of the business. */
function controllerOf(calls: Calls): Type {
  @Controller()
  class StaffSettingsController {
    constructor(private readonly settings: StaffSettingsService) {}

    @Route(calls.read)
    read(@Param() { name }: ParamsOf<typeof api.getSetting>): Promise<StaffSetting> {
      return this.settings.read(name);
    }

    @Route(calls.save)
    save(
      @Param() { name }: ParamsOf<typeof api.getSetting>,
      @Body() { body, revision }: { body: Record<string, unknown>; revision: number },
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.saveDraft(name, body, revision, staff);
    }

    @Route(calls.discard)
    discard(
      @Param() { name }: ParamsOf<typeof api.getSetting>,
      @Body() { revision }: { revision: number },
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.discard(name, revision, staff);
    }

    @Route(calls.publish)
    publish(
      @Param() { name }: ParamsOf<typeof api.getSetting>,
      @Body() { revision }: { revision: number },
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.publish(name, revision, staff);
    }

    @Route(calls.returnTo)
    returnTo(
      @Param() { name }: ParamsOf<typeof api.getSetting>,
      @Body() { version, revision }: { version: number; revision: number },
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
