export declare const element: HTMLTextAreaElement;
