import { NotFoundPage } from '@/components/shell/not-found-page';
import { siteTitle } from '@/lib/routes/metadata';

export const metadata = {
  title: siteTitle('Page not found'),
  description:
    'There is no such page here. Find the component, the part of the CDK or the guide instead.',
  robots: { index: false },
};

export default function NotFound() {
  return <NotFoundPage />;
}
