import { type DynamicModule, Module } from '@nestjs/common';
import { EndLinks } from './end-links.js';

@Module({})
export class EndLinksModule {
  /** `key`: signs the links, in all processes. */
  static forRoot(key: string): DynamicModule {
    const endLinks = { provide: EndLinks, useValue: new EndLinks(key) };
    return { module: EndLinksModule, global: true, providers: [endLinks], exports: [EndLinks] };
  }
}
