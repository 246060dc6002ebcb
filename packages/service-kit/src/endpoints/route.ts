import type { ApiEndpoint } from '@dealership/contracts/api';
import {
  type ArgumentMetadata,
  applyDecorators,
  HttpCode,
  type PipeTransform,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  UsePipes,
} from '@nestjs/common';
import { parameterPipe, schemaPipe } from '../errors/validation.pipes.js';
import { OptionalStaff, Service, Staff } from '../staff/decorators.js';

const ENDPOINT = 'endpoint';

/**
 * Validates body, query and path parameters of a call against its endpoint's schemas. A parameter that a handler takes
 * by its name (`@Param('file')`) is not validated.
 */
class EndpointPipe implements PipeTransform {
  constructor(private readonly endpoint: ApiEndpoint) {}

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const schema = this.schemaOf(metadata);
    const pipe = metadata.type === 'body' ? schemaPipe : parameterPipe;
    return schema ? pipe.transform(value, { ...metadata, schema }) : value;
  }

  private schemaOf({ type, data }: ArgumentMetadata): ArgumentMetadata['schema'] {
    const { body, query, params } = this.endpoint;
    const schemas = { body, query, param: params, custom: undefined };
    return data === undefined ? (schemas[type] as ArgumentMetadata['schema']) : undefined;
  }
}

function accessOf({ name, service, access, permission, variesByStaff, caller = '' }: ApiEndpoint): MethodDecorator[] {
  // The gateway resolves staff sessions and passes tokens to services.
  if (service === 'gateway') return [];
  if (access === 'service') return [Service(caller)];
  if (access === 'public' && !variesByStaff) return [];
  if (!permission) throw new Error(`The endpoint ${name} names no permission`);
  return [access === 'staff' ? Staff(permission) : OptionalStaff(permission)];
}

/**
 * Handler of an endpoint of `@dealership/contracts/api`: sets method, path, status, access, and the schemas of body,
 * query and path parameters.
 */
export const Route = (endpoint: ApiEndpoint): MethodDecorator =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[endpoint.method], path: endpoint.path }),
    HttpCode(endpoint.status ?? 200),
    UsePipes(new EndpointPipe(endpoint)),
    SetMetadata(ENDPOINT, endpoint),
    ...accessOf(endpoint),
  );

/** The endpoint that a method handles, if any. */
export const endpointOf = (handler: object): ApiEndpoint | undefined => Reflect.getMetadata(ENDPOINT, handler);
