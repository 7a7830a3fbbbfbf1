import type { FormControl, FormGroup } from '@angular/forms';

export declare class View {
  form: FormGroup<{ terms: FormControl<boolean> }>;
}
