import { HomePage } from '@/components/home/home-page';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/routes/metadata';
import { paths } from '@/lib/routes/paths';

export const metadata = pageMetadata({
  title: site.homeTitle,
  description: site.description,
  path: paths.home(),
});

export default function Page() {
  return <HomePage />;
}
