import type { PlaygroundPlan } from './model';

/** Data of a playground on its preview page (the example without the site); the page contains it as JSON. */
export type PreviewData = Pick<PlaygroundPlan, 'knobs' | 'scope'>;

/** Id of the JSON element with the data. */
export const previewDataId = 'playground-data';
