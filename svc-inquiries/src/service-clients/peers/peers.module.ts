import { type DynamicModule, Module } from '@nestjs/common';
import { AccountsService } from './accounts.service.js';
import { MailRoutingService } from './mail-routing.service.js';
import { PaymentsService } from './payments.service.js';
import { PEERS, type Peers } from './peers.js';

/** Clients of the services the notifier calls. */
@Module({})
export class PeersModule {
  static forRoot(peers: Peers): DynamicModule {
    const services = [AccountsService, PaymentsService, MailRoutingService];
    return {
      module: PeersModule,
      global: true,
      providers: [{ provide: PEERS, useValue: peers }, ...services],
      exports: services,
    };
  }
}
