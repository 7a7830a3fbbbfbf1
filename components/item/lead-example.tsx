import { ExampleCard } from '@/components/example/example-card';
import { ExampleSheets } from '@/components/example/example-styles';

/** The example that an overview begins with, in the first screen. */
export function LeadExample({ id }: { id: string }) {
  return (
    <div className="mb-8">
      <ExampleSheets ids={[id]} />
      <ExampleCard id={id} />
    </div>
  );
}
