// Public API of the events for customers.
export type { CustomerEventRow } from './queries.ts';
export { customerEventRoutes } from './routes.ts';
export {
  createCustomerEvents,
  type CustomerEvents,
  newEventId,
  TELL_CUSTOMER_JOB,
  toCustomerEvent,
} from './service.ts';
export { createEventStreams } from './stream.ts';
