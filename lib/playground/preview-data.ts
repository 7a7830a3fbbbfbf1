import type { PlaygroundPlan } from './model';

/** What the page of a playground alone in the window knows of it; it stands there as JSON. */
export type PreviewData = Pick<PlaygroundPlan, 'knobs' | 'scope'>;

/** Id of the JSON element that holds the data. */
export const previewDataId = 'playground-data';
