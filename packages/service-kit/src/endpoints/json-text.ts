import { Header } from '@nestjs/common';

declare const parsed: unique symbol;

/** JSON text from the database or a cache, sent unchanged. `Value`: its type when parsed. */
export type JsonText<Value> = string & { readonly [parsed]: Value };

/** For handlers that return JSON text. */
export const JsonText = (): MethodDecorator => Header('content-type', 'application/json; charset=utf-8');

/** The list of these values. */
export const jsonList = <Item>(items: JsonText<Item>[]): JsonText<Item[]> => `[${items}]` as JsonText<Item[]>;
