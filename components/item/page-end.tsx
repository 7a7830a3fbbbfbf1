import { PageFoot, type PageFootProps } from '@/components/shell/page-foot';
import { RestOfPage } from '@/components/ui/rest-of-page';
import { Pager, type PagerProps } from './pager';

/** What stands below the text of a page, and comes after it. */
export function PageEnd({ label, previous, next, ...foot }: PageFootProps & PagerProps) {
  return (
    <RestOfPage room={false}>
      <PageFoot {...foot} />
      <Pager label={label} previous={previous} next={next} />
    </RestOfPage>
  );
}
