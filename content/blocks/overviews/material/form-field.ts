import type { FormControl } from '@angular/forms';

export declare class View {
  email: FormControl<string>;
}
