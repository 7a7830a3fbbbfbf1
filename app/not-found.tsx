import { NotFoundPage } from '@/components/shell/not-found-page';

export const metadata = {
  title: 'Page not found – Angular Material and CDK',
  robots: { index: false },
};

export default function NotFound() {
  return <NotFoundPage />;
}
