/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  trailingSlash: false,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm run lint` checks the types of the whole project, scripts and tests included.
  typescript: { ignoreBuildErrors: true },
};

export default nextConfig;
