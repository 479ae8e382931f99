// The public API of registrations: packets from the draft to the carriers.
export { registrationRoutes } from './routes.ts';
export { createRegistrations, FOLLOW_REGISTRATION_JOB } from './service.ts';
