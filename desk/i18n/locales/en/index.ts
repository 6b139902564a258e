export * from '@backoffice/i18n/locales/en';
export { default as evidence } from './evidence.json';
export { default as member } from './member.json';
export { default as queue } from './queue.json';
export { default as report } from './report.json';
export { default as review } from './review.json';
export { default as settings } from './settings.json';
export { default as shell } from './shell.json';
