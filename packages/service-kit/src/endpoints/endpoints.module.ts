import type { ServiceName } from '@dealership/contracts';
import { type ApiCall, callsOf } from '@dealership/contracts/api';
import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { endpointOf } from './route.js';

const SERVICE = Symbol('SERVICE');

const title = ({ name, method, path }: ApiCall): string => `${name} (${method} ${path})`;

/** Fails the start unless each of the service's endpoints has exactly one handler. The error names the others. */
@Module({ imports: [DiscoveryModule] })
export class EndpointsModule {
  constructor(
    @Inject(SERVICE) private readonly service: ServiceName,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {
    // Checked here, because the router would fail on a second handler with its own message.
    this.check();
  }

  static forRoot(service: ServiceName): DynamicModule {
    return { module: EndpointsModule, providers: [{ provide: SERVICE, useValue: service }] };
  }

  private check(): void {
    const handled = this.handled();
    const own = callsOf(this.service);
    const problems = [
      ...own.filter((call) => !handled.includes(call)).map((call) => `no handler for ${title(call)}`),
      ...own
        .filter((call) => handled.indexOf(call) !== handled.lastIndexOf(call))
        .map((call) => `two handlers for ${title(call)}`),
      ...handled.filter((call) => !own.includes(call)).map((call) => `${title(call)} is a call of ${call.service}`),
    ];
    if (problems.length) throw new Error(`The endpoints of ${this.service} are not complete: ${problems.join('; ')}`);
  }

  private handled(): ApiCall[] {
    const controllers = this.discovery.getControllers().map(({ metatype }) => metatype?.prototype ?? {});
    const handlers = controllers.flatMap((prototype) =>
      this.scanner.getAllMethodNames(prototype).map((name) => prototype[name] as object),
    );
    return handlers.map(endpointOf).filter((endpoint) => endpoint !== undefined);
  }
}
