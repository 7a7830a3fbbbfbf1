/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm run lint` checks the types of the whole project, scripts and tests included.
  typescript: { ignoreBuildErrors: true },
  // To tell the site's own code from the framework's when it is measured.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
};

export default nextConfig;
