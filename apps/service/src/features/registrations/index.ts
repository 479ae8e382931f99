// The public API of registrations: packets from the draft to the carriers.
export { findSpending, foldSpending } from './costs/queries.ts';
export { countAllStandings, type StandingCount } from './queries.ts';
export { customerRoutes } from './customers/routes.ts';
export { createRegistrationCustomers } from './customers/service.ts';
export { createFileDrafts, type FileDrafts } from './drafts/file-drafts.ts';
export { exportRoutes } from './exports/routes.ts';
export { createRegistrationExports } from './exports/service.ts';
export { importRoutes } from './imports/routes.ts';
export { createRegistrationImports } from './imports/service.ts';
export { registrationRoutes } from './routes.ts';
export { submissionRoutes } from './submission/routes.ts';
export { createAdvance } from './submission/advance.ts';
export { ADVANCE_SUBMISSION_JOB } from './submission/queries.ts';
export { createSubmissions, type Submissions } from './submission/service.ts';
export { createRegistryWork } from './submission/work.ts';
export { createRegistrations, FOLLOW_REGISTRATION_JOB } from './service.ts';
