'use client'; // The framework accepts its error file only so; the page itself is an island.

export { GlobalError as default } from '@/components/islands/error-page/global-error';
