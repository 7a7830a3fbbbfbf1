import { availableParallelism } from 'node:os';

// `npm run build` has validated it; empty means the root of the host.
const basePath = (process.env.BASE_PATH ?? '').replace(/\/$/, '');

/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  basePath,
  // lib/routes/base.ts reads it, also in browsers.
  env: { BASE_PATH: basePath },
  // From everything that a build reads, so that two builds of the same commit are the same.
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // In development, a server of its own builds what editors of examples need.
  ...(process.env.EDITING_SERVER && {
    rewrites: async () => ({
      beforeFiles: [
        { source: '/live/edit/:path*', destination: `${process.env.EDITING_SERVER}/:path*` },
      ],
      afterFiles: [],
      fallback: [],
    }),
  }),
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm run build` runs `tsc` in parallel with the generators, on the whole project including scripts
  // and tests. A second type check here would only take time.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // With it, the router renders a page without its title first and sets the title a moment later, because it
    // assumes that a part of each page is still to be loaded, as from a server.
    optimisticRouting: false,
    // The pieces of pages that Next's own router prefetches are not part of the site, so they need no sizes.
    prefetchInlining: false,
    // Pages are rendered when all else is done, so nothing else needs a processor.
    cpus: availableParallelism(),
  },
  // `npm run bench:shell` separates the site's code from the framework's with them.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
};

export default nextConfig;
