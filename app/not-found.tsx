import { NotFoundPage } from '@/components/shell/not-found-page';

export const metadata = {
  title: 'Page not found – Angular Material and CDK',
  description:
    'There is no such page here. Find the component, the part of the CDK or the guide instead.',
  robots: { index: false },
};

export default function NotFound() {
  return <NotFoundPage />;
}
