import type { MatIconRegistry } from '@angular/material/icon';
import type { DomSanitizer } from '@angular/platform-browser';

export declare const registry: MatIconRegistry;

export declare const sanitizer: DomSanitizer;
