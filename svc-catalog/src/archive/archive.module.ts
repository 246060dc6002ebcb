import { Module } from '@nestjs/common';
import { VehiclesModule } from '../vehicles/vehicles.module.js';
import { ArchiveController } from './archive.controller.js';
import { ArchiveService } from './archive.service.js';

@Module({ imports: [VehiclesModule], controllers: [ArchiveController], providers: [ArchiveService] })
export class ArchiveModule {}
