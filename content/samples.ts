import type { Samples } from './samples-model';

export const samples: Samples = {
  item: { packageName: 'material', id: 'button' },
  example: 'button-overview',
  neighbor: { packageName: 'material', id: 'badge' },
  fewTokens: { packageName: 'material', id: 'divider' },
  longApi: { packageName: 'material', id: 'datepicker' },
  manyExamples: { packageName: 'material', id: 'table' },
  opening: { packageName: 'material', id: 'dialog', example: 'dialog-overview' },
  guide: 'theming',
};
