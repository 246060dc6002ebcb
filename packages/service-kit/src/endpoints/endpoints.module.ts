import type { ServiceName } from '@dealership/contracts';
import { type ApiEndpoint, endpointsOf } from '@dealership/contracts/api';
import { type DynamicModule, Inject, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { endpointOf } from './route.js';

const SERVICE = Symbol('SERVICE');

const title = ({ name, method, path }: ApiEndpoint): string => `${name} (${method} ${path})`;

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
    const own = endpointsOf(this.service);
    const problems = [
      ...own.filter((endpoint) => !handled.includes(endpoint)).map((endpoint) => `no handler for ${title(endpoint)}`),
      ...own
        .filter((endpoint) => handled.indexOf(endpoint) !== handled.lastIndexOf(endpoint))
        .map((endpoint) => `two handlers for ${title(endpoint)}`),
      ...handled
        .filter((endpoint) => !own.includes(endpoint))
        .map((endpoint) => `${title(endpoint)} is an endpoint of ${endpoint.service}`),
    ];
    if (problems.length) throw new Error(`The endpoints of ${this.service} are not complete: ${problems.join('; ')}`);
  }

  private handled(): ApiEndpoint[] {
    const controllers = this.discovery.getControllers().map(({ metatype }) => metatype?.prototype ?? {});
    const handlers = controllers.flatMap((prototype) =>
      this.scanner.getAllMethodNames(prototype).map((name) => prototype[name] as object),
    );
    return handlers.map(endpointOf).filter((endpoint) => endpoint !== undefined);
  }
}
