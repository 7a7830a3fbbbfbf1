export { ErrorPage as default } from '@/components/islands/error-page/error-page';
