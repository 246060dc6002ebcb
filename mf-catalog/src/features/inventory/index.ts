export { InventoryPage as Page } from './inventory-page.js';
export { prefetchInventory as prefetch } from './prefetch-inventory.js';
