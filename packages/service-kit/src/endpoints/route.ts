import type { ApiEndpoint, ResponseOf } from '@dealership/contracts/api';
import {
  type ArgumentMetadata,
  applyDecorators,
  HttpCode,
  type PipeTransform,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type StreamableFile,
  UsePipes,
} from '@nestjs/common';
import { parameterPipe, schemaPipe } from '../errors/validation.pipes.js';
import { OptionalStaff, Service, Staff } from '../staff/decorators.js';
import type { JsonText } from './json-text.js';

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

type Result<Answer> = Answer | Promise<Answer>;

/**
 * What a handler of an endpoint returns: its response, a redirect, a file or a text (`undefined` with status 304), or
 * nothing. A handler of an endpoint that is taken by its path without a type (`endpointAt`) may return anything.
 */
type ResultOf<E extends ApiEndpoint> = ApiEndpoint extends E
  ? unknown
  : E extends { response: object }
    ? Result<ResponseOf<E> | JsonText<ResponseOf<E>>>
    : E extends { status: 303 }
      ? Result<{ url: string }>
      : E extends { responseType: string }
        ? Result<string | Buffer | StreamableFile | undefined>
        : Result<void>;

/** Decorates only methods that return the endpoint's result. */
type HandlerOf<E extends ApiEndpoint> = <Method extends (...args: never[]) => ResultOf<E>>(
  controller: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<Method>,
) => void;

/**
 * Handler of an endpoint of `@dealership/contracts/api`: sets method, path, status, access, and the schemas of body,
 * query and path parameters. A method that returns anything but the endpoint's response does not compile.
 */
export const Route = <E extends ApiEndpoint>(endpoint: E): HandlerOf<E> =>
  applyDecorators(
    RequestMapping({ method: RequestMethod[endpoint.method], path: endpoint.path }),
    HttpCode(endpoint.status ?? 200),
    UsePipes(new EndpointPipe(endpoint)),
    SetMetadata(ENDPOINT, endpoint),
    ...accessOf(endpoint),
  );

/** The endpoint that a method handles, if any. */
export const endpointOf = (handler: object): ApiEndpoint | undefined => Reflect.getMetadata(ENDPOINT, handler);
