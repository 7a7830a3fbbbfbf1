/** @jest-environment node */
import { readSections } from './sections';

it('shows the code that cures an error, and not that of other sections', async () => {
  const { records } = await readSections('content/overviews/material/datepicker.md');
  const named = (start: string) => records.find(({ name }) => name.startsWith(start));
  expect(named('NG0201')?.preview?.code).toContain('provideNativeDateAdapter()');
  expect(named('NG0201')?.body).toContain('provideNativeDateAdapter');
  expect(named('Limit the dates')?.preview?.code).toBeUndefined();
});
