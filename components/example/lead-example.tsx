import { RestOfPage } from '@/components/ui/rest-of-page';
import { ExampleCard } from './example-card';
import { ExampleSheets } from './example-styles';

/**
 * The example that an overview begins with, in the first screen. A navigation shows the title without waiting for
 * the example's stylesheet.
 */
export function LeadExample({ id }: { id: string }) {
  return (
    <RestOfPage>
      <ExampleSheets ids={[id]} />
      <div className="mb-8">
        <ExampleCard id={id} />
      </div>
    </RestOfPage>
  );
}
