export { type Announcement, announcementAt } from './announcement.js';
export * from './business-time.js';
export * from './fields.js';
export { type HomeSection, homeShown } from './home.js';
export { type MailRouting, type MailTopic, mail, staffFor } from './mail.js';
export * from './opening-hours.js';
export type * from './responses.js';
export * from './setting.js';
export * from './settings.js';
