import {
  type MailRouting,
  PAGE_TEXTS,
  type PageText,
  type PageTextName,
  type ReplyTemplates,
  SETTING_NAMES,
  type SettingName,
  type SettingValues,
  type StaffSetting,
  settingNamed,
} from '@dealership/contracts';
import { type ApiEndpoint, api } from '@dealership/contracts/api';
import { Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, type Type } from '@nestjs/common';
import { IsIn } from 'class-validator';
import { SiteSettingsService } from './site-settings.service.js';
import { StaffSettingsService } from './staff-settings.service.js';

class PageParams {
  @IsIn(PAGE_TEXTS)
  name: PageTextName;
}

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
  page(@Param() { name }: PageParams): Promise<PageText> {
    return this.site.page(name);
  }

  @Route(api.previewPageText)
  previewPage(@Param() { name }: PageParams): Promise<PageText> {
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

/** The staff's endpoints for the settings of one kind. */
function controllerOf(kind: 'texts' | 'business', calls: Calls): Type {
  class SettingParams {
    @IsIn(SETTING_NAMES.filter((name) => settingNamed(name).kind === kind))
    name: SettingName;
  }

  @Controller()
  class StaffSettingsController {
    constructor(private readonly settings: StaffSettingsService) {}

    @Route(calls.read)
    read(@Param() { name }: SettingParams): Promise<StaffSetting> {
      return this.settings.read(name);
    }

    @Route(calls.save)
    save(
      @Param() { name }: SettingParams,
      @Body() { body, revision }: { body: Record<string, unknown>; revision: number },
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.saveDraft(name, body, revision, staff);
    }

    @Route(calls.discard)
    discard(
      @Param() { name }: SettingParams,
      @Body() { revision }: { revision: number },
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.discard(name, revision, staff);
    }

    @Route(calls.publish)
    publish(
      @Param() { name }: SettingParams,
      @Body() { revision }: { revision: number },
      @CurrentStaff() staff: CurrentStaff,
    ): Promise<StaffSetting> {
      return this.settings.publish(name, revision, staff);
    }

    @Route(calls.returnTo)
    returnTo(
      @Param() { name }: SettingParams,
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
  controllerOf('texts', {
    read: getText,
    save: saveTextDraft,
    discard: discardTextDraft,
    publish: publishText,
    returnTo: returnText,
  }),
  controllerOf('business', {
    read: getSetting,
    save: saveSettingDraft,
    discard: discardSettingDraft,
    publish: publishSetting,
    returnTo: returnSetting,
  }),
];
