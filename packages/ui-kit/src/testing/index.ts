export { useNavigate } from 'react-router';
export * from './fake-service.js';
export * from './render.js';
export * from './texts.js';
