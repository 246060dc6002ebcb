export * from './missing-panel.js';
