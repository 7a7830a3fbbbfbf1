export declare const element: HTMLElement;
