import type { Value } from '@/lib/playground/model';

/**
 * Defaults that the API model lacks, because the library sets them in a constructor or reads them from an
 * options token. The keys are references to inputs. A test checks that the model still lacks them.
 */
export const additionalDefaults: Readonly<Record<string, Value>> = {
  'cdk-drag-drop#CdkDrag-dragStartDelay': 0,
  'cdk-overlay#CdkConnectedOverlay-offsetY': 0,
  'material-badge#MatBadge-description': '',
  'material-input#MatInput-placeholder': '',
  'material-input#MatInput-required': false,
  // For a menu that is not nested in another menu.
  'material-menu#MatMenu-hasBackdrop': true,
  'material-paginator#MatPaginator-pageSize': 50,
  // For `mat-progress-spinner`. A `mat-spinner` is always indeterminate.
  'material-progress-spinner#MatProgressSpinner-mode': 'determinate',
  'material-progress-spinner#MatProgressSpinner-value': 0,
  'material-select#MatSelect-placeholder': '',
  'material-select#MatSelect-required': false,
};
