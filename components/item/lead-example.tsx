import { ExampleCard } from '@/components/example/example-card';
import { ExampleSheets } from '@/components/example/example-styles';
import { RestOfPage } from '@/components/ui/rest-of-page';

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
