import { memoryIn } from './memory.js';

/** Data kept in this tab across reloads (sessionStorage). Never contains card data. */
export const tabMemory = memoryIn(() => sessionStorage);
