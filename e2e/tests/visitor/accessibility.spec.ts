import { everyPageIsAccessible } from '../../src/axe.ts';

everyPageIsAccessible();
