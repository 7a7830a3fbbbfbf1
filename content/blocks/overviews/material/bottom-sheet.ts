import type { MatBottomSheet } from '@angular/material/bottom-sheet';

export declare class Host {
  bottomSheet: MatBottomSheet;
}
