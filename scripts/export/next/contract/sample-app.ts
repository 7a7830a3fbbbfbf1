import { filePaths } from '@/lib/routes/file-paths';
import { places } from '@/lib/routes/paths';

/** The pages of the sample by their clean URLs. */
export const samplePages = {
  home: '/',
  /** Two pages below one layout, which has a stylesheet and a client component of its own. */
  wren: '/birds/wren',
  robin: '/birds/robin',
  /** A page with a stylesheet of its own, as pages with live examples have. */
  nest: '/nest',
  notFound: places.notFound(),
} as const;

/** URL of the stylesheet of a page. */
export const sampleSheet = filePaths.live('nest.css');

/** A text long enough to become a text row, with a closing tag and letters of two to four bytes. */
const longText = `<p>${'Zaunkönig – 鷦鷯 🐦 '.repeat(80)}</p><pre>&lt;/script></pre><!-- </script> -->`;

/** A script of the page itself, as `components/shell/pre-paint.tsx` writes one. */
export const ownScript = 'globalThis.ownScript="</" + "p>" && 1 < 2;';

const title = 'Birds & "nests"';

const rootLayout = `
import './site.css';
import localFont from 'next/font/local';
import { Navigation } from './navigation';

const siteSans = localFont({ src: './fonts/sans.woff2', variable: '--sans', weight: '400 700', });
const siteMono = localFont({
  src: './fonts/mono.woff2', variable: '--mono', weight: '400 600', preload: false, adjustFontFallback: false,
});

export const metadata = {
  metadataBase: new URL('https://birds.example'),
  title: ${JSON.stringify(title)},
  description: 'What "birds" do.',
  openGraph: { title: 'Birds', description: 'What birds do.', images: ['/bird.png'] },
  icons: { icon: [{ url: '/bird.svg', type: 'image/svg+xml' }] },
};
export const viewport = { width: 'device-width', initialScale: 1, themeColor: '#fff' };

function Layout({ children }) {
  return (
    <html lang="en" className={siteSans.variable + ' ' + siteMono.variable} suppressHydrationWarning>
      <head><script dangerouslySetInnerHTML={{ __html: ${JSON.stringify(ownScript)} }} /></head>
      <body>
        <nav>
          ${Object.values(samplePages)
            .map((path) => `<a href="${path}">${path}</a>`)
            .join('\n          ')}
        </nav>
        {children}
        <Navigation />
      </body>
    </html>
  );
}
export { Layout as default };`;

/** As the site navigates: plain links, and one listener that passes them to the router. */
const navigation = `'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

export function Navigation() {
  const router = useRouter();
  useEffect(() => {
    const navigate = (event) => {
      const link = event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      router.push(link.getAttribute('href'));
    };
    document.addEventListener('click', navigate);
    document.documentElement.dataset.hydrated = '';
    return () => document.removeEventListener('click', navigate);
  }, [router]);
  return null;
}`;

const counter = `'use client';
import { useState } from 'react';

export function Counter({ label }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{label} {count}</button>;
}`;

const birdsLayout = `
import './birds.css';
import { Counter } from './counter';

function Layout({ children }) {
  return <main className="birds"><Counter label="Seen" />{children}</main>;
}
export { Layout as default };`;

const bird = `
export const dynamicParams = false;
export const generateStaticParams = () => [{ bird: 'wren' }, { bird: 'robin' }];

export async function generateMetadata({ params }) {
  const { bird } = await params;
  return { title: bird, description: 'About the ' + bird, alternates: { canonical: '/birds/' + bird } };
}

async function Page({ params }) {
  const { bird } = await params;
  return <><h1>{bird}</h1><div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(longText)} }} /></>;
}
export { Page as default };`;

const nest = `
import { Counter } from '../birds/counter';

export const metadata = { title: 'Nest' };

function Page() {
  return (
    <main>
      <h1>Nest</h1>
      <link rel="stylesheet" href="${sampleSheet}" precedence="examples" />
      <p className="nest">Moss</p>
      <Counter label="Eggs" />
    </main>
  );
}
export { Page as default };`;

const manifest = `
export const dynamic = 'force-static';
function manifest() {
  return { name: 'Birds', start_url: '/', icons: [{ src: '/bird.svg', sizes: 'any' }] };
}
export { manifest as default };`;

const heading = (text: string) => `
function Page() {
  return <main><h1>${text}</h1></main>;
}
export { Page as default };`;

/** The sources of a small App Router application, by their paths; fonts lie beside them. */
export const sampleSources: Readonly<Record<string, string>> = {
  'app/layout.jsx': rootLayout,
  'app/navigation.jsx': navigation,
  'app/site.css': 'body { font-family: var(--sans); }\ncode { font-family: var(--mono); }\n',
  'app/page.jsx': heading('Home'),
  'app/not-found.jsx': heading('Not found'),
  'app/manifest.js': manifest,
  'app/birds/layout.jsx': birdsLayout,
  'app/birds/birds.css': '.birds { color: rgb(0, 0, 255); }\n',
  'app/birds/counter.jsx': counter,
  'app/birds/[bird]/page.jsx': bird,
  'app/nest/page.jsx': nest,
  [`public${sampleSheet}`]: '.nest { color: rgb(0, 128, 0); }\n',
  'package.json': '{ "private": true, "type": "module" }\n',
  // Without it the site's own configuration above would be found.
  'postcss.config.mjs': 'export default { plugins: {} };\n',
};
