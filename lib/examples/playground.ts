import { site } from '@/content/site';

/**
 * Whether an example is a playground: one whose inputs are knobs, shown by themselves. The name is a rule of
 * strict sites; with others it may mean anything.
 */
export function isPlayground(id: string): boolean {
  return site.isStrict && id.endsWith('-playground');
}
