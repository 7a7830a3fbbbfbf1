// `npm run build` has validated it; empty means the root of the host.
const basePath = (process.env.BASE_PATH ?? '').replace(/\/$/, '');

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath,
  // lib/routes/base.ts reads it, also in browsers.
  env: { BASE_PATH: basePath },
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm run build` runs `tsc` in parallel with the generators, on the whole project including scripts
  // and tests. A second type check here would only take time.
  typescript: { ignoreBuildErrors: true },
  // With it, the router renders a page without its title first and sets the title a moment later, because it
  // assumes that a part of each page is still to be loaded, as from a server.
  experimental: { optimisticRouting: false },
  // `npm run bench:shell` separates the site's code from the framework's with them.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
};

export default nextConfig;
