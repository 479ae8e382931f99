// The public API of alerts: what costs money or delivery if it is missed.
export { createAlertChecks } from './checks/check.ts';
export { alertRoutes } from './routes.ts';
export { type Alerts, createAlerts } from './service.ts';
