// Checked before by `npm run build`; an empty one is the root.
const basePath = (process.env.BASE_PATH ?? '').replace(/\/$/, '');

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath,
  // For lib/routes/base.ts, in browsers as well.
  env: { BASE_PATH: basePath },
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm run build` runs `tsc` beside the generators: over the whole project, scripts and tests
  // included, and not a second time in here.
  typescript: { ignoreBuildErrors: true },
  // The router would show a page first without its title, and with it a moment later: it takes for sure that
  // part of each page is still to come, as on a server.
  experimental: { optimisticRouting: false },
  // To tell the site's own code from the framework's when it is measured.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
};

export default nextConfig;
