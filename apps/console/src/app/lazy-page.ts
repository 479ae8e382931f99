// A page that is loaded when it is first opened. When the service is away just then, it comes as soon as that is back.
import { lazyRouteComponent } from '@tanstack/react-router';
import { loadPart } from '../api/connection.ts';

export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadPart(load), name);
