import { exportSample } from './export-sample';
import { type Exported, readExported } from './exported';

/** What the installed Next exports of the sample, for tests that would copy Next's output by hand otherwise. */
export async function realExport(): Promise<Exported> {
  return readExported(await exportSample('.'));
}
