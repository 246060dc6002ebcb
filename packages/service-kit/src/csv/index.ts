export * from './csv-file.js';
