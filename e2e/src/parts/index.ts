import { inContainers } from '../site.ts';
import { containers } from './containers.ts';
import type { Parts } from './parts.ts';
import { processes } from './processes.ts';

export const parts: Parts = inContainers ? containers : processes;
