import { openStorage } from './key-value-storage.js';

/** Data kept in this tab across reloads (sessionStorage). Never contains card data. */
export const tabStorage = openStorage(() => sessionStorage);
