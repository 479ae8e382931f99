// The public API of registrations: packets from the draft to the carriers.
export { registrationRoutes } from './routes.ts';
export { submissionRoutes } from './submission/routes.ts';
export { createAdvance } from './submission/advance.ts';
export { ADVANCE_SUBMISSION_JOB } from './submission/queries.ts';
export { createSubmissions } from './submission/service.ts';
export { createRegistryWork } from './submission/work.ts';
export { createRegistrations, FOLLOW_REGISTRATION_JOB } from './service.ts';
