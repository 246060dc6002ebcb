export * from './sent-panel.js';
