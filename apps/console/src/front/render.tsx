// Renders the front page to HTML. The build runs it once; the service fills in the links of its operator.
import { renderToStaticMarkup } from 'react-dom/server';
import { computeCostExample } from './cost-example.ts';
import base from './front.css?inline';
import { FrontPage } from './front-page.tsx';
import laterSections from './later-sections.css?inline';
import sections from './sections.css?inline';

const DESCRIPTION =
  'Register your business for text messages in the US. Your registration is reviewed before you pay any fee.';

/**
 * @param today `YYYY-MM-DD`
 * @param fontUrl where the build has put the font
 */
export function renderFrontPage(today: string, fontUrl: string): string {
  const font = `@font-face{font-family:"Inter Variable";font-display:optional;font-weight:100 900;src:url(${fontUrl}) format("woff2")}`;
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content={DESCRIPTION} />
        <title>Tendlc · 10DLC registration and compliance</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <script src="/color-scheme.js" />
        <style dangerouslySetInnerHTML={{ __html: `${font}${base}${sections}${laterSections}` }} />
      </head>
      <body>
        <FrontPage costs={computeCostExample(today)} />
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
