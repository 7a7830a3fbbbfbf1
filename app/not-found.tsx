import { NotFoundPage } from '@/components/shell/not-found-page';
import { site } from '@/content/site';
import { siteTitle } from '@/lib/routes/metadata';

export const metadata = {
  title: siteTitle('Page not found'),
  description: site.notFoundDescription,
  robots: { index: false },
};

export default function NotFound() {
  return <NotFoundPage />;
}
