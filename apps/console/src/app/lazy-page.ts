// Loads a page when it is first opened. If the service is unavailable, the page loads when the service is back.
import { lazyRouteComponent } from '@tanstack/react-router';
import { loadPart } from '../api/connection.ts';

export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadPart(load), name);
