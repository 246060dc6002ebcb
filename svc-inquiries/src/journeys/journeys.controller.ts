import type {
  IdParams,
  Journey,
  JourneyChange,
  JourneyLink,
  JourneyList,
  JourneyStepDone,
  JourneyStepPlan,
  JourneyVersion,
  NewJourney,
} from '@dealership/contracts';
import { api, type ParamsOf, type QueryOf } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query, UseInterceptors } from '@nestjs/common';
import { JourneysService } from './journeys.service.js';
import { JourneyLinksService } from './links/journey-links.service.js';
import { NoStore } from './no-store.interceptor.js';
import { JourneyStepsService } from './steps/journey-steps.service.js';

/** Journeys for staff. */
@Controller()
@UseInterceptors(NoStore)
export class JourneysController {
  constructor(
    private readonly journeys: JourneysService,
    private readonly steps: JourneyStepsService,
    private readonly links: JourneyLinksService,
  ) {}

  @Route(api.listJourneys)
  list(@Query() params: QueryOf<typeof api.listJourneys>): Promise<JourneyList> {
    return this.journeys.list(params);
  }

  @Route(api.createJourney)
  create(@Body() journey: NewJourney, @CurrentStaff() staff: CurrentStaff, @Context() context: RequestContext): Promise<Journey> {
    return this.journeys.create(journey, staff, context);
  }

  @Route(api.getJourney)
  get(@Param() { id }: IdParams): Promise<Journey> {
    return this.journeys.get(id);
  }

  @Route(api.updateJourney)
  change(@Param() { id }: IdParams, @Body() change: JourneyChange, @CurrentStaff() staff: CurrentStaff): Promise<Journey> {
    return this.journeys.change(id, change, staff);
  }

  @Route(api.planJourneyStep)
  plan(
    @Param() { id, step }: ParamsOf<typeof api.planJourneyStep>,
    @Body() plan: JourneyStepPlan,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<Journey> {
    return this.steps.plan(id, step, plan, { staff, requestId });
  }

  @Route(api.finishJourneyStep)
  finish(
    @Param() { id, step }: ParamsOf<typeof api.finishJourneyStep>,
    @Body() done: JourneyStepDone,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<Journey> {
    return this.steps.finish(id, step, done, { staff, requestId });
  }

  @Route(api.reopenJourneyStep)
  reopen(
    @Param() { id, step }: ParamsOf<typeof api.reopenJourneyStep>,
    @Body() { version }: JourneyVersion,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<Journey> {
    return this.steps.reopen(id, step, version, { staff, requestId });
  }

  @Route(api.createJourneyLink)
  createLink(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<JourneyLink> {
    return this.links.create(id, staff);
  }

  @Route(api.mailJourneyLink)
  async mailLink(
    @Param() { id }: IdParams,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<{ accepted: true }> {
    await this.links.mail(id, { staff, requestId });
    return { accepted: true };
  }

  @Route(api.revokeJourneyLinks)
  revokeLinks(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<Journey> {
    return this.links.revoke(id, staff);
  }
}
