export { FaqSection } from './faq-section.js';
export { ServicesSection } from './services-section.js';
export { ShowroomSection } from './showroom-section.js';
export { TestimonialsSection } from './testimonials-section.js';
