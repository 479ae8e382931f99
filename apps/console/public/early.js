// Sends the requests of the first page while the console is still loading. api/early.ts takes the answers.
(() => {
  const isHome = location.pathname === '/';
  const paths = ['/v1/auth/verify', ...(isHome ? ['/v1/summary', '/v1/events?newest=true&limit=100'] : [])];
  const send = (path) =>
    fetch(path, { headers: { 'x-tendlc-console': '1' }, cache: 'no-store' }).catch(() => undefined);
  globalThis.tendlcEarly = new Map(paths.map((path) => [path, send(path)]));
})();
