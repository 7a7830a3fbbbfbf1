'use client'; // Next.js requires an error file with this name and export; the page itself is an island.

export { GlobalError as default } from '@/components/islands/error-page/global-error';
