/** The attribute of the element that is drawn. */
export const drawnMark = 'data-drawn';
