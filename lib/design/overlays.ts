/**
 * What Angular components open over a page lies in this element, at the end of the body, whoever has
 * written them: overlays are the business of one package, which libraries share.
 */
export const overlayContainer = '.cdk-overlay-container';
