export * from '../catalog/shapes.js';
export * from '../content/shapes.js';
export * from '../docs/shapes.js';
export * from '../inquiries/shapes.js';
export * from '../payments/shapes.js';
export * from '../staff/shapes.js';
