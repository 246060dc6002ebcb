export * from './sent-mark.js';
export * from './sent-panel.js';
