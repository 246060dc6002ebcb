import { Header } from '@nestjs/common';

declare const parsed: unique symbol;

/** JSON that the database or a cache has already written, which is sent as it is. `Value`: what it is when parsed. */
export type JsonText<Value> = string & { readonly [parsed]: Value };

/** For handlers that return JSON text. */
export const JsonText = (): MethodDecorator => Header('content-type', 'application/json; charset=utf-8');

/** The list of these values. */
export const jsonList = <Item>(items: JsonText<Item>[]): JsonText<Item[]> => `[${items}]` as JsonText<Item[]>;
