import './globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { CookieNotice } from '@/components/shell/cookie-notice';
import { Footer } from '@/components/shell/footer';
import { Islands } from '@/components/shell/islands';
import { PrePaint } from '@/components/shell/pre-paint';
import { SectionBar } from '@/components/shell/section-bar';
import { StartFailed } from '@/components/shell/start-failed';
import { TopBar } from '@/components/shell/top-bar';
import { site } from '@/content/site';
import { themeGrounds } from '@/lib/design/theme-grounds';
import { icons } from '@/lib/routes/icons';
import { searchPaths } from '@/lib/routes/search-paths';

// Text is painted at once in stand-ins of adjusted size (app/styles/fonts.css), and fonts take their place when they
// arrive. So nothing is preloaded: a preloaded font would delay the first text. The constants are named after the font
// families: many systems have fonts named `sans` and `mono`.
const siteSans = localFont({
  src: './fonts/roboto.woff2',
  variable: '--font-first',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
});
// The characters that few pages use and the first file lacks, see `scripts/maintain/fonts/characters.ts`.
const siteMore = localFont({
  src: './fonts/roboto-more.woff2',
  variable: '--font-more',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+a1-af, U+b1-b6, U+b8-d6, U+d8-ec, U+ee-ff, U+201a, U+201e, U+2020-2021, U+2030, U+2032-2033, U+2039-203a, U+20ac, U+2122, U+2193',
    },
  ],
});
const siteMono = localFont({
  src: './fonts/roboto-mono.woff2',
  variable: '--font-mono',
  weight: '400 600',
  preload: false,
  adjustFontFallback: false,
});

export const metadata: Metadata = {
  metadataBase: new URL(site.baseUrl),
  title: site.name,
  description: site.description,
  icons: {
    icon: [
      { url: icons.favicon, sizes: '48x48' },
      { url: icons.vector, type: 'image/svg+xml' },
    ],
    apple: icons.touch,
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeGrounds.light },
    { media: '(prefers-color-scheme: dark)', color: themeGrounds.dark },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang={site.lang}
      dir={site.dir === 'ltr' ? undefined : site.dir}
      className={`${siteSans.variable} ${siteMore.variable} ${siteMono.variable}`}
      suppressHydrationWarning
    >
      <head>
        <PrePaint />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={site.name}
          href={searchPaths.description}
        />
      </head>
      <body>
        <TopBar />
        <CookieNotice />
        <SectionBar />
        {children}
        <Footer />
        <StartFailed />
        <Islands />
      </body>
    </html>
  );
}
