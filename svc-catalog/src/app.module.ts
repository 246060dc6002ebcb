import { databaseModule } from '@dealership/service-kit';
import { AuditModule } from '@dealership/service-kit/audit';
import { type MediaSettings, openMediaStore } from '@dealership/service-kit/media';
import { StaffModule } from '@dealership/service-kit/staff';
import { type DynamicModule, Module } from '@nestjs/common';
import { databaseOptions } from './database/database.js';
import { MediaInUseModule } from './media-in-use/media-in-use.module.js';
import { MEDIA_STORE } from './media-store.js';
import { UpcomingVehiclesModule } from './upcoming-vehicles/upcoming-vehicles.module.js';
import { VehiclesModule } from './vehicles/vehicles.module.js';

export interface AppOptions {
  databaseUrl: string;
  poolSize?: number;
  media: MediaSettings;
  tokenSecret: string;
}

@Module({})
export class AppModule {
  static with({ databaseUrl, poolSize, media, tokenSecret }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        databaseModule(databaseOptions(databaseUrl, poolSize)),
        StaffModule.with(tokenSecret),
        AuditModule.of('catalog'),
        VehiclesModule,
        UpcomingVehiclesModule,
        MediaInUseModule,
      ],
      providers: [{ provide: MEDIA_STORE, useFactory: () => openMediaStore(media) }],
      exports: [MEDIA_STORE],
    };
  }
}
