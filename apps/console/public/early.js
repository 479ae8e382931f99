// Requests what the first page needs while the console is still loading. api/early.ts takes the answers. The build fills
// in the list of pages, from scripts/first-pages.ts: [path, scripts, styles, requests].
(() => {
  // The console came first, from the cache of the browser, and sends its requests itself.
  if (globalThis.tendlcEarly !== undefined) {
    return;
  }
  const pages = [];
  const idIn = (path) => {
    const [, before, after] = /^(.*):id(.*)$/.exec(path) ?? [];
    const id = location.pathname.slice(before?.length, after === '' ? undefined : -after?.length);
    return before !== undefined && /^[1-9]\d{0,14}$/.test(id) ? id : undefined;
  };
  const fill = (text, path) => text.replace(':id', idIn(path) ?? '');
  const page = pages.find(([path]) => fill(path, path) === location.pathname);
  const [path = '', scripts = [], styles = [], requests = []] = page ?? [];
  const link = (attributes) => (href) =>
    document.head.append(
      Object.assign(document.createElement('link'), attributes, { href, crossOrigin: '' }),
    );
  const send = (url) =>
    fetch(url, { headers: { 'x-tendlc-console': '1' }, cache: 'no-store' }).catch(() => undefined);
  const early = location.search === '' ? requests.map((url) => fill(url, path)) : [];
  globalThis.tendlcEarly = new Map(['/v1/auth/verify', ...early].map((url) => [url, send(url)]));
  scripts.forEach(link({ rel: 'modulepreload' }));
  // Not as style sheets: the loader of the page would take them for loaded, and show the page without them.
  styles.forEach(link({ rel: 'preload', as: 'style' }));
})();
