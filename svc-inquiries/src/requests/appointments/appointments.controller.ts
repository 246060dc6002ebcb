import type {
  Appointment,
  AppointmentBlockEntry,
  AppointmentCancellation,
  AppointmentMove,
  AppointmentVersion,
  AppointmentWeek,
  IdParams,
  NewAppointment,
  NewAppointmentBlock,
  TestDriveSlots,
} from '@dealership/contracts';
import { api, type QueryOf } from '@dealership/contracts/api';
import { Context, type RequestContext, Route } from '@dealership/service-kit/endpoints';
import { CurrentStaff } from '@dealership/service-kit/staff';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { CatalogClient } from '../../service-clients/catalog/catalog.client.js';
import { knownVehicle, testDriveVehicleName } from '../inquiries/test-drive-vehicle.js';
import { ScheduleService } from '../schedule/schedule.service.js';
import { AppointmentsService } from './appointments.service.js';
import { StaffBookingsService } from './staff-bookings.service.js';

@Controller()
export class AppointmentsController {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly entered: StaffBookingsService,
    private readonly schedule: ScheduleService,
    private readonly catalog: CatalogClient,
  ) {}

  @Route(api.getTestDriveSlots)
  async slots(
    @Query() { vehicleId, booker }: QueryOf<typeof api.getTestDriveSlots>,
    @Context() { requestId }: RequestContext,
  ): Promise<TestDriveSlots> {
    // Staff also move appointments with cars that have been sold since.
    if (booker === 'visitor') await testDriveVehicleName(this.catalog, vehicleId, requestId);
    return this.schedule.slots(vehicleId, booker);
  }

  @Route(api.getAppointmentWeek)
  week(@Query() { from }: QueryOf<typeof api.getAppointmentWeek>): Promise<AppointmentWeek> {
    return this.appointments.week(from);
  }

  @Route(api.createAppointment)
  async create(
    @Body() appointment: NewAppointment,
    @CurrentStaff() staff: CurrentStaff,
    @Context() context: RequestContext,
  ): Promise<Appointment> {
    return this.appointments.get(await this.entered.enter(appointment, staff, context));
  }

  @Route(api.confirmAppointment)
  confirm(
    @Param() { id }: IdParams,
    @Body() { version }: AppointmentVersion,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<Appointment> {
    return this.appointments.confirm(id, version, { staff, requestId });
  }

  @Route(api.moveAppointment)
  move(
    @Param() { id }: IdParams,
    @Body() change: AppointmentMove,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<Appointment> {
    return this.appointments.move(id, change, { staff, requestId });
  }

  @Route(api.cancelAppointment)
  cancel(
    @Param() { id }: IdParams,
    @Body() change: AppointmentCancellation,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<Appointment> {
    return this.appointments.cancel(id, change, { staff, requestId });
  }

  @Route(api.blockAppointments)
  async block(
    @Body() block: NewAppointmentBlock,
    @CurrentStaff() staff: CurrentStaff,
    @Context() { requestId }: RequestContext,
  ): Promise<AppointmentBlockEntry> {
    if (block.vehicleId) await knownVehicle(this.catalog, block.vehicleId, requestId);
    return this.appointments.block(block, staff);
  }

  @Route(api.unblockAppointments)
  unblock(@Param() { id }: IdParams, @CurrentStaff() staff: CurrentStaff): Promise<void> {
    return this.appointments.unblock(id, staff);
  }
}
