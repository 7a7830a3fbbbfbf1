import { PageFoot, type PageFootProps } from '@/components/shell/page-foot';
import { RestOfPage } from '@/components/ui/rest-of-page';
import { Pager, type PagerProps } from './pager';

/** The parts below the content of a page, which are rendered after it. */
export function PageEnd({ label, previous, next, ...foot }: PageFootProps & PagerProps) {
  return (
    <RestOfPage room={false}>
      <PageFoot {...foot} />
      <Pager label={label} previous={previous} next={next} />
    </RestOfPage>
  );
}
