export * from './rail-arrows.js';
