import { memoryIn } from './memory.js';

/** What this tab remembers over a reload. Nothing of a card ever comes here. */
export const tabMemory = memoryIn(() => sessionStorage);
