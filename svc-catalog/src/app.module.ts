import { databaseModule } from '@dealership/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import { databaseOptions } from './database/database.js';
import { UpcomingVehiclesModule } from './upcoming-vehicles/upcoming-vehicles.module.js';
import { VehiclesModule } from './vehicles/vehicles.module.js';

export interface AppOptions {
  databaseUrl: string;
  poolSize?: number;
}

@Module({})
export class AppModule {
  static with({ databaseUrl, poolSize }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [databaseModule(databaseOptions(databaseUrl, poolSize)), VehiclesModule, UpcomingVehiclesModule],
    };
  }
}
